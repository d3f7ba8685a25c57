import type { Pace } from '#domain/order/look.ts';
import { randomStream } from '#film/random.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { clamped } from '../scene/easing.ts';
import { isDrawn } from './is-drawn.ts';
import type { Template } from './templates.ts';

/**
 * How a take begins:
 * - `cut`: at once
 * - `match`: at once and much nearer or further, while the camera goes on with its move
 * - `whip`: the camera is torn to the side in the take before and comes to rest in this one
 * - `leak`: warm light falls into the lens over the cut
 */
export type Joint = 'cut' | 'match' | 'whip' | 'leak';

/** What is known of a take before it is joined to the one before it. */
interface Unjoined extends Template {
  readonly world: string | null;
  readonly firstFrame: number;
}

/** How often cuts between two shots are whips and leaks. */
const CHANCES: Record<Pace, { readonly whip: number; readonly leak: number }> = {
  fast: { whip: 0.5, leak: 0 },
  medium: { whip: 0.25, leak: 0.3 },
  slow: { whip: 0, leak: 0.45 },
};
/** At most one leak in so many seconds: each of them is a change of light, which is counted in every film. */
const LEAKS_APART_SECONDS = 3;

/**
 * How each take begins. The hero shot, on whose first beat the game is decided, is always cut to; a camera that stands
 * still is not torn; photos, clips and models' shots are cut.
 */
export function planJoints(storyboard: Storyboard, takes: readonly Unjoined[]): readonly Joint[] {
  const random = randomStream(storyboard.seed, 'joints');
  const { controls, look, shots } = storyboard;
  const { whip, leak } = CHANCES[look.pace];
  let latestLeak = -Infinity;
  return takes.map((take, k): Joint => {
    const [whips, leaks] = [random(), random()];
    const before = takes[k - 1];
    const seconds = take.firstFrame / controls.fps;
    const [shotBefore, shot] = [before && shotOf(shots, before), shotOf(shots, take)];
    if (!before || !shotBefore || !shot || !isDrawn(shotBefore) || !isDrawn(shot)) return 'cut';
    if (shotBefore === shot) return isMatch(before, take) ? 'match' : 'cut';
    if (take.kind === 'hero' || [before.world, take.world].includes('landscape')) return 'cut';
    if (take.kind !== 'endCard' && controls.cameraMotion !== 'static' && whips < whip)
      return 'whip';
    if (leaks >= leak || seconds - latestLeak < LEAKS_APART_SECONDS) return 'cut';
    latestLeak = seconds;
    return 'leak';
  });
}

const shotOf = (shots: readonly Shot[], { firstFrame }: Unjoined): Shot | undefined =>
  shots.findLast((shot) => shot.firstFrame <= firstFrame);

/** Only a change of size that nobody takes for a mistake matches. */
function isMatch(before: Unjoined, take: Unjoined): boolean {
  const isSame = before.kind === take.kind && before.world === take.world;
  return isSame && (before.setUp === 'macro') !== (take.setUp === 'macro');
}

interface Joined {
  readonly joint: Joint;
  readonly firstFrame: number;
}

const WHIP_SECONDS = 0.15;
/** Radians. */
const WHIP_REACH = 0.6;

/** A camera that is torn to the side. */
export interface Whip {
  /** How far it is turned aside, in radians. */
  readonly angle: number;
  /** Radians a frame. */
  readonly speed: number;
}

const NO_WHIP: Whip = { angle: 0, speed: 0 };

/** How the camera is turned aside at a frame, which may lie between two. */
export function whipAt(takes: readonly Joined[], frame: number, fps: number): Whip {
  const length = WHIP_SECONDS * fps;
  const joined = takes.findIndex(
    ({ joint, firstFrame }) => joint === 'whip' && Math.abs(frame - firstFrame) < length,
  );
  const cut = takes[joined]?.firstFrame;
  if (cut === undefined) return NO_WHIP;
  const side = joined % 2 === 0 ? 1 : -1;
  const near = 1 - Math.abs(frame - cut) / length;
  const away = side * WHIP_REACH * near ** 2;
  return {
    angle: frame < cut ? away : -away,
    speed: (side * 2 * WHIP_REACH * near) / length,
  };
}

const LEAK_SECONDS = 0.3;

/** Light in the lens. */
export interface Leak {
  /** From 0 to 1. */
  readonly strength: number;
  /** How far across the frame it has come: 0 to 1. */
  readonly way: number;
  readonly isFromLeft: boolean;
}

/** The light that falls into the lens at a frame; null outside leaks. */
export function leakAt(takes: readonly Joined[], frame: number, fps: number): Leak | null {
  const length = LEAK_SECONDS * fps;
  const joined = takes.findIndex(
    ({ joint, firstFrame }) => joint === 'leak' && Math.abs(frame - firstFrame) < length,
  );
  const cut = takes[joined]?.firstFrame;
  if (cut === undefined) return null;
  const strength = (1 - Math.abs(frame - cut) / length) ** 1.5;
  return {
    strength,
    way: clamped((frame - cut + length) / (2 * length)),
    isFromLeft: joined % 2 === 0,
  };
}

/** Whether a whip or a leak is seen at a frame. */
export function isBetweenTakes(takes: readonly Joined[], frame: number, fps: number): boolean {
  return whipAt(takes, frame, fps) !== NO_WHIP || leakAt(takes, frame, fps) !== null;
}
