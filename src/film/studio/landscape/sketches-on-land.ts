import type { Sketches } from './composition.ts';
import type { Light } from '#film/color/light.ts';
import { between } from '#film/random.ts';
import { lantern } from './boats.ts';
import { house, houseLights } from './buildings.ts';
import { ALL_ACROSS, atSides, type Sketch } from './sketch.ts';
import { canopy, cypress, leafy, trunk, undergrowth } from './trees.ts';
import { EYE } from './view-frame.ts';

const TREE_LINE: Light = [0.03, 0.05, 0.022];

/** What stands on other land. */
export const ON_LAND = {
  hills: ({ side, spread }) => [
    {
      ...ALL_ACROSS,
      at: 100,
      low: -0.03,
      high: 0.17,
      fineness: 680,
      haze: 0.26,
      draw: (brush) => {
        house(brush, { x: -side * 0.34 * spread, foot: 0.022, wide: 0.075, tall: 0.05 }, false);
        house(
          brush,
          { x: -side * 0.34 * spread + side * 0.04, foot: 0.018, wide: 0.05, tall: 0.036 },
          false,
        );
        [-0.44, -0.4, -0.25, -0.22, -0.19, 0.5, 0.54, 0.58].forEach((x, k) =>
          cypress(brush, { at: [x * side * spread, 0.012], tall: 0.06 + 0.018 * (k % 3) }),
        );
      },
      light: (brush) => {
        houseLights(
          brush,
          { x: -side * 0.34 * spread, foot: 0.022, wide: 0.075, tall: 0.05 },
          false,
        );
        houseLights(
          brush,
          { x: -side * 0.34 * spread + side * 0.04, foot: 0.018, wide: 0.05, tall: 0.036 },
          false,
        );
      },
    },
    ...atSides(
      {
        ...ALL_ACROSS,
        at: 20,
        low: -0.4,
        high: 0.62,
        fineness: 420,
        haze: 0.04,
        draw: (brush) => {
          for (const [x, tall] of [
            [0.98, 0.62],
            [0.86, 0.5],
            [-0.8, 0.72],
            [-0.95, 0.58],
          ] as const)
            cypress(brush, { at: [x * side * spread, -0.26], tall });
          leafy(brush, { at: [-side * 1.1, -0.3], tall: 0.5 });
        },
      },
      0.58 * spread,
    ),
  ],
  desert: ({ side, spread }) => [
    ...atSides(
      {
        ...ALL_ACROSS,
        at: 30,
        low: -0.4,
        high: 0.3,
        fineness: 480,
        haze: 0.05,
        draw: (brush) => {
          const { shape, tone } = brush;
          const arm = (x: number, foot: number, tall: number, half: number) => {
            const round = (s: number): [number, number][] =>
              [0, 0.35, 0.7, 0.9, 1].map((t) => [
                x + s * half * Math.sqrt(Math.max(0, 1 - t * t * t * t * 0.97)),
                foot + (tall - half * 0.4) * t + half * 0.4 * t,
              ]);
            shape(tone([0.05, 0.075, 0.035], 0.12), [...round(1), ...round(-1).toReversed()], 2);
          };
          const cactus = (x: number, foot: number, tall: number) => {
            arm(x, foot, tall, tall * 0.062);
            for (const [s, from, up] of [
              [1, 0.36, 0.34],
              [-1, 0.48, 0.3],
            ] as const) {
              shape(
                tone([0.05, 0.075, 0.035], 0.1),
                [
                  [x, foot + tall * from],
                  [x + s * tall * 0.2, foot + tall * from],
                  [x + s * tall * 0.2, foot + tall * (from + 0.1)],
                  [x, foot + tall * (from + 0.1)],
                ],
                0,
              );
              arm(x + s * tall * 0.2, foot + tall * from, tall * up, tall * 0.05);
            }
          };
          if (spread < 1) {
            cactus(-side * 0.23, -0.2, 0.26);
            cactus(side * 0.22, -0.1, 0.11);
            return;
          }
          cactus(-side * 0.62, -0.24, 0.42);
          cactus(side * 0.84, -0.18, 0.26);
          cactus(-side * 0.36, -0.1, 0.12);
        },
      },
      0.26 * spread,
    ),
  ],
  forest: ({ side, spread }) => [
    ...[
      [88, 60, 0.0055, 0.5],
      [46, 30, 0.011, 0.3],
      [24, 15, 0.022, 0.12],
    ].map(([at = 0, count = 0, half = 0, haze = 0]): Sketch => ({
      ...ALL_ACROSS,
      at,
      low: -0.2,
      high: 1,
      fineness: 340,
      haze,
      draw: (brush) => {
        for (let k = 0; k < count; k++) {
          const x = -1.15 + (2.3 * (k + brush.random())) / count;
          if (Math.abs(x - side * 0.14) < 2.6 / at) continue;
          trunk(brush, x, half * between(brush.random, 0.6, 1.4), [-EYE / at - 0.01, 1]);
        }
        if (at > 80) canopy(brush, 0.16, 1500, 0.6);
        canopy(brush, 0.22 + 4.5 / at, 1000, 0.6);
        undergrowth(brush, [-EYE / at - 0.03, -EYE / at + 1.6 / at], 420);
      },
    })),
    ...atSides(
      {
        ...ALL_ACROSS,
        at: 12,
        low: -0.7,
        high: 1,
        fineness: 320,
        haze: 0.02,
        draw: (brush) => {
          for (const x of spread < 1 ? [-0.36] : [-0.94, -0.56, 0.66, 1.02])
            trunk(brush, x, between(brush.random, 0.045, 0.075), [-0.6, 1]);
          canopy(brush, 0.56, 1500, 0.5);
          undergrowth(brush, [-0.62, -0.14], 420);
        },
      },
      0.34 * spread,
    ),
    {
      ...ALL_ACROSS,
      at: 14,
      low: -0.2,
      high: 0.24,
      fineness: 420,
      haze: 0,
      light: (brush) => {
        for (let k = 0; k < 26; k++)
          lantern(
            brush,
            [between(brush.random, -0.9, 0.9), between(brush.random, -0.16, 0.2)],
            between(brush.random, 0.0018, 0.0034),
          );
      },
    },
  ],
  garden: ({ side, spread }) => [
    {
      ...ALL_ACROSS,
      at: 60,
      low: -0.08,
      high: 0.3,
      fineness: 600,
      haze: 0.2,
      draw: (brush) => {
        for (let k = 0; k < 26; k++) {
          const x = between(brush.random, -1.1, 1.1);
          leafy(
            brush,
            { at: [x, -0.04], tall: between(brush.random, 0.1, 0.16) + 0.1 * Math.abs(x) },
            TREE_LINE,
          );
        }
        for (const x of [-0.5, -0.42, 0.4, 0.48]) cypress(brush, { at: [x, -0.05], tall: 0.2 });
      },
    },
    ...atSides(
      {
        ...ALL_ACROSS,
        at: 14,
        low: -0.36,
        high: 0.6,
        fineness: 420,
        haze: 0.03,
        draw: (brush) => {
          leafy(brush, { at: [-side * 0.92 * spread, -0.34], tall: 0.9 });
          leafy(brush, { at: [side * 1.02 * spread, -0.34], tall: 0.7 });
        },
      },
      0.1 * spread,
    ),
    {
      ...ALL_ACROSS,
      at: 13,
      low: -0.95,
      high: -0.1,
      fineness: 400,
      haze: 0.03,
      draw: (brush) => {
        const { shape, tone } = brush;
        const stone: Light = [0.4, 0.36, 0.3];
        for (let k = 0; k < 42; k++) {
          const x = -1.13 + k * 0.055;
          shape(
            tone(stone, 0.2),
            [
              [x, -0.29],
              [x - 0.005, -0.25],
              [x - 0.012, -0.21],
              [x - 0.004, -0.145],
              [x + 0.015, -0.145],
              [x + 0.023, -0.21],
              [x + 0.016, -0.25],
              [x + 0.011, -0.29],
            ],
            1.4,
          );
        }
        for (const [low, high] of [
          [-0.145, -0.115],
          [-0.95, -0.29],
        ] as const)
          shape(
            tone(stone, 0.4),
            [
              [-1.15, low],
              [-1.15, high],
              [1.15, high],
              [1.15, low],
            ],
            1.4,
          );
      },
    },
    {
      ...ALL_ACROSS,
      at: 12,
      low: 0.28,
      high: 0.62,
      fineness: 420,
      haze: 0,
      light: (brush) => {
        for (const [from, dip] of [
          [-1.1, 0.4],
          [-0.1, 0.36],
        ] as const)
          for (let k = 0; k < 15; k++) {
            const t = k / 14;
            lantern(brush, [from + 1.2 * t, dip + 0.6 * (t - 0.5) ** 2], 0.0055);
          }
      },
    },
  ],
} satisfies Record<string, Sketches>;
