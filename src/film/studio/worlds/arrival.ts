import { blended, dimmed, lightOf, vivid, WHITE, type Light } from '#film/color/light.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import type { SceneContext } from '../scene-context.ts';
import { paintWeave } from '../props/surfaces.ts';
import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import { degrees, pointing } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import type { Painting, TextureHandle } from '../scene/texture.ts';
import { plus, times, type Vec3 } from '../scene/vec3.ts';
import { addBlock } from './blocks.ts';
import { FRONT, planWorld } from './cameras.ts';
import {
  paintBlade,
  paintDusk,
  paintFacadeWindow,
  paintMarqueeBoard,
  paintUplight,
} from './marquee-paintings.ts';
import { paintDoor } from './paintings.ts';
import { addRod } from './rods.ts';
import { turnedSolid } from './turned.ts';
import type { BuildWorld } from './world-scene.ts';

const CANOPY = { half: 1.75, front: -0.2, back: 1.2, low: 1.3, high: 1.78 } as const;
const WALL_Y = 1.25;
/** Every third bulb is bright, and the next one is next; bulbs a second. */
const CHASE = { of: 3, speed: 5 } as const;

/** The front of the house at dusk: a tall sign and a canopy with running bulbs, lit windows, a carpet between ropes. */
export const buildArrival: BuildWorld = (context) => {
  const { stage, storyboard } = context;
  const { palette } = storyboard.look;
  const brass = stage.material({ color: lightOf(palette.metal), metal: 1, roughness: 0.18 });
  layGround(context, brass);
  buildWall(context, brass);
  buildCanopy(context, brass);
  const bulbs = hangBulbs(context);
  const blade = raiseBlade(context, brass);
  setRopes(context, brass);
  const dusk = stage.texture(paintDusk(palette.glow));
  return {
    pose: ({ time }) => {
      bulbs.forEach((bulb, k) => bulb.glow(0.35 + 0.75 * bulbLevel(k - time * CHASE.speed)));
      blade.forEach((bulb, k) => bulb.glow(0.35 + 0.75 * bulbLevel(Math.floor(k / 2) - time * 4)));
    },
    plan: planWorld(
      {
        wide: {
          target: [0, 0.1, 1.35],
          azimuth: FRONT + degrees(14),
          elevation: degrees(2.5),
          distance: 5.2,
          fieldOfView: degrees(40),
          aperture: 0.012,
          lowering: 0.08,
          fit: 1.9,
        },
        detail: {
          target: [0.55, -0.2, 1.62],
          azimuth: FRONT - degrees(30),
          elevation: degrees(2.5),
          distance: 2,
          fieldOfView: degrees(36),
          aperture: 0.025,
          lowering: 0.14,
          fit: 0.6,
        },
        action: {
          target: [0.1, -0.4, 0.95],
          azimuth: FRONT - degrees(17),
          elevation: degrees(2.6),
          distance: 3.1,
          fieldOfView: degrees(36),
          aperture: 0.02,
          lowering: 0.14,
          fit: 1,
        },
      },
      2.2,
    ),
    panels: () => [
      {
        center: [0, 6, 2.2],
        across: [14, 0, 0],
        upward: [0, 0, 4.2],
        texture: dusk,
        light: [0.7, 0.7, 0.7],
      },
    ],
  };
};

/** Runs smoothly from bulb to bulb: nothing flashes. */
function bulbLevel(place: number): number {
  return (0.5 + 0.5 * Math.cos((place * Math.PI * 2) / CHASE.of)) ** 2;
}

function layGround({ stage, storyboard, random }: SceneContext, brass: MaterialHandle): void {
  const { palette } = storyboard.look;
  const weave = stage.texture(paintWeave(random('pavement')));
  const wet = stage.material({
    color: [0.012, 0.012, 0.014],
    roughness: 0.13,
    coat: 1,
    mirrors: true,
    detail: { texture: weave, size: 0.7, depth: 0.12 },
  });
  const pile = stage.material({
    color: blended([0.26, 0.01, 0.02], lightOf(palette.felt), 0.35),
    roughness: 1,
    sheen: 0.3,
    detail: { texture: weave, size: 0.2, depth: 0.4 },
  });
  const lay = (material: MaterialHandle, [width, depth]: readonly [number, number], at: Vec3) =>
    stage.add({ solid: { kind: 'surface', width, depth, corners: [0.01, 0.01], material }, at });
  lay(wet, [40, 40], [0, -1, 0]);
  lay(brass, [1.08, 4.44], [0, -0.95, 0.005]);
  lay(pile, [1, 4.4], [0, -0.95, 0.01]);
}

const BAYS = [-2.9, -1.74, -0.58, 0.58, 1.74, 2.9] as const;
const PILASTERS = [-3.48, -2.32, -1.16, 0, 1.16, 2.32, 3.48] as const;
const ROOF = 4.3;

/** A picture on the wall that faces the cameras. */
interface Facing {
  readonly at: Vec3;
  readonly width: number;
  readonly height: number;
}

/** Pilasters lit from below, lit windows between them, doors behind columns. */
function buildWall({ stage, storyboard }: SceneContext, brass: MaterialHandle): void {
  const { palette } = storyboard.look;
  const stone = stage.material({
    color: blended(lightOf(palette.room), [0.12, 0.095, 0.08], 0.6),
    roughness: 0.75,
  });
  addBlock(stage, stone, { at: [0, WALL_Y + 0.2, ROOF / 2], size: [7.3, 0.4, ROOF] });
  for (const z of [1.98, 2.98, ROOF])
    addBlock(stage, brass, { at: [0, WALL_Y - 0.06, z], size: [7.4, 0.14, 0.05] });
  const glow = (texture: TextureHandle, light: Light, { at, width, height }: Facing) => {
    const face = stage.material({
      color: [0, 0, 0],
      texture,
      textureUse: 'glows',
      emission: light,
    });
    stage.add({
      solid: { kind: 'card', width, height, corner: 0.01, face, back: face },
      at,
      rotation: pointing([0, -1, 0]),
      reflected: at[2] < 1,
    });
  };
  const windows = [0, 1, 2].map((kind) => stage.texture(paintFacadeWindow(kind)));
  for (const [k, x] of BAYS.entries())
    for (const [row, z] of [2.48, 3.6].entries()) {
      const texture = windows[(k * 2 + row * 5) % windows.length];
      if (texture === undefined) continue;
      glow(texture, [0.95, 0.95, 0.95], { at: [x, WALL_Y - 0.02, z], width: 0.6, height: 0.78 });
    }
  const wash = stage.texture(paintUplight(palette.glow));
  for (const x of PILASTERS) {
    addBlock(stage, stone, { at: [x, WALL_Y - 0.02, ROOF / 2], size: [0.3, 0.16, ROOF] });
    glow(wash, [0.85, 0.85, 0.85], { at: [x, WALL_Y - 0.11, 2.95], width: 0.26, height: 2 });
  }
  const door = stage.texture(paintDoor());
  for (const x of [-2.9, -1.32, -0.44, 0.44, 1.32, 2.9])
    glow(door, [1.5, 1.5, 1.5], { at: [x, WALL_Y - 0.12, 0.58], width: 0.62, height: 1.12 });
  setColumns(stage, storyboard.look.palette, brass);
}

function setColumns(stage: Stage, palette: Palette, brass: MaterialHandle): void {
  const shaft = stage.material({
    color: dimmed(blended(lightOf(palette.felt), WHITE, 0.06), 0.9),
    roughness: 0.25,
    coat: 0.6,
  });
  const column = turnedSolid(brass, [
    [0.17, 0],
    [0.17, 0.06],
    [0.12, 0.1, shaft],
    [0.1, 0.2],
    [0.095, 1.1, brass],
    [0.12, 1.16],
    [0.17, 1.22],
    [0.17, 1.3],
    [0, 1.3],
  ]);
  for (const x of [-1.55, -0.62, 0.62, 1.55])
    stage.add({
      solid: column.solid,
      at: [x, 0.02, column.middle],
      shades: { halfWidth: 0.12, low: -0.6, high: 0.6 },
    });
  const clay = stage.material({ color: [0.16, 0.14, 0.12], roughness: 0.6 });
  const leaves = stage.material({ color: [0.015, 0.05, 0.018], roughness: 0.8, sheen: 0.3 });
  const pot = turnedSolid(clay, [
    [0.13, 0],
    [0.19, 0.3],
    [0.21, 0.34],
    [0.17, 0.34],
    [0, 0.3],
  ]);
  for (const x of [-2.1, 2.1]) {
    stage.add({ solid: pot.solid, at: [x, 0.3, pot.middle] });
    for (const [z, radius] of [
      [0.5, 0.23],
      [0.82, 0.18],
      [1.08, 0.13],
    ] as const)
      stage.add({ solid: { kind: 'sphere', radius, material: leaves }, at: [x, 0.3, z] });
  }
}

/** A canopy whose face is a picture in tubes of light, with bulbs below it. */
function buildCanopy({ stage, storyboard, logos }: SceneContext, brass: MaterialHandle): void {
  const { half, front, back, low, high } = CANOPY;
  const { palette } = storyboard.look;
  const body = stage.material({
    color: dimmed(lightOf(palette.felt), 0.8),
    roughness: 0.3,
    coat: 0.5,
  });
  const board = glowing(stage, paintMarqueeBoard(palette, logos), 1.15);
  const soffit = stage.material({
    color: [0.4, 0.3, 0.18],
    emission: [0.2, 0.13, 0.05],
    roughness: 0.7,
  });
  const [depth, height] = [back - front, high - low];
  const middle: Vec3 = [0, (front + back) / 2, (low + high) / 2];
  stage.add({
    solid: { kind: 'box', width: half * 2, depth, height, rounding: 0.02, material: body },
    at: middle,
    shades: true,
  });
  stage.add({
    solid: {
      kind: 'card',
      width: half * 2 - 0.3,
      height: height - 0.18,
      corner: 0.02,
      face: board,
      back: board,
    },
    at: [0, front - 0.012, middle[2]],
    rotation: pointing([0, -1, 0]),
  });
  stage.add({
    solid: {
      kind: 'box',
      width: half * 2 - 0.2,
      depth: depth - 0.2,
      height: 0.02,
      material: soffit,
    },
    at: [0, middle[1], low],
  });
  for (const z of [low + 0.01, high - 0.01])
    stage.add({
      solid: { kind: 'capsule', radius: 0.025, length: half * 2, material: brass },
      at: [0, front - 0.01, z],
      rotation: pointing([1, 0, 0]),
      reflected: true,
    });
}

function glowing(stage: Stage, painting: Painting, strength: number): MaterialHandle {
  return stage.material({
    color: [0, 0, 0],
    texture: stage.texture(painting),
    textureUse: 'glows',
    emission: [strength, strength, strength],
    coat: 0.4,
    roughness: 0.2,
  });
}

const BLADE = { width: 0.62, depth: 0.3, low: 1.78, high: 3.9, y: 0.05 } as const;

/** The tall sign over the canopy: stars one over another between rows of bulbs; returns its bulbs from below. */
function raiseBlade({ stage, storyboard }: SceneContext, brass: MaterialHandle): readonly Prop[] {
  const { width, depth, low, high, y } = BLADE;
  const { palette } = storyboard.look;
  const middle: Vec3 = [0, y, (low + high) / 2];
  const body = stage.material({
    color: dimmed(lightOf(palette.felt), 0.7),
    roughness: 0.25,
    coat: 0.7,
  });
  stage.add({
    solid: { kind: 'box', width, depth, height: high - low, rounding: 0.03, material: body },
    at: middle,
  });
  const face = glowing(stage, paintBlade(palette), 1.2);
  stage.add({
    solid: {
      kind: 'card',
      width: width - 0.16,
      height: high - low - 0.14,
      corner: 0.02,
      face,
      back: face,
    },
    at: [0, y - depth / 2 - 0.008, middle[2]],
    rotation: pointing([0, -1, 0]),
  });
  stage.add({
    solid: { kind: 'capsule', radius: 0.05, length: width - 0.04, material: brass },
    at: [0, y, high + 0.03],
    rotation: pointing([1, 0, 0]),
  });
  const lit = bulbMaterial(stage, palette);
  return Array.from({ length: 15 }, (_, k) => k).flatMap((k) =>
    [-1, 1].map((side) =>
      stage.add({
        solid: { kind: 'sphere', radius: 0.026, material: lit },
        at: [
          side * (width / 2 - 0.035),
          y - depth / 2 - 0.02,
          low + 0.1 + ((high - low - 0.2) * k) / 14,
        ],
      }),
    ),
  );
}

function bulbMaterial(stage: Stage, palette: Palette): MaterialHandle {
  const warm = blended([1, 0.66, 0.3], vivid(lightOf(palette.glow)), 0.15);
  return stage.material({
    color: [0.2, 0.16, 0.1],
    emission: dimmed(warm, 4.2),
    roughness: 0.2,
  });
}

/** Bulbs round the board and below the canopy, in the order in which they run. */
function hangBulbs({ stage, storyboard }: SceneContext): readonly Prop[] {
  const { half, front, low, high } = CANOPY;
  const lit = bulbMaterial(stage, storyboard.look.palette);
  const across = 34;
  const places: Vec3[] = [];
  const [left, right, y] = [-half + 0.07, half - 0.07, front - 0.03];
  for (let k = 0; k < across; k += 1)
    places.push([left + ((right - left) * k) / (across - 1), y, high - 0.055]);
  for (const z of [high - 0.17, high - 0.28, high - 0.38]) places.push([right, y, z]);
  for (let k = across - 1; k >= 0; k -= 1)
    places.push([left + ((right - left) * k) / (across - 1), y, low + 0.055]);
  for (const z of [high - 0.38, high - 0.28, high - 0.17]) places.push([left, y, z]);
  for (const row of [0.1, 0.4, 0.7])
    for (let k = 0; k < 9; k += 1) places.push([-1.52 + k * 0.38, row, low - 0.02]);
  return places.map((at) =>
    stage.add({ solid: { kind: 'sphere', radius: 0.026, material: lit }, at }),
  );
}

/** Posts and velvet ropes on both sides of the carpet. */
function setRopes({ stage, storyboard }: SceneContext, brass: MaterialHandle): void {
  const velvet = stage.material({
    color: dimmed(vivid(lightOf(storyboard.look.palette.glow)), 0.22),
    roughness: 0.9,
    sheen: 0.6,
  });
  const post = turnedSolid(brass, [
    [0.13, 0],
    [0.12, 0.02],
    [0.03, 0.04],
    [0.02, 0.08],
    [0.02, 0.5],
    [0.035, 0.53],
    [0.02, 0.56],
    [0.045, 0.6],
    [0.02, 0.64],
    [0, 0.645],
  ]);
  for (const x of [-0.62, 0.62]) {
    const posts = [-2.6, -1.75, -0.9, -0.05].map((y): Vec3 => [x, y, 0]);
    for (const [x0, y0] of posts)
      stage.add({
        solid: post.solid,
        at: [x0, y0, post.middle],
        shades: { halfWidth: 0.1, low: -0.3, high: 0.3 },
      });
    posts
      .slice(1)
      .forEach((to, k) =>
        hangRope(stage, velvet, [plus(posts[k] ?? to, [0, 0, 0.53]), plus(to, [0, 0, 0.53])]),
      );
  }
}

/** A rope that sags between two places. */
function hangRope(stage: Stage, material: MaterialHandle, [from, to]: readonly [Vec3, Vec3]): void {
  const pieces = 8;
  const at = (k: number): Vec3 => {
    const t = k / pieces;
    return plus(plus(times(from, 1 - t), times(to, t)), [0, 0, -0.6 * t * (1 - t)]);
  };
  for (let k = 0; k < pieces; k += 1)
    addRod(stage, material, { from: at(k), to: at(k + 1), radius: 0.022 });
}
