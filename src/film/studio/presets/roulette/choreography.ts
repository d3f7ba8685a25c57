import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { Random } from '#film/random.ts';
import { BALL_RADIUS, TRACK_RADIUS } from './dimensions.ts';
import { DROP_SPEED, runBall, type BallPlace, type BallRun } from './ball-run.ts';
import { wheelKindOf, type WheelKind } from './numbers.ts';
import { planSpinTimes, type SpinTimes } from './spin-times.ts';

/** What turns and rolls, as a function of time alone. */
export interface Spin {
  /** Position clockwise from zero of the pocket the ball ends in, the last time. */
  readonly position: number;
  readonly settledTime: number;
  readonly legs: readonly Leg[];
  rotorAngle(time: number): number;
  ball(time: number): BallPlace;
}

/** The ball once round its track and into a pocket. */
export interface Leg {
  /** Seconds since the film began; the picture shows this leg until the next one begins. */
  readonly from: number;
  readonly dropTime: number;
  readonly settledTime: number;
  readonly position: number;
  readonly run: BallRun;
  readonly rotorAtDrop: number;
  /** The whole leg is turned by this much, so that the ball ends where the camera looks. */
  readonly turn: number;
}

const ROTOR_SPEED = 0.85;
/** The ball's speed far from the drop, above the speed at which it drops. */
const EXTRA_SPEED = 3.1;
const SLOWING = 0.27;

/**
 * Plans the spins of a film: where wheel and ball are at any second, and the number each comes to.
 */
export function planSpin(storyboard: Storyboard, random: Random): Spin {
  const kind = wheelKindOf(storyboard);
  // The last one first: it is the same in films of any length.
  const legs = planSpinTimes(storyboard)
    .toReversed()
    .map((times) => planLeg(times, kind, random))
    .toReversed();
  const last = legs.at(-1);
  if (last === undefined) throw new Error('a film has at least one spin');
  const legAt = (time: number): Leg => legs.findLast(({ from }) => from <= time) ?? last;
  return {
    position: last.position,
    settledTime: last.settledTime,
    legs,
    rotorAngle: (time) => {
      const { rotorAtDrop, turn, dropTime } = legAt(time);
      return rotorAtDrop + turn + ROTOR_SPEED * (time - dropTime);
    },
    ball: (time) => {
      const { dropTime, turn, run } = legAt(time);
      if (time < dropTime) return onTrack(dropTime - time, turn);
      const place = run.placeAt(time - dropTime);
      return { ...place, angle: place.angle + turn };
    },
  };
}

function planLeg(
  { from, settledTime, shownTime, shownAt }: SpinTimes,
  { pocketAngle, pocketCount }: WheelKind,
  random: Random,
): Leg {
  const position = Math.floor(random() * pocketCount);
  // The run depends only on the rotor's angle within a pocket, so it is computed first; then everything is
  // turned until the pocket is the chosen one and lies where the camera looks.
  const phase = random() * pocketAngle;
  const run = runBall(random, { angle: phase, speed: ROTOR_SPEED, pocketAngle });
  const dropTime = settledTime - run.settledAfter;
  const wantedSlot = -position - 1;
  const rotorAtDrop = phase - (wantedSlot - run.slot) * pocketAngle;
  const turn = shownAt - run.placeAt(shownTime - dropTime).angle;
  return { from, dropTime, settledTime, position, run, rotorAtDrop, turn };
}

/** The ball on its track, `before` seconds before it drops: faster the longer before. */
function onTrack(before: number, turn: number): BallPlace {
  const way =
    (DROP_SPEED + EXTRA_SPEED) * before -
    (EXTRA_SPEED / SLOWING) * (1 - Math.exp(-SLOWING * before));
  return {
    radius: TRACK_RADIUS - BALL_RADIUS * 0.6,
    angle: turn + way,
    height: 0.188 + BALL_RADIUS,
  };
}
