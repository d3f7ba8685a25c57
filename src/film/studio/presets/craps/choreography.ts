import { decisionSecondsOf } from '#film/storyboard/game-beats.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { Random } from '#film/random.ts';
import { planTakes } from '../../cuts/plan-takes.ts';
import type { Rotation } from '../../scene/rotation.ts';
import { minus, type Vec3 } from '../../scene/vec3.ts';
import { numberingFor } from './dice.ts';
import { POINTS, type Point } from './dimensions.ts';
import { middleOf, throwDice, type DiePlace, type Throw } from './throw.ts';

/** What the dice and the marker do, as a function of time alone. */
export interface Game {
  readonly legs: readonly Leg[];
  /** When the marker is put on the number that was thrown first, and which that is. */
  readonly marking: { readonly at: number; readonly point: Point };
  /** Undefined while a hand beyond the picture holds the dice. */
  diceAt(time: number): readonly [ShownDie, ShownDie] | undefined;
  /** Where the dice lie or will come to lie. */
  restAt(time: number): Rest;
}

export interface Rest {
  /** Between the two. */
  readonly middle: Vec3;
  /** From one to the other, in radians from x towards y, and how far. */
  readonly line: number;
  readonly apart: number;
}

/** One throw. */
export interface Leg {
  /** Seconds since the film began; the dice are taken up at this cut. */
  readonly from: number;
  readonly thrownAt: number;
  readonly settledAt: number;
  readonly values: readonly [number, number];
  readonly flight: Throw;
}

export interface ShownDie {
  readonly place: DiePlace;
  readonly numbering: Rotation;
}

/** Between one throw's rest and the next cut at which the dice are taken up. */
const REST_SECONDS = 0.8;
/** Of the marker, after the dice lie. */
const MARKED_AFTER = 0.9;
/** The film opens on dice that come to rest before the lens. */
const OPENING_SETTLED = 0.6;

/** Plans the throws of a film, where the dice are at any second, and when the point is marked. */
export function planGame(storyboard: Storyboard, random: Random): Game {
  const legs = planLegs(storyboard, random);
  const first = legs[0];
  if (first === undefined) throw new Error('a film has at least one throw');
  const legAt = (time: number): Leg => legs.findLast(({ from }) => from <= time) ?? first;
  return {
    legs,
    marking: { at: first.settledAt + MARKED_AFTER, point: pointOf(first) },
    diceAt(time) {
      const leg = legAt(time);
      if (time < leg.thrownAt) return undefined;
      return shown(leg.flight.placesAt(time - leg.thrownAt), leg.values, leg.flight.up);
    },
    restAt(time) {
      const dice = legAt(time).flight.placesAt(Infinity);
      const [x, y] = minus(dice[1].position, dice[0].position);
      return { middle: middleOf(dice), line: Math.atan2(y, x), apart: Math.hypot(x, y) };
    },
  };
}

function shown(
  places: readonly [DiePlace, DiePlace],
  values: readonly [number, number],
  up: readonly [number, number],
): [ShownDie, ShownDie] {
  return [
    { place: places[0], numbering: numberingFor(values[0], up[0]) },
    { place: places[1], numbering: numberingFor(values[1], up[1]) },
  ];
}

/** Into a shot, the hand lets go: nobody looks at an empty table. */
const HELD_SECONDS = 0.55;
/** Nobody waits longer than this for dice that the hand holds. */
const WAIT_SECONDS_MAX = 2;

/** A throw for every shot that has the time; the last first, which is the same in every length. */
function planLegs(storyboard: Storyboard, random: Random): Leg[] {
  const { fps } = storyboard.controls;
  const cuts = planTakes(storyboard).map(({ firstFrame }) => firstFrame / fps);
  const earliest = cuts[1] ?? OPENING_SETTLED + REST_SECONDS;
  const decision = decisionSecondsOf(storyboard);
  const legs: Leg[] = [];
  for (const opens of throwingShots(storyboard).toReversed()) {
    const next = legs[0];
    const flight = throwDice(random);
    const thrownAt =
      next === undefined
        ? Math.max(earliest, Math.min(decision - flight.settledAfter, opens + WAIT_SECONDS_MAX))
        : opens + HELD_SECONDS;
    const settledAt = thrownAt + flight.settledAfter;
    if (next !== undefined && next.from < settledAt + REST_SECONDS) continue;
    const from = cuts.findLast((cut) => cut <= thrownAt) ?? 0;
    legs.unshift({ from, thrownAt, settledAt, flight, values: valuesFor(random, legs) });
  }
  return [openingLeg(random, legs), ...legs];
}

/** A throw from before the film. */
function openingLeg(random: Random, others: readonly Leg[]): Leg {
  const flight = throwDice(random);
  const thrownAt = OPENING_SETTLED - flight.settledAfter;
  const values = valuesFor(random, others);
  return { from: thrownAt, thrownAt, settledAt: OPENING_SETTLED, flight, values };
}

/**
 * When shots begin that a throw is seen in: after the first one, action shots, long views of the whole table, and what
 * leads up to the hero shot.
 */
function throwingShots(storyboard: Storyboard): number[] {
  const { shots, controls } = storyboard;
  const decision = decisionSecondsOf(storyboard);
  const opening = shots
    .filter(
      ({ kind }, k) =>
        kind === 'action' || (k > 0 && (kind === 'wide' || shots[k + 1]?.kind === 'hero')),
    )
    .map(({ firstFrame }) => firstFrame / controls.fps)
    .filter((seconds) => seconds < decision);
  // Very short films cut to the hero shot while the dice are on their way.
  return opening.length > 0 ? opening : [decision];
}

/** Two numbers that make a point: neither seven nor eleven, so that no film shows a win; no point twice. */
function valuesFor(random: Random, others: readonly Leg[]): [number, number] {
  const taken = new Set(others.map(pointOf));
  const free = POINTS.filter((point) => !taken.has(point));
  const points = free.length > 0 ? free : POINTS;
  const total = points[Math.floor(random() * points.length)] ?? 6;
  const lowest = Math.max(1, total - 6);
  const highest = Math.min(6, total - 1);
  const one = lowest + Math.floor(random() * (highest - lowest + 1));
  return [one, total - one];
}

function pointOf({ values: [one, other] }: Pick<Leg, 'values'>): Point {
  return POINTS.find((point) => point === one + other) ?? 6;
}
