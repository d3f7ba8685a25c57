import type { Light } from '#film/color/light.ts';
import { randomStream } from '#film/random.ts';
import { rowingBoat, lantern, sailing, yacht } from './boats.ts';
import { house, houseLights, housesOn, tower, towerLights, towersOf } from './buildings.ts';
import type { Composition, Sketches } from './composition.ts';
import { shoreLights } from './shore-lights.ts';
import { ALL_ACROSS, cutAt, type Sketch } from './sketch.ts';
import { palm } from './trees.ts';

const jetty = ({ side, spread }: Composition): Sketch => ({
  left: side === 1 ? -1.1 : 0.28 * spread - 0.16,
  right: side === 1 ? 0.16 - 0.28 * spread : 1.1,
  at: 9,
  low: -1,
  high: 0.1,
  fineness: 400,
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

const palms = ({ side, spread }: Pick<Composition, 'side' | 'spread'>): Sketch => ({
  ...ALL_ACROSS,
  at: 12,
  low: -0.6,
  high: 0.7,
  fineness: 400,
  haze: 0.02,
  draw: (brush) => {
    palm(brush, { at: [-side * 0.98 * spread, -0.5], tall: 0.98 }, side * 0.3 * spread);
    palm(brush, { at: [-side * 0.72 * spread, -0.55], tall: 0.7 }, side * 0.12);
    palm(brush, { at: [side * 1.02 * spread, -0.5], tall: 0.78 }, -side * 0.16);
  },
});

const sailingBoat = (side: Composition['side']): Sketch => ({
  left: -0.3,
  right: 0.3,
  at: 60,
  low: -0.045,
  high: 0.09,
  fineness: 680,
  haze: 0.12,
  floats: true,
  draw: (brush) => sailing(brush, { at: [side * -0.06, -0.033], long: 0.07 }),
});

const rowedBoat = (side: Composition['side']): Sketch => ({
  left: -0.4,
  right: 0.4,
  at: 22,
  low: -0.13,
  high: 0.02,
  fineness: 760,
  haze: 0.05,
  floats: true,
  draw: (brush) => rowingBoat(brush, { at: [side * 0.16, -0.091], long: 0.17 }),
  light: (brush) => lantern(brush, [side * 0.16 + 0.17 * 0.44, -0.091 + 0.17 * 0.34], 0.0055),
});

/** What stands where there is water; no boats and palms of fair days in the rain. */
export const BY_WATER = {
  sea: ({ side, spread, isWet }) => [
    ...(isWet ? [] : [sailingBoat(side)]),
    {
      ...ALL_ACROSS,
      at: 12,
      low: -1,
      high: -0.44,
      fineness: 300,
      haze: 0.02,
      draw: ({ shape, tone }) =>
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
        ),
    },
    ...(isWet ? [] : cutAt(palms({ side, spread }), side * 0.12)),
  ],
  lake: (c) => [
    shoreLights(150, 34, (x) => 0.02 + 0.03 * Math.abs(x)),
    ...(c.isWet ? [] : [rowedBoat(c.side)]),
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
        ...ALL_ACROSS,
        at: 100,
        low: -0.03,
        high: 0.2,
        fineness: 680,
        haze: 0.16,
        draw: (brush) => houses.forEach((one) => house(brush, one, false)),
        light: (brush) => {
          houses.forEach((one) => houseLights(brush, one, false));
          for (let k = 0; k < 30; k++) lantern(brush, [-1.1 + (2.2 * k) / 29, -0.012], 0.0016);
        },
      },
      {
        ...ALL_ACROSS,
        at: 26,
        low: -0.13,
        high: 0.3,
        fineness: 600,
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
  city: ({ seed }) =>
    [0, 1].map((k): Sketch => {
      const towers = towersOf(randomStream(seed, `towers ${k}`), {
        count: k === 0 ? 46 : 27,
        high: k === 0 ? 0.4 : 0.24,
        middle: k === 0 ? 0.12 : -0.3,
      });
      const foot = -0.012;
      return {
        ...ALL_ACROSS,
        at: k === 0 ? 190 : 150,
        low: -0.02,
        high: 0.52,
        fineness: 680,
        haze: k === 0 ? 0.26 : 0.08,
        draw: (brush) => towers.forEach((one) => tower(brush, one, foot)),
        light: (brush) => {
          towers.forEach((one) => towerLights(brush, one, foot));
          if (k === 1)
            for (let n = 0; n < 60; n++) lantern(brush, [-1.15 + n * 0.039, -0.006], 0.0012);
        },
      };
    }),
} satisfies Record<string, Sketches>;
