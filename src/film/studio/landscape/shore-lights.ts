import { between } from '#film/random.ts';
import { glow } from './buildings.ts';
import { type Sketch, ALL_ACROSS } from './sketch.ts';

/** Lights of houses along a shore. */
export const shoreLights = (at: number, count: number, lie: (aside: number) => number): Sketch => ({
  ...ALL_ACROSS,
  at,
  low: -0.04,
  high: 0.12,
  fineness: 680,
  haze: 0.25,
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
