import { randomStream } from '#film/random.ts';
import { lantern } from './boats.ts';
import type { Composition, Sketches } from './composition.ts';
import { firLights, marketFir, stall, stallLights } from './market-stalls.ts';
import { ALL_ACROSS, type Sketch } from './sketch.ts';
import {
  clockLight,
  clockTower,
  fountain,
  streetLamp,
  streetLampLight,
} from './street-furniture.ts';
import { housesAcross, housesAlong, townHouse, townHouseLights } from './town-houses.ts';
import { EYE } from './view-frame.ts';

/** Of the square, in units of length: half its width in wide frames, how far its end is, and how high its houses are. */
const SQUARE = { half: 13, end: 34, near: 9, high: 9 } as const;

/** Houses round three sides of the square, and the tower of the town hall. */
function housesRound({ side, seed, spread, isSnowy }: Composition, hasSnow: boolean): Sketch {
  const { end, near, high } = SQUARE;
  const random = randomStream(seed, 'town houses');
  const aside = SQUARE.half * spread;
  const foot = -EYE / end;
  const across = housesAcross(random, {
    half: aside / end,
    foot,
    high: high / end,
    count: spread < 1 ? 4 : 6,
  });
  const along = ([1, -1] as const).flatMap((flank) =>
    housesAlong(random, {
      side: flank,
      aside,
      from: near,
      to: end,
      eye: EYE,
      count: 5,
      high,
      lit: flank === side ? 0.08 : 0.42,
    }),
  );
  const tower = { x: -side * 0.13 * spread, foot, tall: 0.47 };
  const lies = hasSnow || isSnowy;
  return {
    ...ALL_ACROSS,
    at: 90,
    low: -0.3,
    high: 0.86,
    fineness: 560,
    haze: 0.1,
    draw: (brush) => {
      clockTower(brush, tower, lies);
      for (const house of [...across, ...along]) townHouse(brush, house, lies);
    },
    light: (brush) => {
      clockLight(brush, tower);
      for (const house of [...across, ...along]) townHouseLights(brush, house);
    },
  };
}

const lampsOf = (spread: number) =>
  [
    [-0.5, 13],
    [0.46, 14],
    [-0.25, 24],
    [0.25, 25],
  ].map(([x = 0, distance = 1]) => ({
    x: x * spread,
    foot: -EYE / distance,
    tall: 4.4 / distance,
  }));

/** What stands in old towns. */
export const IN_TOWN = {
  square: (c) => [
    housesRound(c, false),
    {
      ...ALL_ACROSS,
      at: 22,
      low: -0.22,
      high: 0.26,
      fineness: 620,
      haze: 0.04,
      draw: (brush) => {
        for (const lamp of lampsOf(c.spread)) streetLamp(brush, lamp);
        fountain(brush, { x: c.side * 0.11 * c.spread, foot: -0.12, tall: 0.19 });
      },
      light: (brush) => {
        for (const lamp of lampsOf(c.spread)) streetLampLight(brush, lamp);
      },
    },
  ],
  market: (c) => {
    const tree = { x: c.side * 0.04, foot: -0.085, tall: 0.36 };
    const stalls = [
      [-0.3, 24],
      [0.31, 24],
      [-0.46, 17],
      [0.47, 17],
      [-0.72, 12],
      [0.74, 12],
    ].map(([x = 0, distance = 1]) => ({
      x: x * c.spread,
      foot: -EYE / distance,
      wide: 3.2 / distance,
    }));
    return [
      housesRound(c, true),
      {
        ...ALL_ACROSS,
        at: 22,
        low: -0.24,
        high: 0.36,
        fineness: 620,
        haze: 0.04,
        draw: (brush) => {
          marketFir(brush, tree);
          for (const one of stalls) stall(brush, one);
        },
        light: (brush) => {
          firLights(brush, tree);
          for (const one of stalls) stallLights(brush, one);
          for (const [from, up] of [
            [-1.1, 0.26],
            [0.04, 0.26],
          ] as const)
            for (let k = 0; k <= 20; k++) {
              const t = k / 20;
              lantern(brush, [from + 1.06 * t, up - 0.14 * Math.sin(t * Math.PI)], 0.003);
            }
        },
      },
    ];
  },
} satisfies Record<string, Sketches>;
