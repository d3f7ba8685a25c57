import { decisionSecondsOf } from '#film/game-beats.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { clamped } from '../../scene/easing.ts';
import type { Random } from '../../scene/random.ts';
import { momentOf, startOf } from '../../moment.ts';
import { BALL_RADIUS, TRACK_RADIUS } from './dimensions.ts';
import { DROP_SPEED, runBall } from './ball-run.ts';
import type { BallPlace } from './ball-run.ts';
import { POCKET_ANGLE, POCKET_COUNT } from './numbers.ts';

/** What turns and rolls, as a function of time alone. */
export interface Spin {
  /** Position clockwise from zero of the pocket the ball ends in. */
  readonly position: number;
  readonly dropTime: number;
  readonly settledTime: number;
  rotorAngle(time: number): number;
  ball(time: number): BallPlace;
}

const ROTOR_SPEED = 0.85;
/** The ball's speed far from the drop, above the speed at which it drops. */
const EXTRA_SPEED = 3.1;
const SLOWING = 0.27;
/** Where the winning pocket faces the camera in the middle of the hero shot. */
const SHOWN_AT = -Math.PI / 2;

export function planSpin(storyboard: Storyboard, random: Random): Spin {
  const duration = storyboard.frameCount / storyboard.controls.fps;
  const position = Math.floor(random() * POCKET_COUNT);
  // The run depends only on the rotor's angle within a pocket, so it is computed first; then everything is
  // turned until the pocket is the chosen one and lies where the camera looks.
  const phase = random() * POCKET_ANGLE;
  const run = runBall(random, phase, ROTOR_SPEED);
  const settledTime = decisionSecondsOf(storyboard);
  const dropTime = settledTime - run.settledAfter;
  const wantedSlot = -position - 1;
  const rotorAtDrop = phase - (wantedSlot - run.slot) * POCKET_ANGLE;
  const shownTime = middleOfHero(storyboard, duration, settledTime);
  const ballThen = run.placeAt(shownTime - dropTime).angle;
  const turn = SHOWN_AT - ballThen;
  return {
    position,
    dropTime,
    settledTime,
    rotorAngle: (time) => rotorAtDrop + turn + ROTOR_SPEED * (time - dropTime),
    ball: (time) => {
      if (time < dropTime) return onTrack(dropTime - time, turn);
      const place = run.placeAt(time - dropTime);
      return { ...place, angle: place.angle + turn };
    },
  };
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

function middleOfHero(storyboard: Storyboard, duration: number, settledTime: number): number {
  const start = startOf(storyboard, 'hero');
  if (start === undefined) return clamped(settledTime + 0.6, 0, duration);
  const frame = Math.round(start * storyboard.controls.fps);
  const { shotDuration } = momentOf(storyboard, frame);
  return Math.max(start + shotDuration / 2, settledTime + 0.2);
}
