import { beamPanel } from './panels.ts';
import { dimmed, lightOf, vivid, type Light } from '#film/color/light.ts';
import type { SceneContext } from '../scene-context.ts';
import type { MaterialHandle } from '../scene/material.ts';
import { degrees, pointing, turned, turnedAbout } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import { plus, times, type Vec3 } from '../scene/vec3.ts';
import { FRONT, planWorld } from './cameras.ts';
import { addGrandPiano } from './grand-piano.ts';
import { printLogo } from './logo-board.ts';
import { paintBeam, paintCurtain } from './paintings.ts';
import { addRod } from './rods.ts';
import { turnedSolid } from './turned.ts';
import type { BuildWorld } from './world-scene.ts';

const TRUSS = { height: 2.35, y: 0.9, half: 2.6, rails: 0.16 } as const;
const CANS = 7;
/** Where a prompt asks for one: across from the drums. */
const PIANO: Vec3 = [-0.85, 0.75, 0];

/** A stage before the show: truss, beams, drums, loudspeakers and a microphone that waits. */
export const buildConcert: BuildWorld = (context) => {
  const { stage, storyboard } = context;
  const { palette } = storyboard.look;
  const steel = stage.material({ color: [0.3, 0.31, 0.33], metal: 1, roughness: 0.3 });
  const chrome = stage.material({ color: [0.85, 0.86, 0.9], metal: 1, roughness: 0.08 });
  const black = stage.material({ color: [0.012, 0.012, 0.014], roughness: 0.45, coat: 0.3 });
  layFloor(context);
  hangTruss(stage, steel);
  const cans = hangCans(stage, black, [
    vivid(lightOf(palette.glow)),
    vivid(lightOf(palette.accent)),
  ]);
  setMicrophone(stage, chrome, black);
  setDrums(context, chrome);
  setLoudspeakers(stage, black, steel);
  if (storyboard.look.dressing.includes('piano')) addGrandPiano(context, PIANO);
  const curtain = stage.texture(paintCurtain(palette.felt));
  const beam = stage.texture(paintBeam());
  return {
    pose: ({ time }) => cans.forEach(({ lens }, k) => lens.glow(levelAt(time, k))),
    plan: planWorld(
      {
        wide: {
          target: [0, 0.2, 0.85],
          azimuth: FRONT + degrees(9),
          elevation: degrees(7),
          distance: 4.2,
          fieldOfView: degrees(38),
          aperture: 0.014,
          lowering: 0.1,
          fit: 1.7,
        },
        detail: {
          target: [0, -0.75, 1.0],
          azimuth: FRONT - degrees(10),
          elevation: degrees(5),
          distance: 1.5,
          fieldOfView: degrees(34),
          aperture: 0.03,
          lowering: 0.12,
          fit: 0.4,
        },
        action: {
          target: [0.55, 0.5, 0.5],
          azimuth: FRONT + degrees(26),
          elevation: degrees(13),
          distance: 2.5,
          fieldOfView: degrees(36),
          aperture: 0.02,
          lowering: 0.15,
          fit: 0.8,
        },
      },
      2,
    ),
    panels: ({ time }, eye) => [
      {
        center: [0, 2.6, 1.4],
        across: [6, 0, 0],
        upward: [0, 0, 1.7],
        texture: curtain,
        light: [0.8, 0.8, 0.8],
      },
      ...cans.map(({ place, color }, k) => {
        const sway = Math.sin(time * 0.9 + k * 1.1) * 0.7;
        const foot: Vec3 = [place[0] * 0.45 + sway, place[1] - 0.4, 0];
        const strength = 0.55 * levelAt(time, k);
        return {
          ...beamPanel(eye, { from: place, to: foot, width: 0.62 }),
          texture: beam,
          light: dimmed(color, strength),
        };
      }),
    ],
  };
};

/** Lamps breathe in turn; none flashes. */
const levelAt = (time: number, k: number): number => 0.72 + 0.28 * Math.sin(time * 1.6 + k * 0.9);

function layFloor({ stage }: SceneContext): void {
  const boards = stage.material({ color: [0.02, 0.018, 0.02], roughness: 0.16, coat: 0.9 });
  stage.add({
    solid: { kind: 'surface', width: 9, depth: 6, corners: [0.1, 0.1], material: boards },
  });
}

/** Two rails with a zigzag between them. */
function hangTruss(stage: Stage, steel: MaterialHandle): void {
  const { height, y, half, rails } = TRUSS;
  for (const z of [height, height + rails])
    addRod(stage, steel, { from: [-half, y, z], to: [half, y, z], radius: 0.022 });
  const steps = 26;
  const joint = (k: number): Vec3 => {
    const z = k % 2 === 0 ? height : height + rails;
    return [-half + (k / steps) * half * 2, y, z];
  };
  for (let k = 0; k < steps; k += 1)
    addRod(stage, steel, { from: joint(k), to: joint(k + 1), radius: 0.012 });
  for (const x of [-half, half])
    for (const side of [-0.07, 0.07])
      addRod(stage, steel, { from: [x + side, y, 0], to: [x + side, y, height], radius: 0.022 });
}

function hangCans(stage: Stage, black: MaterialHandle, colors: readonly Light[]) {
  const { height, y, half } = TRUSS;
  return Array.from({ length: CANS }, (_, k) => {
    const color = colors[k % colors.length] ?? [1, 1, 1];
    const lit = stage.material({ color: [0, 0, 0], emission: dimmed(color, 5) });
    const place: Vec3 = [-half + ((k + 0.5) / CANS) * half * 2, y - 0.05, height - 0.2];
    const rotation = turnedAbout([1, 0, 0], degrees(24));
    stage.add({
      solid: { kind: 'cylinder', radius: 0.095, height: 0.24, material: black },
      at: place,
      rotation,
    });
    const lens = stage.add({
      solid: { kind: 'cylinder', radius: 0.08, height: 0.02, material: lit },
      at: plus(place, times(rotation.z, -0.125)),
      rotation,
    });
    return { place: plus(place, times(rotation.z, -0.12)), color, lens };
  });
}

function setMicrophone(stage: Stage, chrome: MaterialHandle, black: MaterialHandle): void {
  const foot = turnedSolid(black, [
    [0.17, 0],
    [0.17, 0.02],
    [0.05, 0.035],
    [0, 0.036],
  ]);
  stage.add({
    solid: foot.solid,
    at: [0, -0.75, foot.middle],
    shades: { halfWidth: 0.16, low: 0, high: 0.02 },
  });
  addRod(stage, chrome, { from: [0, -0.75, 0.03], to: [0, -0.75, 0.98], radius: 0.013 });
  const tilt = turnedAbout([1, 0, 0], degrees(52));
  const mesh = stage.material({ color: [0.5, 0.5, 0.54], metal: 1, roughness: 0.38 });
  const body = turnedSolid(black, [
    [0.014, 0],
    [0.02, 0.02],
    [0.028, 0.17, chrome],
    [0.036, 0.18],
    [0.036, 0.2, mesh],
    [0.046, 0.23],
    [0.044, 0.27],
    [0.024, 0.3],
    [0, 0.305],
  ]);
  stage.add({
    solid: body.solid,
    at: plus([0, -0.75, 1], times(tilt.z, body.middle * 0.6)),
    rotation: tilt,
  });
}

const SKIN: Light = [0.62, 0.6, 0.55];

/** Drums and cymbals on a low riser. */
function setDrums(context: SceneContext, chrome: MaterialHandle): void {
  const { stage, storyboard } = context;
  const shell = stage.material({
    color: dimmed(vivid(lightOf(storyboard.look.palette.accent)), 0.4),
    roughness: 0.12,
    coat: 1,
  });
  const skin = stage.material({ color: SKIN, roughness: 0.7 });
  const bronze = stage.material({ color: [0.85, 0.6, 0.28], metal: 1, roughness: 0.22 });
  const deck = stage.material({ color: [0.03, 0.03, 0.034], roughness: 0.5, coat: 0.3 });
  const at: Vec3 = [0.75, 1, 0];
  stage.add({
    solid: { kind: 'box', width: 1.7, depth: 1.2, height: 0.18, rounding: 0.01, material: deck },
    at: plus(at, [0, 0.1, 0.09]),
    shades: true,
  });
  const drum = (place: Vec3, [radius, height]: readonly [number, number], axis: Vec3): void => {
    const rotation = pointing(axis);
    const middle = plus(at, place);
    stage.add({
      solid: { kind: 'cylinder', radius, height, material: shell, lids: skin },
      at: middle,
      rotation,
    });
    for (const end of [-1, 1])
      stage.add({
        solid: {
          kind: 'frame',
          width: radius * 2,
          depth: radius * 2,
          corners: [radius, radius],
          barWidth: 0.022,
          barHeight: 0.03,
          rounding: 0.008,
          material: chrome,
        },
        at: plus(middle, times(rotation.z, (end * height) / 2)),
        rotation,
      });
  };
  drum([0, -0.1, 0.43], [0.25, 0.34], [0, -1, 0]);
  printLogo(context, { at: plus(at, [0, -0.275, 0.43]), width: 0.4, height: 0.24 }, SKIN);
  drum([-0.19, -0.02, 0.78], [0.13, 0.15], [0, -0.35, 1]);
  drum([0.19, -0.02, 0.78], [0.14, 0.16], [0, -0.35, 1]);
  drum([0.48, 0.05, 0.46], [0.19, 0.3], [0, -0.1, 1]);
  drum([-0.5, 0.05, 0.58], [0.17, 0.1], [0.1, -0.15, 1]);
  const cymbal = turnedSolid(bronze, [
    [0.24, 0],
    [0.242, 0.004],
    [0.06, 0.028],
    [0.035, 0.05],
    [0, 0.055],
  ]);
  const cymbals: readonly (readonly [Vec3, number])[] = [
    [[-0.62, 0.1, 1.02], 12],
    [[0.6, 0.15, 1.08], -14],
    [[-0.78, -0.05, 0.8], 4],
  ];
  for (const [place, tilt] of cymbals) {
    const foot = plus(at, [place[0], place[1], 0.18]);
    addRod(stage, chrome, { from: foot, to: plus(at, place), radius: 0.01 });
    stage.add({
      solid: cymbal.solid,
      at: plus(at, place),
      rotation: turnedAbout([0.3, 1, 0], degrees(tilt)),
    });
  }
}

/** Towers at the sides, and wedges along the front. */
function setLoudspeakers(stage: Stage, black: MaterialHandle, steel: MaterialHandle): void {
  const cone = stage.material({ color: [0.05, 0.05, 0.055], roughness: 0.6, coat: 0.2 });
  for (const side of [-1, 1]) {
    for (const storey of [0, 1, 2]) {
      const at: Vec3 = [side * 2.4, 0.45, 0.3 + storey * 0.6];
      stage.add({
        solid: {
          kind: 'box',
          width: 0.62,
          depth: 0.5,
          height: 0.58,
          rounding: 0.015,
          material: black,
        },
        at,
        rotation: turned(-side * 0.2),
        shades: true,
      });
      const front = turned(-side * 0.2);
      for (const [dx, dz, radius] of [
        [0, -0.06, 0.19],
        [0, 0.2, 0.06],
      ] as const) {
        const place = plus(at, plus(times(front.x, dx), plus(times(front.y, -0.25), [0, 0, dz])));
        stage.add({
          solid: {
            kind: 'frame',
            width: radius * 2,
            depth: radius * 2,
            corners: [radius, radius],
            barWidth: 0.03,
            barHeight: 0.03,
            rounding: 0.012,
            material: steel,
          },
          at: place,
          rotation: pointing(times(front.y, -1)),
        });
        stage.add({
          solid: { kind: 'cylinder', radius: radius * 0.9, height: 0.01, material: cone },
          at: place,
          rotation: pointing(times(front.y, -1)),
        });
      }
    }
  }
  for (const x of [-0.9, 0.95])
    stage.add({
      solid: {
        kind: 'box',
        width: 0.46,
        depth: 0.26,
        height: 0.26,
        rounding: 0.012,
        material: black,
      },
      at: [x, -1.15, 0.13],
      rotation: turnedAbout([1, 0, 0], degrees(-28)),
      shades: { halfWidth: 0.23, halfDepth: 0.15, low: -0.13, high: 0.12 },
    });
}
