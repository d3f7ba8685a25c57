import { errorText } from '#server/platform/video-engines/model-server.ts';
import type { ClipHandle, Recovery } from '#server/platform/video-engines/video-engine.ts';

import { backoffSeconds } from './clip-backoff.ts';
import * as store from '../clip-store.ts';
import {
  askSignal,
  attemptOf,
  isFree,
  isPastDeadline,
  isSettling,
  secondsIn,
  type ClipDeps,
  type ClipStep,
  type NextPoll,
} from './clip-step.ts';
import { failClip, recordTrouble } from './end-clip.ts';
import { keepHandle } from './order-clip.ts';

/**
 * A server that fails an order this often will not accept it. The delay grows with each failure.
 */
const TROUBLES_MAX = 10;

/**
 * Resolves an order whose response was lost, because a worker died or the network failed. If the
 * order is found, the clip continues as if the response had arrived. If it is provably absent, it
 * may be ordered again. If neither is known for too long, free work is ordered again, while paid
 * work is not: the job fails.
 */
export async function recoverClip(deps: ClipDeps, step: ClipStep): Promise<NextPoll> {
  const { clip, engine, settings } = step;
  let recovery: Recovery;
  try {
    const attempt = await attemptOf(deps, step);
    recovery = await engine.recover(attempt, { signal: askSignal(step) });
  } catch (error) {
    const detail = errorText(error, settings.apiKey);
    if (isPastDeadline(step, clip.stateSince, deps.clock.now())) return giveUp(deps, step, detail);
    return recordTrouble(deps, step, detail);
  }
  const untaken = await untakenOf(deps, step, recovery);
  const [first] = untaken ?? [];
  if (first) return keepHandle(deps, step, first);
  if (untaken === null) return waitOrGiveUp(deps, step);
  return orderAgainWhenSettled(deps, step);
}

/** Orders that may be ours and belong to no other clip; null if that cannot be determined. */
async function untakenOf(
  { db }: ClipDeps,
  { clip }: ClipStep,
  recovery: Recovery,
): Promise<readonly ClipHandle[] | null> {
  if (recovery === 'unknown') return null;
  const ids = recovery.found.map(({ id }) => id);
  const taken = await store.findTakenHandles(db, clip.engine, ids);
  const untaken = recovery.found.filter(({ id }) => !taken.has(id));
  return untaken.length > 0 && !recovery.isCertain ? null : untaken;
}

async function orderAgainWhenSettled(deps: ClipDeps, step: ClipStep): Promise<NextPoll> {
  const { clip, settings } = step;
  if (isSettling(step, deps.clock.now())) return settings.pollSeconds;
  return orderAgain(deps, step, clip.detail ?? 'the order never arrived');
}

/**
 * Not indefinitely: if the server keeps failing the order, the job fails and its credits are
 * refunded.
 */
async function orderAgain(deps: ClipDeps, step: ClipStep, detail: string): Promise<NextPoll> {
  const { clip, settings } = step;
  const { troubles } = clip;
  if (troubles >= TROUBLES_MAX) {
    return failClip(deps, clip, { failure: 'order_refused', detail, isBilled: false });
  }
  if (isPastDeadline(step, clip.startedAt, deps.clock.now())) {
    return failClip(deps, clip, { failure: 'unreachable', detail, isBilled: false });
  }
  await store.markPlanned(deps.db, clip, { troubles, detail });
  return backoffSeconds(settings.pollSeconds, troubles);
}

async function waitOrGiveUp(deps: ClipDeps, step: ClipStep): Promise<NextPoll> {
  const { settings } = step;
  if (secondsIn(step, deps.clock.now()) > settings.recoverySeconds) {
    return giveUp(deps, step, 'the server cannot tell');
  }
  return settings.pollSeconds;
}

async function giveUp(deps: ClipDeps, step: ClipStep, detail: string): Promise<NextPoll> {
  const { clip } = step;
  if (!isFree(step)) {
    return failClip(deps, clip, { failure: 'fate_unknown', detail, isBilled: true });
  }
  return orderAgain(deps, step, detail);
}
