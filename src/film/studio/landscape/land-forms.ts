import { blended, dimmed, type Light } from '#film/color/light.ts';
import { smooth } from '../scene/easing.ts';
import { layered, ridged, type Noise } from './gradient-noise.ts';
import type { Range } from './terrain.ts';

/** What ranges are made from. */
export interface Ground {
  readonly noise: Noise;
  /** The side on which the sun stands: 1 is right. */
  readonly side: 1 | -1;
}

type Cover = Range['color'];

export const SNOW: Light = [0.8, 0.84, 0.92];
export const ROCK: Light = [0.2, 0.185, 0.18];
export const GRASS: Light = [0.1, 0.14, 0.05];
export const FIR: Light = [0.025, 0.05, 0.032];
export const SAND: Light = [0.62, 0.42, 0.25];
const CLIFF: Light = [0.5, 0.24, 0.13];
export const SCRUB: Light = [0.13, 0.14, 0.07];
export const SOIL: Light = [0.2, 0.12, 0.065];
export const LEAF: Light = [0.12, 0.18, 0.05];

/** Bare rock with snow where it is high and not too steep. */
export const alpine =
  (from: number, to: number): Cover =>
  ({ height, level, grain }) => {
    const line = smooth(from, to, height + grain * (to - from) * 0.9);
    const rock = blended(ROCK, [0.12, 0.11, 0.11], 0.5 + 0.5 * grain);
    return blended(rock, SNOW, line * smooth(0.34, 0.62, level + grain * 0.16));
  };

export const spotted =
  (a: Light, b: Light): Cover =>
  ({ grain }) =>
    blended(a, b, smooth(-0.5, 0.5, grain));

export const snowed: Cover = ({ level, grain }) =>
  blended(blended(FIR, SNOW, 0.25), SNOW, smooth(0.55, 0.9, level + grain * 0.3));

const LYING_SNOW: Light = [0.68, 0.73, 0.82];

/** The same land under snow. */
export const inSnow = (range: Range): Range => ({
  ...range,
  color: (spot) =>
    blended(range.color(spot), LYING_SNOW, 0.94 * smooth(0.1, 0.5, spot.level + spot.grain * 0.2)),
});

/** Strata in the walls of table mountains, sand at their feet. */
const stratified: Cover = ({ height, level, grain }) => {
  const band = 0.5 + 0.5 * Math.sin(height * 0.9 + grain * 2);
  const wall = blended(CLIFF, [0.66, 0.36, 0.2], band * 0.6);
  return blended(wall, SAND, smooth(0.75, 0.97, level));
};

/** A bump of a range: how high, and where and how wide as tangents of angles. */
type Bump = readonly [height: number, at: number, width: number];

const rising =
  (base: number, bumps: readonly Bump[]) =>
  (aside: number): number =>
    bumps.reduce(
      (sum, [height, at, width]) => sum + height * Math.exp(-(((aside - at) / width) ** 2)),
      base,
    );

interface Form {
  readonly from: number;
  readonly to: number;
  /** Tangents. */
  readonly high: number;
  readonly low?: number;
  readonly haze: number;
  readonly mist?: number;
}

const stretch = ({ low = -0.1, mist = 0.4, ...form }: Form) => ({ ...form, low, mist });

/** Crests that break up into smaller ones. */
export function peaks({ noise, side }: Ground, form: Form, cover: Cover): Range {
  const crest = ridged(noise, 5);
  const swell = rising(0.36, [
    [0.62, -0.42 * side, 0.24],
    [0.34, 0.72 * side, 0.3],
    [0.2, -0.95 * side, 0.25],
  ]);
  const top = form.to * form.high;
  const size = form.to * 0.42;
  return {
    ...stretch(form),
    color: cover,
    height: (x, y) => {
      const deep = smooth(form.from, form.from + (form.to - form.from) * 0.7, y);
      return top * 1.25 * swell(x / y) * deep * crest(x / size + 3.1, y / size) - 1;
    },
  };
}

/** Rounded land. */
export function swells(
  { noise, side }: Ground,
  form: Form & { readonly bumps?: readonly Bump[]; readonly base?: number; readonly fine?: number },
  cover: Cover,
): Range {
  const { bumps = [], base = 0.6, fine = 3, ...rest } = form;
  const roll = layered(noise, fine);
  const swell = rising(
    base,
    bumps.map(([h, at, width]): Bump => [h, at * side, width]),
  );
  const top = form.to * form.high;
  const size = form.to * 0.5;
  return {
    ...stretch(rest),
    color: cover,
    height: (x, y) => {
      const deep = smooth(form.from, form.from + (form.to - form.from) * 0.8, y);
      return top * deep * swell(x / y) * (0.62 + 0.9 * roll(x / size + 11.7, y / size)) - 0.6;
    },
  };
}

/** Table mountains on flat ground. */
export function tables(
  { noise, side }: Ground,
  form: Form & { readonly stands: readonly Bump[] },
): Range {
  const rough = layered(noise, 4);
  const top = form.to * form.high;
  const middle = (form.from + form.to) / 2;
  return {
    ...stretch(form),
    strata: 7 / (form.to * form.high),
    color: stratified,
    height: (x, y) => {
      const aside = (x / y) * side;
      const edge =
        0.2 * rough(x / (form.to * 0.09), y / (form.to * 0.09)) +
        0.12 * rough(x / (form.to * 0.02), y / (form.to * 0.05));
      let height = 0;
      for (const [tall, at, width] of form.stands) {
        const away = Math.hypot((aside - at) / width, ((y - middle) / (form.to - form.from)) * 1.6);
        const land = 1 - away + edge;
        const foot = smooth(-0.9, 0.3, land) * 0.36;
        const wall = smooth(0.24, 0.34, land) * 0.4 + smooth(0.42, 0.5, land) * 0.24;
        height = Math.max(height, tall * (foot + wall));
      }
      return top * height + form.to * 0.004 * rough(x / 40, y / 40);
    },
  };
}

const ROAD: Light = [0.075, 0.07, 0.068];
const PAINT: Light = [0.7, 0.55, 0.22];

/** Flat ground with scrub, and a road that runs to the horizon. */
export const roadside =
  (ground: Cover, bend: number): Cover =>
  (spot) => {
    const away = Math.abs(spot.x - 1.4 * bend - bend * 0.0016 * spot.y ** 2);
    const road = away < 0.1 && spot.y % 5 < 2.6 ? PAINT : ROAD;
    const edge = 0.12 + spot.y * 0.006;
    return blended(road, ground(spot), smooth(2.3 - edge, 2.3 + edge, away));
  };

/** Stones set in rows, each a little different; from afar one cannot be told from the next. */
export const cobbled =
  (stone: Light, joint: Light): Cover =>
  ({ x, y, grain }) => {
    const row = y / 0.42;
    const along = x / 0.34 + (Math.floor(row) % 2) * 0.5;
    const edge = Math.min(Math.abs(Math.sin(row * Math.PI)), Math.abs(Math.sin(along * Math.PI)));
    const seen = smooth(22, 5, y);
    const own =
      0.82 + 0.3 * Math.sin(Math.floor(row) * 12.9 + Math.floor(along) * 78.2) + 0.2 * grain;
    return blended(joint, dimmed(stone, 1 + (own - 1) * seen), 1 - seen * smooth(0.34, 0.05, edge));
  };

/** A number from 0 to 1 for a cell of ground, without any order. */
const chance = (x: number, y: number): number => {
  const value = Math.sin(Math.floor(x) * 127.1 + Math.floor(y) * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

/** A path through fallen leaves that runs to the horizon. */
export const leafStrewn =
  (grass: Cover, wide: number): Cover =>
  (spot) => {
    const { x, y, grain } = spot;
    const own = chance(x * 5.3 + 0.7 * y, y * 4.1 - 0.4 * x);
    const leaf: Light = own > 0.5 ? [0.55, 0.23, 0.035] : [0.42, 0.12, 0.025];
    const lies = (share: number) =>
      smooth(30, 4, y) * (own < share ? 0.85 : 0) + smooth(4, 30, y) * share;
    const strewn = blended(grass(spot), leaf, lies(0.66 + 0.3 * grain));
    const path = blended([0.24, 0.2, 0.15], leaf, lies(0.2 + 0.12 * grain));
    return blended(path, strewn, smooth(wide * 0.8, wide * 1.15, Math.abs(x)));
  };

/** Rows of vines or furrows that run away from the viewer. */
export const rows =
  (a: Light, b: Light, wide: number): Cover =>
  ({ x, y, grain }) => {
    const row = 0.5 + 0.5 * Math.sin(((x - y * 0.16) / wide) * Math.PI * 2);
    const seen = smooth(140, 30, y);
    return blended(
      a,
      blended(b, [b[0] * 0.6, b[1] * 0.6, b[2] * 0.6], 0.5 + 0.5 * grain),
      0.5 + (smooth(0.2, 0.7, row) - 0.5) * (0.35 + 0.65 * seen),
    );
  };

/** The ground before the viewer, nearly flat; `relief` adds to its height at a place. */
export function ground({ noise }: Ground, cover: Cover, relief: Noise = () => 0): Range {
  const roll = layered(noise, 3);
  return {
    from: 2.6,
    to: 90,
    steps: 130,
    low: -0.85,
    high: 0.02,
    haze: 0.02,
    mist: 0.12,
    color: cover,
    height: (x, y) => 0.03 * y * roll(x / 30 + 4, y / 30) * smooth(3, 30, y) + relief(x, y) - 0.1,
  };
}

export const vineRelief: Noise = (x, y) =>
  0.4 * smooth(0.25, 0.75, 0.5 + 0.5 * Math.sin(((x - y * 0.16) / 3.2) * Math.PI * 2));
