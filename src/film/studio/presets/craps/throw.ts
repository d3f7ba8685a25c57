import { UNTURNED, turned, turnedAbout, combined, type Rotation } from '../../scene/rotation.ts';
import { between, type Random } from '#film/random.ts';
import { lengthOf, minus, plus, times, unit, type Vec3 } from '../../scene/vec3.ts';
import { collide, fly, strike, type DieBody, type Obstacle } from './die-body.ts';
import { BACK_WALL_Y, DIE, FAR_WALL_X, NEAR_WALL_Y } from './dimensions.ts';

export interface DiePlace {
  readonly position: Vec3;
  readonly rotation: Rotation;
}

/** A moment at which something is struck. */
export interface Blow {
  /** Seconds since the throw. */
  readonly after: number;
  /** 0 to 1. */
  readonly force: number;
  readonly on: 'felt' | 'wall' | 'die';
}

/** Two dice from the hand to their rest, as they would fall by themselves. */
export interface Throw {
  readonly settledAfter: number;
  readonly blows: readonly Blow[];
  /** Which of each die's own directions looks up in the end: ±1 for x, ±2 for y, ±3 for z. */
  readonly up: readonly [number, number];
  placesAt(secondsSinceThrow: number): readonly [DiePlace, DiePlace];
}

const STEP = 1 / 600;
const KEEP_EVERY = 3;
const LONGEST = 3.4;
const CALM_SECONDS = 0.12;
const TRIES = 24;

const FELT: Obstacle = { normal: [0, 0, 1], offset: 0, bounce: 0.46, friction: 0.36 };
/** Foam with a pattern of pyramids: it gives back little, and turns what strikes it. */
const WALLS: readonly Obstacle[] = [
  { normal: [-1, 0, 0], offset: -FAR_WALL_X, bounce: 0.6, friction: 0.3 },
  { normal: [0, 1, 0], offset: NEAR_WALL_Y, bounce: 0.4, friction: 0.5 },
  { normal: [0, -1, 0], offset: -BACK_WALL_Y, bounce: 0.4, friction: 0.5 },
];

/** Where the dice should lie in the end: before the middle of the right half, near each other but not touching. */
const REST: Vec3 = [1.6, -0.15, 0];
const APART = { least: DIE * 1.5, most: 0.5 } as const;
const GOOD = 0.4;

/** The first good throw of the stream, or the best of many: it ends where it can be seen. */
export function throwDice(random: Random): Throw {
  let best = simulate(random);
  for (let k = 1; k < TRIES && faultOf(best) > GOOD; k++) {
    const other = simulate(random);
    if (faultOf(other) < faultOf(best)) best = other;
  }
  return best;
}

/** How far a throw ends from what the camera hopes for; 0 is perfect. */
function faultOf(thrown: Throw): number {
  const [a, b] = thrown.placesAt(LONGEST);
  const apart = lengthOf(minus(a.position, b.position));
  const [x, y] = middleOf([a, b]);
  const touching = apart < APART.least ? 4 : 0;
  const away = 0.6 * Math.abs(x - REST[0]) + Math.abs(y - REST[1]);
  return (
    away + touching + 2 * Math.max(0, apart - APART.most) + (thrown.settledAfter < LONGEST ? 0 : 9)
  );
}

/** The point halfway between two dice. */
export function middleOf([a, b]: readonly [DiePlace, DiePlace]): Vec3 {
  return times(plus(a.position, b.position), 0.5);
}

function simulate(random: Random): Throw {
  const dice = [thrown(random, 0), thrown(random, 1)] as const;
  const kept: (readonly [DiePlace, DiePlace])[] = [];
  const blows: Blow[] = [];
  let calm = 0;
  let settledAfter = LONGEST;
  for (let k = 0; k * STEP < LONGEST; k++) {
    if (k % KEEP_EVERY === 0) kept.push([placeOf(dice[0]), placeOf(dice[1])]);
    for (const die of dice) stepOn(die, k * STEP, blows);
    blows.push(...heard(k * STEP, collide(dice[0], dice[1]), 'die'));
    calm = dice.every(isStill) ? calm + STEP : 0;
    if (calm < CALM_SECONDS) continue;
    settledAfter = k * STEP;
    break;
  }
  const ends = [endOf(dice[0]), endOf(dice[1])] as const;
  const tracks = [
    { kept: kept.map(([place]) => place), settledAfter, rest: ends[0].place },
    { kept: kept.map(([, place]) => place), settledAfter, rest: ends[1].place },
  ] as const;
  return {
    settledAfter,
    blows,
    up: [ends[0].up, ends[1].up],
    placesAt: (seconds) => [placeAt(tracks[0], seconds), placeAt(tracks[1], seconds)],
  };
}

/** Out of a hand beyond the left edge of the picture. */
function thrown(random: Random, k: number): DieBody {
  const y = between(random, -0.5, -0.2) + k * 0.16;
  return {
    position: [-1.75 - k * 0.1, y, 0.62 + k * 0.08],
    rotation: combined(turned(random() * 6), turnedAbout([1, 0, 0], random() * 6)),
    velocity: [between(random, 8.2, 9.6), between(random, -0.15, 0.3), between(random, 0.8, 1.8)],
    spin: [between(random, -14, 14), between(random, 8, 26), between(random, -9, 9)],
  };
}

function stepOn(die: DieBody, after: number, blows: Blow[]): void {
  fly(die, STEP);
  blows.push(...heard(after, strike(die, FELT), 'felt'));
  for (const wall of WALLS) blows.push(...heard(after, strike(die, wall), 'wall'));
  // Cloth gives under a die that rolls on it.
  const onFelt = die.position[2] < DIE * 0.95;
  if (!onFelt) return;
  die.spin = times(die.spin, 1 - 2 * STEP);
  die.velocity = times(die.velocity, 1 - 0.9 * STEP);
}

const AUDIBLE = 0.7;

/** The blow of something that strikes at a speed; none where it is too slow to be heard. */
const heard = (after: number, speed: number, on: Blow['on']): Blow[] =>
  speed > AUDIBLE ? [{ after, force: Math.min(1, speed / 6), on }] : [];

const isStill = ({ velocity, spin, position }: DieBody): boolean =>
  lengthOf(velocity) < 0.12 && lengthOf(spin) < 1.6 && position[2] < DIE * 0.56;

const placeOf = ({ position, rotation }: DieBody): DiePlace => ({ position, rotation });

/** The die as it lies: quite flat, on the side that was nearest to the cloth. */
function endOf({ position, rotation }: DieBody): { up: number; place: DiePlace } {
  const heights = [rotation.x[2], rotation.y[2], rotation.z[2]];
  const axis = heights.reduce(
    (best, height, k) => (Math.abs(height) > Math.abs(heights[best] ?? 0) ? k : best),
    0,
  );
  const sign = Math.sign(heights[axis] ?? 1);
  const axes = [rotation.x, rotation.y, rotation.z];
  const aside = axes[(axis + 1) % 3] ?? UNTURNED.x;
  const first = unit([aside[0], aside[1], 0]);
  const up: Vec3 = [0, 0, sign];
  // The three directions in their cyclic order: up, aside, and what is at right angles to both.
  const third: Vec3 = [
    up[1] * first[2] - up[2] * first[1],
    up[2] * first[0] - up[0] * first[2],
    up[0] * first[1] - up[1] * first[0],
  ];
  const flat = [up, first, third] as const;
  const own = (k: number): Vec3 => flat[(k - axis + 3) % 3] ?? up;
  return {
    up: sign * (axis + 1),
    place: {
      position: [position[0], position[1], DIE / 2],
      rotation: { x: own(0), y: own(1), z: own(2) },
    },
  };
}

/** Where one die was at the moments that were kept, and where it lies in the end. */
interface Track {
  readonly kept: readonly DiePlace[];
  readonly settledAfter: number;
  readonly rest: DiePlace;
}

/** Between the moments that were kept; the die lies flat soon after it is still. */
function placeAt({ kept, settledAfter, rest }: Track, seconds: number): DiePlace {
  if (seconds >= settledAfter) return rest;
  const at = Math.max(seconds, 0) / (STEP * KEEP_EVERY);
  const from = kept[Math.floor(at)] ?? kept.at(-1) ?? rest;
  const to = kept[Math.floor(at) + 1] ?? from;
  const place = interpolated(from, to, at - Math.floor(at));
  const flat = Math.min(Math.max((seconds - settledAfter + 0.1) / 0.1, 0), 1);
  return flat === 0 ? place : interpolated(place, rest, flat * flat * (3 - 2 * flat));
}

function interpolated(a: DiePlace, b: DiePlace, t: number): DiePlace {
  const mixed = (u: Vec3, v: Vec3): Vec3 => plus(u, times(minus(v, u), t));
  const x = unit(mixed(a.rotation.x, b.rotation.x));
  const away = mixed(a.rotation.y, b.rotation.y);
  const along = away[0] * x[0] + away[1] * x[1] + away[2] * x[2];
  const y = unit(minus(away, times(x, along)));
  return {
    position: mixed(a.position, b.position),
    rotation: {
      x,
      y,
      z: [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]],
    },
  };
}
