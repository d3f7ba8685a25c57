import type { Light } from '#film/color/light.ts';
import { between, pick } from '#film/random.ts';
import { broadTree } from './broad-tree.ts';
import type { Composition, Sketches } from './composition.ts';
import { ALL_ACROSS, type Sketch } from './sketch.ts';
import { streetLamp, streetLampLight } from './street-furniture.ts';
import { EYE } from './view-frame.ts';

/** Leaves before they fall. They shine as if the light came through them. */
const AUTUMN: readonly [Light, ...Light[]] = [
  [1, 0.32, 0.04],
  [1.05, 0.46, 0.06],
  [0.85, 0.17, 0.035],
  [0.62, 0.22, 0.05],
];

const SILHOUETTE: Light = [0.03, 0.05, 0.022];

/** Trees on both sides of the path, at some distances. */
function avenue(
  { spread }: Composition,
  { at, distances, haze }: Pick<Sketch, 'at' | 'haze'> & { readonly distances: readonly number[] },
): Sketch {
  return {
    ...ALL_ACROSS,
    at,
    low: -0.24,
    high: 1,
    fineness: at > 30 ? 560 : 420,
    haze,
    draw: (brush) => {
      for (const distance of distances)
        for (const side of [-1, 1]) {
          const out = between(brush.random, 5.4, 6.2) * spread;
          const tall = between(brush.random, 9, 11) / distance;
          broadTree(
            brush,
            { at: [(side * out) / distance, -EYE / distance], tall },
            pick(brush.random, AUTUMN),
          );
        }
    },
  };
}

/** What stands in a park and under a wide sky. */
export const UNDER_OPEN_SKY = {
  park: (c) => {
    const lamp = { x: -c.side * 0.2 * c.spread, foot: -0.13, tall: 0.3 };
    return [
      avenue(c, { at: 80, distances: [84, 68, 54], haze: 0.3 }),
      avenue(c, { at: 40, distances: [42, 32, 25], haze: 0.14 }),
      {
        ...ALL_ACROSS,
        at: 18,
        low: -0.2,
        high: 0.3,
        fineness: 560,
        haze: 0.05,
        draw: (brush) => {
          streetLamp(brush, lamp);
          bench(brush, [c.side * 0.24 * c.spread, -0.13]);
        },
        light: (brush) => streetLampLight(brush, lamp),
      },
      avenue(c, { at: 14, distances: [18, 13], haze: 0.04 }),
    ];
  },
  sky: ({ side, spread }) => [
    {
      ...ALL_ACROSS,
      at: 30,
      low: -0.14,
      high: 0.34,
      fineness: 460,
      haze: 0.06,
      draw: (brush) => {
        broadTree(brush, { at: [-side * 0.42 * spread, -0.1], tall: 0.36 }, SILHOUETTE);
      },
    },
  ],
} satisfies Record<string, Sketches>;

/** A bench of slats on iron feet. */
function bench(
  { tone, shape }: Parameters<NonNullable<Sketch['draw']>>[0],
  [x, foot]: readonly [number, number],
): void {
  const wood = tone([0.22, 0.12, 0.06], 0.3);
  const iron = tone([0.03, 0.03, 0.034], 0.1);
  for (const out of [-0.055, 0.055])
    shape(
      iron,
      [
        [x + out - 0.003, foot],
        [x + out - 0.003, foot + 0.058],
        [x + out + 0.003, foot + 0.058],
        [x + out + 0.003, foot],
      ],
      0,
    );
  for (const up of [0.022, 0.04, 0.052])
    shape(
      wood,
      [
        [x - 0.065, foot + up],
        [x - 0.065, foot + up + 0.008],
        [x + 0.065, foot + up + 0.008],
        [x + 0.065, foot + up],
      ],
      1,
    );
}
