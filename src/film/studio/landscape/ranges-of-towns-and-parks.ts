import {
  GRASS,
  ROCK,
  SCRUB,
  SNOW,
  cobbled,
  ground,
  leafStrewn,
  snowed,
  spotted,
  swells,
  type Ground,
} from './land-forms.ts';
import type { Range } from './terrain.ts';

type Ranges = (ground: Ground) => readonly Range[];

/** The land of old towns. */
export const RANGES_OF_TOWNS = {
  square: (g) => [
    swells(
      g,
      { from: 200, to: 380, high: 0.1, haze: 0.5, base: 0.6, fine: 4 },
      spotted(SCRUB, ROCK),
    ),
    ground(g, cobbled([0.27, 0.25, 0.23], [0.11, 0.1, 0.095])),
  ],
  market: (g) => [
    swells(g, { from: 200, to: 380, high: 0.14, haze: 0.5, base: 0.6, fine: 5 }, snowed),
    ground(g, spotted(SNOW, [0.4, 0.4, 0.44])),
  ],
} satisfies Record<string, Ranges>;

/** The land of a park, and under a wide sky. */
export const RANGES_UNDER_OPEN_SKY = {
  park: (g) => [
    swells(
      g,
      { from: 160, to: 300, high: 0.16, haze: 0.46, mist: 0.5, base: 0.7, fine: 5 },
      spotted([0.5, 0.2, 0.04], [0.3, 0.2, 0.05]),
    ),
    ground(g, leafStrewn(spotted(GRASS, [0.16, 0.15, 0.05]), 2.6)),
  ],
  sky: (g) => [
    swells(
      g,
      {
        from: 240,
        to: 420,
        high: 0.05,
        haze: 0.4,
        mist: 0.5,
        base: 0.5,
        bumps: [[0.8, -0.6, 0.4]],
        fine: 4,
      },
      spotted(SCRUB, ROCK),
    ),
    ground(g, spotted(GRASS, [0.06, 0.08, 0.035])),
  ],
} satisfies Record<string, Ranges>;
