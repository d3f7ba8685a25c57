import type { LandscapeKind } from '#domain/order/look.ts';
import {
  FIR,
  GRASS,
  LEAF,
  ROCK,
  SAND,
  SCRUB,
  SNOW,
  SOIL,
  alpine,
  ground,
  peaks,
  roadside,
  rows,
  snowed,
  spotted,
  swells,
  tables,
  vineRelief,
  type Ground,
} from './land-forms.ts';
import { RANGES_OF_TOWNS, RANGES_UNDER_OPEN_SKY } from './ranges-of-towns-and-parks.ts';
import type { Range } from './terrain.ts';

/** The land of each landscape, the farthest first. */
export const RANGES: Record<LandscapeKind, (ground: Ground) => readonly Range[]> = {
  sea: (g) => [
    swells(
      g,
      {
        from: 300,
        to: 420,
        high: 0.07,
        haze: 0.6,
        base: 0.02,
        bumps: [
          [1, -0.75, 0.36],
          [0.5, -0.3, 0.2],
        ],
      },
      spotted(SCRUB, ROCK),
    ),
    swells(
      g,
      {
        from: 110,
        to: 170,
        high: 0.16,
        haze: 0.22,
        base: -0.25,
        bumps: [[1.6, -0.9, 0.3]],
        fine: 5,
      },
      spotted(SCRUB, ROCK),
    ),
  ],
  lake: (g) => [
    peaks(g, { from: 300, to: 520, high: 0.3, haze: 0.36, mist: 0.55 }, alpine(46, 80)),
    swells(
      g,
      {
        from: 170,
        to: 260,
        high: 0.12,
        haze: 0.22,
        mist: 0.5,
        bumps: [
          [0.7, 0.75, 0.4],
          [0.5, -0.8, 0.3],
        ],
        base: 0.35,
        fine: 5,
      },
      spotted(FIR, GRASS),
    ),
    swells(
      g,
      {
        from: 70,
        to: 110,
        high: 0.11,
        haze: 0.06,
        mist: 0.2,
        base: -0.2,
        bumps: [
          [1.2, -0.95, 0.32],
          [0.8, 1.1, 0.28],
        ],
        fine: 5,
      },
      spotted(FIR, [0.04, 0.07, 0.035]),
    ),
  ],
  harbour: (g) => [
    swells(
      g,
      { from: 220, to: 380, high: 0.16, haze: 0.42, base: 0.4, bumps: [[0.6, -0.6, 0.4]], fine: 5 },
      spotted(SCRUB, ROCK),
    ),
    swells(
      g,
      {
        from: 90,
        to: 150,
        high: 0.16,
        haze: 0.14,
        mist: 0.15,
        base: 0.14,
        bumps: [
          [0.9, -0.72, 0.42],
          [0.5, 0.85, 0.3],
        ],
        fine: 4,
      },
      spotted(SCRUB, [0.09, 0.08, 0.06]),
    ),
  ],
  mountains: (g) => [
    peaks(g, { from: 330, to: 560, high: 0.42, haze: 0.3, mist: 0.6 }, alpine(60, 120)),
    peaks(
      { ...g, side: g.side === 1 ? -1 : 1 },
      { from: 170, to: 290, high: 0.2, haze: 0.2, mist: 0.7 },
      alpine(34, 62),
    ),
    swells(
      g,
      {
        from: 60,
        to: 120,
        high: 0.09,
        low: -0.2,
        haze: 0.08,
        mist: 0.4,
        base: 0.3,
        bumps: [[0.8, -0.9, 0.4]],
        fine: 5,
      },
      spotted(FIR, [0.05, 0.08, 0.045]),
    ),
    ground(g, spotted(GRASS, [0.06, 0.08, 0.035])),
  ],
  village: (g) => [
    peaks(g, { from: 330, to: 560, high: 0.36, haze: 0.34, mist: 0.55 }, alpine(20, 60)),
    swells(
      g,
      {
        from: 150,
        to: 240,
        high: 0.17,
        haze: 0.2,
        mist: 0.4,
        base: 0.5,
        bumps: [
          [0.6, -0.8, 0.4],
          [0.4, 0.7, 0.3],
        ],
        fine: 5,
      },
      snowed,
    ),
    swells(
      g,
      {
        from: 50,
        to: 110,
        high: 0.07,
        low: -0.2,
        haze: 0.1,
        mist: 0.2,
        base: 0.4,
        bumps: [[0.6, -0.6, 0.5]],
        fine: 3,
      },
      spotted(SNOW, [0.6, 0.66, 0.78]),
    ),
    ground(g, spotted(SNOW, [0.62, 0.68, 0.8])),
  ],
  hills: (g) => [
    swells(
      g,
      {
        from: 260,
        to: 460,
        high: 0.15,
        haze: 0.5,
        mist: 0.6,
        base: 0.6,
        bumps: [[0.5, -0.5, 0.3]],
        fine: 4,
      },
      spotted(GRASS, SCRUB),
    ),
    swells(
      g,
      {
        from: 110,
        to: 220,
        high: 0.1,
        haze: 0.24,
        mist: 0.7,
        base: 0.5,
        bumps: [[0.5, 0.7, 0.35]],
        fine: 4,
      },
      rows(SOIL, LEAF, 7),
    ),
    swells(
      g,
      {
        from: 50,
        to: 110,
        high: 0.07,
        low: -0.2,
        haze: 0.1,
        mist: 0.4,
        base: 0.4,
        bumps: [[0.6, -0.6, 0.3]],
        fine: 2,
      },
      rows(SOIL, LEAF, 4),
    ),
    ground(g, rows(SOIL, LEAF, 3.2), vineRelief),
  ],
  desert: (g) => [
    tables(g, {
      from: 320,
      to: 520,
      high: 0.2,
      haze: 0.4,
      mist: 0.4,
      stands: [
        [0.8, -0.7, 0.3],
        [0.6, 0.62, 0.2],
        [0.34, -0.16, 0.1],
      ],
    }),
    tables(g, {
      from: 130,
      to: 240,
      high: 0.22,
      haze: 0.16,
      mist: 0.3,
      stands: [
        [1, -0.46, 0.13],
        [0.72, -0.68, 0.1],
        [0.9, 0.98, 0.2],
      ],
    }),
    ground(g, roadside(spotted(SAND, [0.42, 0.28, 0.16]), g.side)),
  ],
  forest: (g) => [
    swells(
      g,
      { from: 100, to: 200, high: 0.2, haze: 0.5, mist: 0.8, base: 0.8, fine: 5 },
      spotted(FIR, GRASS),
    ),
    ground(
      g,
      spotted([0.05, 0.06, 0.02], [0.03, 0.026, 0.016]),
      (x, y) => 0.25 * Math.max(0, g.noise(x / 3, y / 3)),
    ),
  ],
  city: (g) => [
    swells(
      g,
      { from: 300, to: 420, high: 0.08, haze: 0.5, base: 0.5, fine: 4 },
      spotted(SCRUB, ROCK),
    ),
  ],
  garden: (g) => [
    swells(
      g,
      { from: 200, to: 380, high: 0.12, haze: 0.5, mist: 0.6, base: 0.6, fine: 4 },
      spotted(FIR, GRASS),
    ),
    ground(g, spotted([0.05, 0.085, 0.025], [0.075, 0.11, 0.035])),
  ],
  ...RANGES_OF_TOWNS,
  ...RANGES_UNDER_OPEN_SKY,
};
