import { hexOf, type Light } from '#film/color/light.ts';
import { between, pick, type Random } from '#film/random.ts';
import { glow } from './buildings.ts';
import type { Brush } from './sketch.ts';

const PLASTER: readonly [Light, ...Light[]] = [
  [0.44, 0.26, 0.09],
  [0.42, 0.15, 0.09],
  [0.46, 0.37, 0.23],
  [0.22, 0.27, 0.18],
  [0.38, 0.19, 0.16],
  [0.17, 0.23, 0.32],
];
const TRIM: Light = [0.54, 0.5, 0.42];
const TILES: Light = [0.32, 0.13, 0.08];
const SNOW: Light = [0.78, 0.82, 0.9];
const GLASS: Light = [0.06, 0.075, 0.1];

type Point = readonly [aside: number, up: number];
type Gable = 'pointed' | 'stepped' | 'round' | 'eaves';
const GABLES: readonly [Gable, ...Gable[]] = ['pointed', 'stepped', 'round', 'eaves'];

/** The front of a house on a plane of its own: `at` says where a part of it is seen. */
export interface TownHouse {
  /** From 0 to 1 across, and from the foot (0) to the eaves (1). */
  readonly at: (across: number, up: number) => Point;
  /** How high its gable is, as a part of what is below it. */
  readonly peak: number;
  readonly gable: Gable;
  readonly color: Light;
  readonly columns: number;
  readonly rows: number;
  /** How much sun falls on it. */
  readonly lit: number;
}

const withLooks = (
  random: Random,
  { at, lit, columns }: Pick<TownHouse, 'at' | 'lit' | 'columns'>,
): TownHouse => ({
  at,
  lit,
  columns,
  rows: 3 + Math.floor(random() * 2),
  peak: between(random, 0.22, 0.38),
  gable: pick(random, GABLES),
  color: pick(random, PLASTER),
});

interface Row {
  readonly half: number;
  readonly foot: number;
  readonly high: number;
  readonly count: number;
}

/** Houses wall to wall that face the viewer. */
export function housesAcross(random: Random, { half, foot, high, count }: Row): TownHouse[] {
  const cuts = Array.from({ length: count + 1 }, (_, k) => {
    const even = -half + (2 * half * k) / count;
    const shift = k === 0 || k === count ? 0 : between(random, -0.12, 0.12) * (half / count);
    return even + shift;
  });
  return cuts.slice(1).map((right, k) => {
    const left = cuts[k] ?? right;
    const tall = high * between(random, 0.78, 1.08);
    return withLooks(random, {
      at: (u, v) => [left + (right - left) * u, foot + tall * v],
      lit: 0.22,
      columns: right - left > half / count ? 4 : 3,
    });
  });
}

/** A side of a square that runs away from the viewer, in units of length. */
interface Flank {
  readonly side: 1 | -1;
  /** How far to the side, and between which distances. */
  readonly aside: number;
  readonly from: number;
  readonly to: number;
  readonly eye: number;
  readonly count: number;
  readonly high: number;
  readonly lit: number;
}

/** Houses wall to wall along a side of the square, the farthest first. */
export function housesAlong(random: Random, flank: Flank): TownHouse[] {
  const { side, aside, from, to, eye, count, high, lit } = flank;
  return Array.from({ length: count }, (_, k) => {
    const [near, far] = [k, k + 1].map((n) => from + ((to - from) * n) / count) as [number, number];
    const tall = high * between(random, 0.8, 1.1);
    const house = withLooks(random, {
      at: (u, v) => {
        const distance = far + (near - far) * u;
        return [(side * aside) / distance, (tall * v - eye) / distance];
      },
      lit,
      columns: 3,
    });
    return { ...house, gable: 'eaves' as const };
  }).toReversed();
}

/** The outline above the eaves, from left to right. */
function gableOf({ at, gable, peak }: TownHouse): Point[] {
  if (gable === 'pointed') return [at(0, 1), at(0.5, 1 + peak), at(1, 1)];
  if (gable === 'round')
    return Array.from({ length: 13 }, (_, k) =>
      at(k / 12, 1 + peak * Math.sin((k / 12) * Math.PI) ** 0.6),
    );
  if (gable === 'stepped') {
    const steps = 4;
    const up = Array.from({ length: steps }, (_, k): Point[] => [
      at((0.5 * k) / steps, 1 + (peak * k) / steps),
      at((0.5 * k) / steps, 1 + (peak * (k + 1)) / steps),
    ]).flat();
    const down = Array.from({ length: steps }, (_, k): Point[] => [
      at(1 - (0.5 * k) / steps, 1 + (peak * (k + 1)) / steps),
      at(1 - (0.5 * k) / steps, 1 + (peak * k) / steps),
    ])
      .toReversed()
      .flat();
    return [...up, ...down];
  }
  return [at(0, 1), at(1, 1)];
}

/** A house of an old town: its front, its roof or gable, and rows of framed windows. */
export function townHouse(brush: Brush, house: TownHouse, hasSnow: boolean): void {
  const { tone, shape } = brush;
  const { at, color, lit } = house;
  const area = (points: readonly Point[], own: Light, share: number) =>
    shape(tone(own, share), points, 0);
  const roof = hasSnow ? SNOW : TILES;
  if (house.gable === 'eaves')
    area(
      [at(-0.02, 1), at(0.03, 1 + house.peak * 0.7), at(0.97, 1 + house.peak * 0.7), at(1.02, 1)],
      roof,
      0.3,
    );
  shape(tone(color, lit), [at(0, 0), ...gableOf(house), at(1, 0)], 1.4);
  if (hasSnow && house.gable !== 'eaves') snowOn(brush, house);
  // Cornices, and the darker ground floor.
  area(
    [at(0, 0), at(0, 0.2), at(1, 0.2), at(1, 0)],
    [color[0] * 0.5, color[1] * 0.5, color[2] * 0.5],
    lit,
  );
  for (const up of [0.2, 0.97])
    area([at(0, up), at(0, up + 0.022), at(1, up + 0.022), at(1, up)], TRIM, lit);
  for (const { u, v } of windowsOf(house)) {
    const [wide, tall] = [0.4 / house.columns, 0.46 / house.rows];
    const pane = (w: number, h: number): Point[] => [
      at(u - w, v),
      at(u - w, v + h),
      at(u + w, v + h),
      at(u + w, v),
    ];
    area(pane(wide * 0.72, tall * 1.12), TRIM, lit * 0.8);
    area(pane(wide * 0.52, tall), GLASS, 0.3);
  }
  for (const { u, w } of doorsOf(house))
    area(
      [
        at(u - w, 0),
        at(u - w, 0.13),
        at(u - w * 0.6, 0.165),
        at(u + w * 0.6, 0.165),
        at(u + w, 0.13),
        at(u + w, 0),
      ],
      GLASS,
      0.2,
    );
}

function snowOn({ tone, shape }: Brush, house: TownHouse): void {
  const line = gableOf(house);
  const above = line.map(([x, y]): Point => [x, y + 0.008]);
  shape(tone(SNOW, 0.3), [...line, ...above.toReversed()], 0);
}

/** Middles of the feet of windows: rows above the ground floor, and one in a gable. */
function windowsOf({ columns, rows, gable }: TownHouse): { u: number; v: number }[] {
  const all = Array.from({ length: columns * rows }, (_, k) => ({
    u: ((k % columns) + 0.5) / columns,
    v: 0.26 + (0.72 * Math.floor(k / columns)) / rows,
  }));
  return gable === 'eaves' ? all : [...all, { u: 0.5, v: 1.04 }];
}

const doorsOf = ({ columns }: TownHouse): { u: number; w: number }[] =>
  Array.from({ length: columns }, (_, k) => ({ u: (k + 0.5) / columns, w: 0.3 / columns }));

/** Its lit windows, and the light of shops and cafés on the ground floor. */
export function townHouseLights(brush: Brush, house: TownHouse): void {
  const { random, shape } = brush;
  const { at } = house;
  const [wide, tall] = [0.4 / house.columns, 0.46 / house.rows];
  const warm = (): Light => [1, between(random, 0.5, 0.66), between(random, 0.2, 0.34)];
  for (const { u, v } of windowsOf(house)) {
    if (random() < 0.42) continue;
    const middle = at(u, v + tall * 0.5);
    glow(brush, middle, Math.abs(at(u, v + tall)[1] - at(u, v)[1]) * 1.5, 0.3);
    shape(
      hexOf(warm()),
      [
        at(u - wide * 0.5, v),
        at(u - wide * 0.5, v + tall),
        at(u + wide * 0.5, v + tall),
        at(u + wide * 0.5, v),
      ],
      0,
    );
  }
  for (const { u, w } of doorsOf(house)) {
    if (random() < 0.25) continue;
    const middle = at(u, 0.08);
    glow(brush, middle, Math.abs(at(u, 0.2)[1] - at(u, 0)[1]) * 1.6, 0.5);
    shape(hexOf(warm()), [at(u - w, 0.01), at(u - w, 0.13), at(u + w, 0.13), at(u + w, 0.01)], 0);
  }
}
