import { between, randomStream } from '#film/random.ts';
import { glow, house, houseLights, housesOn } from './buildings.ts';
import type { Composition, Sketches } from './composition.ts';
import { shoreLights } from './shore-lights.ts';
import { ALL_ACROSS, atSides, type Sketch } from './sketch.ts';
import { fir } from './trees.ts';

/** Firs on both sides of the view, before everything. */
const framingFirs = ({ side, spread }: Composition, hasSnow: boolean): Sketch => ({
  ...ALL_ACROSS,
  at: 16,
  low: -0.55,
  high: 0.62,
  fineness: 360,
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
  ...ALL_ACROSS,
  at,
  low: foot - 0.02,
  high: foot + tall * 1.7,
  fineness: 680,
  haze: Math.min(0.5, at / 260),
  draw: (brush) => {
    for (let k = 0; k < 74; k++) {
      const x = between(brush.random, ALL_ACROSS.left, ALL_ACROSS.right);
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

/** What stands among mountains. */
export const IN_MOUNTAINS = {
  mountains: (c) => {
    const hut = { x: c.side * 0.36 * c.spread, foot: -0.05, wide: 0.085, tall: 0.05, distance: 44 };
    return [
      shoreLights(170, 14, () => 0.03),
      farFirs(70, [-0.03, 0.05]),
      {
        ...ALL_ACROSS,
        at: 46,
        low: -0.1,
        high: 0.16,
        fineness: 680,
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
      ...atSides(framingFirs(c, false), 0.36 * c.spread),
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
        ...ALL_ACROSS,
        at: 60,
        low: -0.1,
        high: 0.22,
        fineness: 680,
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
      ...atSides(framingFirs(c, true), 0.36 * c.spread),
    ];
  },
} satisfies Record<string, Sketches>;
