import { blended, dimmed, lightOf, vivid, WHITE } from '#film/color/light.ts';
import type { SceneOrder } from '../presets/preset.ts';
import { paintWeave } from '../props/surfaces.ts';
import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import { pointing } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import { lengthOf, minus, plus, times, type Vec3 } from '../scene/vec3.ts';
import { degrees, FRONT, planWorld } from './cameras.ts';
import { paintDoor, paintDusk } from './paintings.ts';
import { turnedSolid } from './turned.ts';
import type { BuildWorld } from './world-scene.ts';

const CANOPY = { half: 1.75, front: -0.2, back: 1.2, low: 1.3, high: 1.78 } as const;
const WALL_Y = 1.25;
/** Every third bulb is bright, and the next one is next; bulbs a second. */
const CHASE = { of: 3, speed: 5 } as const;

/** The front of the house at dusk: a lit canopy with running bulbs, doors, and a carpet between ropes. */
export const buildArrival: BuildWorld = (order) => {
  const { stage, storyboard } = order;
  const { palette } = storyboard.look;
  const brass = stage.material({ color: lightOf(palette.metal), metal: 1, roughness: 0.18 });
  layGround(order);
  buildWall(order, brass);
  buildCanopy(order, brass);
  const bulbs = hangBulbs(order);
  setRopes(order, brass);
  const dusk = stage.texture(paintDusk(palette.glow));
  return {
    pose: ({ time }) =>
      bulbs.forEach((bulb, k) => bulb.glow(0.35 + 0.75 * bulbLevel(k - time * CHASE.speed))),
    plan: planWorld(
      {
        wide: {
          target: [0, 0.1, 0.95],
          azimuth: FRONT + degrees(13),
          elevation: degrees(6),
          distance: 4.4,
          fieldOfView: degrees(38),
          aperture: 0.012,
          lowering: 0.06,
          fit: 1.8,
        },
        detail: {
          target: [0.75, -0.2, 1.5],
          azimuth: FRONT - degrees(30),
          elevation: degrees(4),
          distance: 1.7,
          fieldOfView: degrees(36),
          aperture: 0.025,
          lowering: 0.14,
          fit: 0.6,
        },
        action: {
          target: [0, -0.9, 0.42],
          azimuth: FRONT - degrees(14),
          elevation: degrees(11),
          distance: 2.9,
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

function layGround({ stage, storyboard, random }: SceneOrder): void {
  const { palette } = storyboard.look;
  const weave = stage.texture(paintWeave(random('pavement')));
  const stone = stage.material({
    color: [0.07, 0.068, 0.07],
    roughness: 0.22,
    coat: 0.7,
    detail: { texture: weave, size: 0.5, depth: 0.2 },
  });
  const pile = stage.material({
    color: blended([0.3, 0.012, 0.02], lightOf(palette.felt), 0.35),
    roughness: 1,
    sheen: 0.3,
    detail: { texture: weave, size: 0.2, depth: 0.4 },
  });
  stage.add({
    solid: { kind: 'surface', width: 40, depth: 40, corners: [0.1, 0.1], material: stone },
    at: [0, -1, 0],
  });
  stage.add({
    solid: { kind: 'surface', width: 1, depth: 4.4, corners: [0.01, 0.01], material: pile },
    at: [0, -0.95, 0.006],
  });
}

/** Columns and doors. */
function buildWall({ stage, storyboard }: SceneOrder, brass: MaterialHandle): void {
  const { palette } = storyboard.look;
  const stone = stage.material({
    color: blended(lightOf(palette.room), [0.16, 0.13, 0.11], 0.5),
    roughness: 0.7,
  });
  const shaft = stage.material({
    color: dimmed(blended(lightOf(palette.felt), WHITE, 0.06), 0.9),
    roughness: 0.25,
    coat: 0.6,
  });
  stage.add({
    solid: { kind: 'box', width: 5.2, depth: 0.4, height: 2.5, material: stone },
    at: [0, WALL_Y + 0.2, 1.25],
  });
  const glass = stage.material({
    color: [0, 0, 0],
    texture: stage.texture(paintDoor()),
    textureUse: 'glows',
    emission: [1.5, 1.5, 1.5],
  });
  for (const x of [-1.32, -0.44, 0.44, 1.32])
    stage.add({
      solid: { kind: 'card', width: 0.62, height: 1.12, corner: 0.01, face: glass, back: glass },
      at: [x, WALL_Y - 0.02, 0.58],
      rotation: pointing([0, -1, 0]),
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
}

/** A canopy with a blank lit board on its face. */
function buildCanopy({ stage, storyboard }: SceneOrder, brass: MaterialHandle): void {
  const { half, front, back, low, high } = CANOPY;
  const body = stage.material({
    color: dimmed(lightOf(storyboard.look.palette.felt), 0.8),
    roughness: 0.3,
    coat: 0.5,
  });
  const board = stage.material({
    color: [0.6, 0.56, 0.5],
    emission: [0.62, 0.54, 0.42],
    roughness: 0.6,
  });
  const soffit = stage.material({
    color: [0.5, 0.4, 0.28],
    emission: [0.35, 0.23, 0.1],
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
      kind: 'box',
      width: half * 2 - 0.3,
      depth: 0.03,
      height: height - 0.2,
      rounding: 0.005,
      material: board,
    },
    at: [0, front - 0.005, middle[2]],
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
    });
}

/** Bulbs round the board, in the order in which they run. */
function hangBulbs({ stage, storyboard }: SceneOrder): readonly Prop[] {
  const { half, front, low, high } = CANOPY;
  const warm = blended([1, 0.66, 0.3], vivid(lightOf(storyboard.look.palette.glow)), 0.15);
  const lit = stage.material({
    color: [0.2, 0.16, 0.1],
    emission: dimmed(warm, 4.2),
    roughness: 0.2,
  });
  const across = 34;
  const places: Vec3[] = [];
  const [left, right, y] = [-half + 0.07, half - 0.07, front - 0.03];
  for (let k = 0; k < across; k += 1)
    places.push([left + ((right - left) * k) / (across - 1), y, high - 0.055]);
  for (const z of [high - 0.17, high - 0.28, high - 0.38]) places.push([right, y, z]);
  for (let k = across - 1; k >= 0; k -= 1)
    places.push([left + ((right - left) * k) / (across - 1), y, low + 0.055]);
  for (const z of [high - 0.38, high - 0.28, high - 0.17]) places.push([left, y, z]);
  return places.map((at) =>
    stage.add({ solid: { kind: 'sphere', radius: 0.026, material: lit }, at }),
  );
}

/** Posts and velvet ropes on both sides of the carpet. */
function setRopes({ stage, storyboard }: SceneOrder, brass: MaterialHandle): void {
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
  for (let k = 0; k < pieces; k += 1) {
    const way = minus(at(k + 1), at(k));
    stage.add({
      solid: { kind: 'capsule', radius: 0.022, length: lengthOf(way), material },
      at: times(plus(at(k), at(k + 1)), 0.5),
      rotation: pointing(way),
    });
  }
}
