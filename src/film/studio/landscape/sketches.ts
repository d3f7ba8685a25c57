import type { LandscapeKind } from '#domain/look.ts';
import type { Light } from '#film/color/light.ts';
import { between, randomStream } from '#film/random.ts';
import { rowingBoat, lantern, sailing, yacht } from './boats.ts';
import { glow, house, houseLights, housesOn, tower, towerLights, towersOf } from './buildings.ts';
import type { Sketch } from './sketch.ts';
import { canopy, cypress, fir, leafy, palm, trunk, undergrowth } from './trees.ts';
import { EYE, HALF_VIEW } from './view-frame.ts';

/** What a landscape's sketches depend on. */
export interface Composition {
  /** The side on which the sun stands: 1 is right. */
  readonly side: 1 | -1;
  readonly seed: number;
  /** Factor of how far to the side what frames the view stands: 1 in wide frames. */
  readonly spread: number;
  /** Where ground of a range is seen at a tangent to the side, from its near edge (0) to its far one (1). */
  readonly lie: (
    range: number,
    aside: number,
    depth: number,
  ) => { readonly foot: number; readonly distance: number };
}

const ALL = { left: -HALF_VIEW, right: HALF_VIEW } as const;

/** Firs on both sides of the view, before everything. */
const framingFirs = ({ side, spread }: Composition, hasSnow: boolean): Sketch => ({
  ...ALL,
  at: 16,
  low: -0.55,
  high: 0.62,
  fineness: 420,
  haze: 0.04,
  draw: (brush) => {
    const { random } = brush;
    for (const s of [-1, 1])
      for (let k = 0; k < 7; k++) {
        const out = (0.5 + k * 0.1 + between(random, -0.03, 0.03)) * spread;
        const tall = (s === side ? 0.42 : 0.62) * between(random, 0.8, 1.1) + k * 0.04;
        fir(brush, { at: [s * out, -0.32 - 0.02 * k], tall }, hasSnow);
      }
  },
});

const farFirs = (at: number, [foot, tall]: readonly [number, number], hasSnow = false): Sketch => ({
  ...ALL,
  at,
  low: foot - 0.02,
  high: foot + tall * 1.7,
  fineness: 800,
  haze: Math.min(0.5, at / 260),
  draw: (brush) => {
    for (let k = 0; k < 74; k++) {
      const x = between(brush.random, -HALF_VIEW, HALF_VIEW);
      if (Math.abs(x) < 0.3 && brush.random() < 0.55) continue;
      fir(
        brush,
        {
          at: [x, foot + between(brush.random, -0.012, 0.012)],
          tall: tall * between(brush.random, 0.5, 1.3),
        },
        hasSnow,
      );
    }
  },
});

/** Lights of houses along a shore. */
const shoreLights = (at: number, count: number, lie: (aside: number) => number): Sketch => ({
  ...ALL,
  at,
  low: -0.04,
  high: 0.12,
  fineness: 800,
  haze: 0.25,
  draw: () => undefined,
  light: (brush) => {
    const { random, disc } = brush;
    for (let k = 0; k < count; k++) {
      const x = between(random, -1.1, 1.1);
      const up = lie(x) * random() ** 2 - 0.004;
      glow(brush, [x, up], 0.016, 0.5);
      disc(random() < 0.8 ? '#ffd9a0' : '#fff4e0', [x, up], between(random, 0.0011, 0.002));
    }
  },
});

const jetty = ({ side, spread }: Composition): Sketch => ({
  ...ALL,
  at: 9,
  low: -1,
  high: 0.1,
  fineness: 520,
  haze: 0.02,
  draw: (brush) => {
    const { tone, shape, p } = brush;
    const wood: Light = [0.06, 0.045, 0.035];
    const edge = (t: number, s: number): [number, number] => [
      -side * ((0.8 - 0.52 * t ** 0.6) * spread) + s * (0.55 * (1 - t ** 0.6) + 0.045),
      -1 + 0.8 * t ** 0.6,
    ];
    shape(tone(wood, 0.25), [edge(0, -1), edge(1, -1), edge(1, 1), edge(0, 1)], 0);
    p.strokeStyle = tone(wood, 0);
    for (let k = 0; k <= 26; k++) {
      const t = 1 - 0.9 ** k;
      p.lineWidth = Math.max(0.8, (1 - t) * 5);
      p.beginPath();
      p.moveTo(brush.x(edge(t, -1)[0]), brush.y(edge(t, -1)[1]));
      p.lineTo(brush.x(edge(t, 1)[0]), brush.y(edge(t, 1)[1]));
      p.stroke();
    }
    for (const t of [0.3, 0.7, 1])
      for (const s of [-1, 1]) {
        const [x, y] = edge(t, s);
        const size = 0.2 * (1.15 - t);
        shape(tone(wood, 0.1), [
          [x - size * 0.13, y - size * 0.9],
          [x - size * 0.13, y + size],
          [x + size * 0.13, y + size],
          [x + size * 0.13, y - size * 0.9],
        ]);
      }
  },
  light: (brush) => lantern(brush, [-side * 0.28 * spread + side * 0.045, -0.165], 0.008),
});

const TREE_LINE: Light = [0.03, 0.05, 0.022];

export const SKETCHES: Record<LandscapeKind, (composition: Composition) => readonly Sketch[]> = {
  sea: ({ side, spread }) => [
    {
      left: -0.3,
      right: 0.3,
      at: 60,
      low: -0.045,
      high: 0.09,
      fineness: 800,
      haze: 0.12,
      floats: true,
      draw: (brush) => sailing(brush, { at: [side * -0.06, -0.033], long: 0.07 }),
    },
    {
      ...ALL,
      at: 12,
      low: -1,
      high: 0.85,
      fineness: 480,
      haze: 0.02,
      draw: (brush) => {
        const { shape, tone } = brush;
        shape(
          tone([0.5, 0.4, 0.28], 0.16),
          [
            [-1.1, -0.47],
            [-0.6, -0.5],
            [-0.1, -0.57],
            [0.4, -0.55],
            [1.1, -0.46],
            [1.1, -1],
            [-1.1, -1],
          ].map(([a = 0, b = 0]) => [a * side, b] as const),
          3,
        );
        palm(brush, { at: [-side * 0.98 * spread, -0.5], tall: 0.98 }, side * 0.3 * spread);
        palm(brush, { at: [-side * 0.72 * spread, -0.55], tall: 0.7 }, side * 0.12);
        palm(brush, { at: [side * 1.02 * spread, -0.5], tall: 0.78 }, -side * 0.16);
      },
    },
  ],
  lake: (c) => [
    shoreLights(150, 34, (x) => 0.02 + 0.03 * Math.abs(x)),
    {
      left: -0.4,
      right: 0.4,
      at: 22,
      low: -0.13,
      high: 0.02,
      fineness: 900,
      haze: 0.05,
      floats: true,
      draw: (brush) => rowingBoat(brush, { at: [c.side * 0.16, -0.091], long: 0.17 }),
      light: (brush) => lantern(brush, [c.side * 0.16 + 0.17 * 0.44, -0.091 + 0.17 * 0.34], 0.0055),
    },
    jetty(c),
  ],
  harbour: ({ side, seed, spread, lie }) => {
    const houses = housesOn(randomStream(seed, 'harbour houses'), {
      count: 170,
      wide: 3.4,
      lie: (x, depth) => lie(1, x, depth),
    });
    return [
      {
        ...ALL,
        at: 100,
        low: -0.03,
        high: 0.2,
        fineness: 800,
        haze: 0.16,
        draw: (brush) => houses.forEach((one) => house(brush, one, false)),
        light: (brush) => {
          houses.forEach((one) => houseLights(brush, one, false));
          for (let k = 0; k < 30; k++) lantern(brush, [-1.1 + (2.2 * k) / 29, -0.012], 0.0016);
        },
      },
      {
        ...ALL,
        at: 26,
        low: -0.13,
        high: 0.3,
        fineness: 700,
        haze: 0.06,
        floats: true,
        draw: (brush) =>
          [-0.95, -0.62, -0.34, 0.34, 0.62, 0.9].forEach((x, k) =>
            yacht(brush, {
              at: [x * side * spread, -0.077 - (k % 3) * 0.008],
              long: 0.16 + 0.03 * (k % 2),
            }),
          ),
        light: (brush) =>
          [-0.95, -0.34, 0.62].forEach((x) =>
            lantern(brush, [x * side * spread + 0.01, 0.12], 0.003),
          ),
      },
    ];
  },
  mountains: (c) => {
    const hut = { x: c.side * 0.36 * c.spread, foot: -0.05, wide: 0.085, tall: 0.05, distance: 44 };
    return [
      shoreLights(170, 14, () => 0.03),
      farFirs(70, [-0.03, 0.05]),
      {
        ...ALL,
        at: 46,
        low: -0.1,
        high: 0.16,
        fineness: 800,
        haze: 0.08,
        draw: (brush) => {
          for (const x of [
            0.26, 0.29, 0.46, 0.5, 0.53, 0.62, -0.5, -0.56, -0.62, -0.7, -0.75, 0.78, 0.84,
          ])
            fir(brush, {
              at: [x * c.side * c.spread, -0.055],
              tall: between(brush.random, 0.08, 0.15),
            });
          house(brush, hut, true);
        },
        light: (brush) => houseLights(brush, hut, true),
      },
      framingFirs(c, false),
    ];
  },
  village: (c) => {
    const houses = housesOn(randomStream(c.seed, 'village houses'), {
      count: 34,
      wide: 5,
      lie: (x, depth) => c.lie(2, x * 0.75, depth * 0.8),
    });
    return [
      farFirs(140, [0.0, 0.045], true),
      {
        ...ALL,
        at: 60,
        low: -0.1,
        high: 0.22,
        fineness: 800,
        haze: 0.12,
        draw: (brush) => {
          const { shape, tone } = brush;
          shape(tone([0.4, 0.38, 0.36], 0.3), [
            [c.side * -0.17, -0.02],
            [c.side * -0.17, 0.085],
            [c.side * -0.17 + 0.028, 0.085],
            [c.side * -0.17 + 0.028, -0.02],
          ]);
          shape(tone([0.1, 0.06, 0.04], 0.3), [
            [c.side * -0.17 - 0.006, 0.083],
            [c.side * -0.17 + 0.014, 0.165],
            [c.side * -0.17 + 0.034, 0.083],
          ]);
          houses.forEach((one) => house(brush, one, true));
        },
        light: (brush) => {
          houses.forEach((one) => houseLights(brush, one, true));
          glow(brush, [c.side * -0.156, 0.068], 0.02, 0.9);
        },
      },
      framingFirs(c, true),
    ];
  },
  hills: ({ side, spread }) => [
    {
      ...ALL,
      at: 100,
      low: -0.03,
      high: 0.17,
      fineness: 800,
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
    {
      ...ALL,
      at: 20,
      low: -0.4,
      high: 0.62,
      fineness: 540,
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
  ],
  desert: ({ side, spread }) => [
    {
      ...ALL,
      at: 30,
      low: -0.4,
      high: 0.3,
      fineness: 620,
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
        cactus(-side * 0.62 * spread, -0.24, 0.42);
        cactus(side * 0.84 * spread, -0.18, 0.26);
        cactus(-side * 0.36 * spread, -0.1, 0.12);
      },
    },
  ],
  forest: ({ side, spread }) => [
    {
      ...ALL,
      at: 95,
      low: -0.06,
      high: 1,
      fineness: 300,
      haze: 0.6,
      draw: (brush) => {
        canopy(brush, 0.16, 2200, 0.55);
        undergrowth(brush, [-0.05, 0.1], 500);
      },
    },
    ...[
      [88, 60, 0.0055, 0.5],
      [46, 30, 0.011, 0.3],
      [24, 15, 0.022, 0.12],
    ].map(([at = 0, count = 0, half = 0, haze = 0]): Sketch => ({
      ...ALL,
      at,
      low: -0.2,
      high: 1,
      fineness: 460,
      haze,
      draw: (brush) => {
        for (let k = 0; k < count; k++) {
          const x = -1.15 + (2.3 * (k + brush.random())) / count;
          if (Math.abs(x - side * 0.14) < 2.6 / at) continue;
          trunk(brush, x, half * between(brush.random, 0.6, 1.4), [-EYE / at - 0.01, 1]);
        }
        canopy(brush, 0.22 + 4.5 / at, 700);
        undergrowth(brush, [-EYE / at - 0.03, -EYE / at + 1.6 / at], 420);
      },
    })),
    {
      ...ALL,
      at: 12,
      low: -0.7,
      high: 1,
      fineness: 380,
      haze: 0.02,
      draw: (brush) => {
        for (const x of [-0.94, -0.56, 0.66, 1.02])
          trunk(brush, x * spread, between(brush.random, 0.045, 0.075), [-0.6, 1]);
        canopy(brush, 0.56, 700);
        undergrowth(brush, [-0.62, -0.14], 420);
      },
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
  city: ({ seed }) =>
    [0, 1].map((k): Sketch => {
      const towers = towersOf(randomStream(seed, `towers ${k}`), {
        count: k === 0 ? 46 : 27,
        high: k === 0 ? 0.4 : 0.24,
        middle: k === 0 ? 0.12 : -0.3,
      });
      const foot = -0.012;
      return {
        ...ALL,
        at: k === 0 ? 190 : 150,
        low: -0.02,
        high: 0.52,
        fineness: 800,
        haze: k === 0 ? 0.26 : 0.08,
        draw: (brush) => towers.forEach((one) => tower(brush, one, foot)),
        light: (brush) => {
          towers.forEach((one) => towerLights(brush, one, foot));
          if (k === 1)
            for (let n = 0; n < 60; n++) lantern(brush, [-1.15 + n * 0.039, -0.006], 0.0012);
        },
      };
    }),
  garden: ({ side, spread }) => [
    {
      ...ALL,
      at: 60,
      low: -0.08,
      high: 0.3,
      fineness: 700,
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
    {
      ...ALL,
      at: 14,
      low: -0.66,
      high: 0.7,
      fineness: 540,
      haze: 0.03,
      draw: (brush) => {
        leafy(brush, { at: [-side * 0.92 * spread, -0.34], tall: 0.9 });
        leafy(brush, { at: [side * 1.02 * spread, -0.34], tall: 0.7 });
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
          [-0.66, -0.29],
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
};
