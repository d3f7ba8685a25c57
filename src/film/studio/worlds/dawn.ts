import { darken } from '#film/color/hex.ts';
import { blended, lightOf } from '#film/color/light.ts';
import type { SceneContext } from '../scene-context.ts';
import { CHIP_KIND_COUNT, ChipSet } from '../props/chips.ts';
import { paintWeave } from '../props/surfaces.ts';
import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import { degrees, pointing, turned, turnedAbout, type Rotation } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import { plus, times, type Vec3 } from '../scene/vec3.ts';
import { addBlock } from './blocks.ts';
import { FRONT, planWorld } from './cameras.ts';
import { paintDawn, paintIdleScreen, paintSunPatches } from './dawn-paintings.ts';
import { setLogoBoard } from './logo-board.ts';
import { turnedSolid } from './turned.ts';
import type { BuildWorld } from './world-scene.ts';

interface Furnishing {
  readonly brass: MaterialHandle;
  readonly wood: MaterialHandle;
  readonly wall: MaterialHandle;
  readonly cloth: MaterialHandle;
  readonly leather: MaterialHandle;
  readonly black: MaterialHandle;
}

const WALL_Y = 4.6;
const WINDOW = { width: 1.25, low: 0.35, high: 2.75 } as const;
const WINDOWS = [-3.2, -1.6, 0, 1.6, 3.2] as const;
const TABLE = { at: [0, 0.5, 0], top: 0.72, width: 1.9, depth: 1.05 } as const;

/** The gaming floor before the doors open: idle machines, a table ready for play, first light in the windows. */
export const buildDawn: BuildWorld = (context) => {
  const { storyboard } = context;
  const furnishing = furnish(context);
  const floor = layCarpet(context);
  buildHall(context, furnishing);
  const screens = [-1, 1].flatMap((side) =>
    [0.35, 1.35, 2.35, 3.35].flatMap((y, k) =>
      setMachine(context, furnishing, [side * (1.75 + 0.08 * k), y, 0]),
    ),
  );
  setTable(context, furnishing);
  setLogoBoard(context, { at: [0, 2.8, 1.42], width: 1.5, height: 0.5 });
  const seconds = storyboard.frameCount / storyboard.controls.fps;
  return {
    pose: ({ time }) => {
      floor.glow(0.85 + (0.3 * time) / seconds);
      screens.forEach((screen, k) => screen.glow(0.8 + 0.2 * Math.sin(time * 0.8 + k * 1.3)));
    },
    plan: planWorld(
      {
        wide: {
          target: [0, 0.9, 0.95],
          azimuth: FRONT + degrees(7),
          elevation: degrees(6),
          distance: 4.3,
          fieldOfView: degrees(40),
          aperture: 0.012,
          lowering: 0.06,
          fit: 1.9,
        },
        detail: {
          target: [-1.3, 0.95, 0.84],
          azimuth: FRONT + degrees(9),
          elevation: degrees(5),
          distance: 2.38,
          fieldOfView: degrees(36),
          aperture: 0.028,
          lowering: 0.12,
          fit: 0.7,
          liveliness: 0.35,
        },
        action: {
          target: [0.1, 0.5, 0.8],
          azimuth: FRONT - degrees(16),
          elevation: degrees(9),
          distance: 2.48,
          fieldOfView: degrees(35),
          aperture: 0.028,
          lowering: 0.16,
          fit: 0.95,
          liveliness: 0.45,
        },
      },
      2.2,
    ),
    panels: () => [],
  };
};

function furnish({ stage, storyboard }: SceneContext): Furnishing {
  const { palette } = storyboard.look;
  const room = lightOf(palette.room);
  return {
    brass: stage.material({ color: lightOf(palette.metal), metal: 1, roughness: 0.2 }),
    wood: stage.material({ color: [0.075, 0.035, 0.018], roughness: 0.3, coat: 0.6 }),
    wall: stage.material({ color: blended(room, [0.16, 0.12, 0.1], 0.6), roughness: 0.8 }),
    cloth: stage.material({ color: lightOf(palette.felt), roughness: 1, sheen: 0.15 }),
    leather: stage.material({
      color: blended(lightOf(darken(palette.felt, 0.4)), [0.05, 0.02, 0.015], 0.5),
      roughness: 0.4,
      coat: 0.3,
    }),
    black: stage.material({ color: [0.012, 0.012, 0.014], roughness: 0.3, coat: 0.5 }),
  };
}

/** Carpet on which the windows lie as light. */
function layCarpet({ stage, storyboard, random }: SceneContext): Prop {
  const { palette } = storyboard.look;
  const pile = stage.material({
    color: blended(lightOf(darken(palette.felt, 0.45)), [0.05, 0.02, 0.025], 0.5),
    texture: stage.texture(paintSunPatches(palette)),
    textureUse: 'glows',
    emission: [1.5, 1, 0.58],
    roughness: 1,
    sheen: 0.2,
    detail: { texture: stage.texture(paintWeave(random('dawn carpet'))), size: 0.25, depth: 0.4 },
  });
  return stage.add({
    solid: { kind: 'surface', width: 12, depth: 12, corners: [0.1, 0.1], material: pile },
    at: [0, 0, 0],
  });
}

/** Tall windows between pillars, beams below a dark ceiling. */
function buildHall({ stage, storyboard }: SceneContext, { brass, wall, wood }: Furnishing): void {
  const sky = stage.material({
    color: [0, 0, 0],
    texture: stage.texture(paintDawn(storyboard.look.palette.glow)),
    textureUse: 'glows',
    emission: [1.3, 1.2, 1.1],
  });
  const { width, low, high } = WINDOW;
  const middle = (low + high) / 2;
  for (const x of WINDOWS) {
    stage.add({
      solid: { kind: 'card', width, height: high - low, corner: 0.01, face: sky, back: sky },
      at: [x, WALL_Y, middle],
      rotation: pointing([0, -1, 0]),
    });
    for (const dx of [-width / 6, width / 6])
      addBlock(stage, wood, {
        at: [x + dx, WALL_Y - 0.02, middle],
        size: [0.03, 0.04, high - low],
      });
    for (const z of [0.95, 1.55, 2.15])
      addBlock(stage, wood, { at: [x, WALL_Y - 0.02, z], size: [width, 0.04, 0.03] });
  }
  for (const x of [-4.0, -2.4, -0.8, 0.8, 2.4, 4.0]) {
    addBlock(stage, wall, { at: [x, WALL_Y - 0.02, 1.7], size: [0.36, 0.3, 3.4], rounding: 0.03 });
    addBlock(stage, brass, { at: [x, WALL_Y - 0.02, 2.86], size: [0.42, 0.36, 0.05] });
  }
  addBlock(stage, wall, { at: [0, WALL_Y + 0.05, 0.17], size: [14, 0.3, 0.36] });
  addBlock(stage, wall, { at: [0, WALL_Y + 0.05, 3.3], size: [14, 0.3, 1.1] });
  for (const side of [-1, 1])
    addBlock(stage, wall, { at: [side * 3.9, 1, 1.9], size: [0.3, 8, 3.8] });
  for (const y of [-0.6, 1.1, 2.8])
    addBlock(stage, wood, { at: [0, y, 3.02], size: [8, 0.2, 0.24], rounding: 0.02 });
  addBlock(stage, wall, { at: [0, 1, 3.4], size: [8, 8, 0.5] });
}

/** Adds a machine that nobody plays, with its stool, on either side of the aisle; returns its screens. */
function setMachine(
  { stage, storyboard }: SceneContext,
  furnishing: Furnishing,
  at: Vec3,
): readonly Prop[] {
  const { brass, black } = furnishing;
  const rotation = turned(-Math.sign(at[0]) * degrees(58));
  const place = (dx: number, dy: number, z: number): Vec3 =>
    plus(plus(at, [0, 0, z]), plus(times(rotation.x, dx), times(rotation.y, dy)));
  const { glow, accent } = storyboard.look.palette;
  const screen = (height: number, z: number, color: typeof glow): Prop => {
    const face = stage.material({
      color: [0, 0, 0],
      texture: stage.texture(paintIdleScreen(color)),
      textureUse: 'glows',
      emission: [0.62, 0.62, 0.66],
      coat: 1,
      roughness: 0.1,
    });
    return stage.add({
      solid: { kind: 'card', width: 0.54, height, corner: 0.02, face, back: face },
      at: place(0, -0.262, z),
      rotation: pointing(times(rotation.y, -1), rotation.x),
    });
  };
  addBlock(stage, black, {
    at: place(0, 0, 0.83),
    size: [0.66, 0.5, 1.66],
    rounding: 0.03,
    rotation,
    shades: true,
  });
  addBlock(stage, black, {
    at: place(0, -0.34, 0.62),
    size: [0.66, 0.3, 0.1],
    rounding: 0.03,
    rotation,
  });
  addBlock(stage, brass, { at: place(0, -0.485, 0.62), size: [0.62, 0.02, 0.03], rotation });
  for (const z of [0.74, 1.19, 1.64])
    addBlock(stage, brass, { at: place(0, -0.255, z), size: [0.64, 0.02, 0.025], rotation });
  setStool(stage, furnishing, { at: place(0, -0.72, 0), rotation });
  return [screen(0.38, 0.97, glow), screen(0.36, 1.41, accent)];
}

interface Place {
  readonly at: Vec3;
  readonly rotation: Rotation;
}

function setStool(stage: Stage, { brass, leather }: Furnishing, { at, rotation }: Place): void {
  const stool = turnedSolid(brass, [
    [0.2, 0],
    [0.19, 0.02],
    [0.03, 0.05],
    [0.025, 0.38],
    [0.1, 0.4],
    [0.17, 0.41, leather],
    [0.19, 0.45],
    [0.17, 0.49],
    [0, 0.5],
  ]);
  stage.add({
    solid: stool.solid,
    at: plus(at, [0, 0, stool.middle]),
    shades: { halfWidth: 0.18, low: -stool.middle, high: stool.middle },
  });
  addBlock(stage, leather, {
    at: plus(plus(at, [0, 0, 0.72]), times(rotation.y, -0.17)),
    size: [0.34, 0.07, 0.34],
    rounding: 0.033,
    rotation,
  });
}

/** A table made ready: chips in rows, decks, a covered lamp above. */
function setTable({ stage, logos, random }: SceneContext, furnishing: Furnishing): void {
  const { brass, wood, cloth, leather, black } = furnishing;
  const [x, y] = TABLE.at;
  const { top, width, depth } = TABLE;
  const corners = [0.5, 0.06] as const;
  const leg = turnedSolid(wood, [
    [0.42, 0],
    [0.4, 0.05],
    [0.12, 0.1],
    [0.1, 0.2, brass],
    [0.11, 0.24, wood],
    [0.14, top - 0.14],
    [0.4, top - 0.08],
    [0, top - 0.08],
  ]);
  for (const side of [-1, 1]) stage.add({ solid: leg.solid, at: [x + side * 0.5, y, leg.middle] });
  addBlock(stage, wood, {
    at: [x, y, top - 0.07],
    size: [width - 0.3, depth - 0.2, 0.12],
    shades: true,
  });
  stage.add({
    solid: { kind: 'surface', width, depth, corners, material: cloth },
    at: [x, y, top],
  });
  stage.add({
    solid: {
      kind: 'frame',
      width,
      depth,
      corners,
      barWidth: 0.13,
      barHeight: 0.1,
      rounding: 0.045,
      material: leather,
    },
    at: [x, y, top + 0.01],
  });
  const chips = new ChipSet(stage, logos);
  const chance = random('dawn chips');
  for (let column = 0; column < 6; column += 1)
    for (let row = 0; row < 2; row += 1) {
      const kind = (column + row) % CHIP_KIND_COUNT;
      const stack = Array.from({ length: 4 + Math.floor(chance() * 5) }, () => kind);
      const at: Vec3 = [x - 0.4 + column * 0.17, y + 0.14 + row * 0.17, top + 0.012];
      chips.addStack(stack, at, chance);
    }
  addBlock(stage, black, {
    at: [x - 0.68, y + 0.16, top + 0.06],
    size: [0.2, 0.3, 0.12],
    shades: true,
  });
  const paper = stage.material({ color: [0.6, 0.58, 0.54], roughness: 0.5 });
  for (const [k, dx] of [0.58, 0.7].entries())
    addBlock(stage, paper, {
      at: [x + dx, y + 0.12, top + 0.03],
      size: [0.085, 0.125, 0.06],
      rounding: 0.004,
      rotation: turned(0.2 - k * 0.35),
      shades: true,
    });
  for (const side of [-1, 1])
    setStool(stage, furnishing, {
      at: [x + side * 0.72, y - 0.8, 0],
      rotation: turned(side * 0.35),
    });
  hangLamp(stage, furnishing, [x, y, 1.95]);
}

/** A lamp that is not lit yet. */
function hangLamp(stage: Stage, { brass, black }: Furnishing, [x, y, z]: Vec3): void {
  const shade = turnedSolid(brass, [
    [0.42, 0],
    [0.4, 0.04],
    [0.1, 0.2],
    [0.04, 0.26, black],
    [0, 0.27],
  ]);
  stage.add({ solid: shade.solid, at: [x, y, z + shade.middle] });
  stage.add({
    solid: { kind: 'capsule', radius: 0.01, length: 0.8, material: black },
    at: [x, y, z + 0.66],
    rotation: turnedAbout([1, 0, 0], 0),
  });
}
