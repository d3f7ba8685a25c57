import type { PollResult } from '#server/platform/video-engines/video-engine.ts';

import * as store from '../clip-store.ts';
import {
  askSignal,
  isFree,
  isSettling,
  ORDERS_MAX,
  type ClipDeps,
  type ClipStep,
  type NextPoll,
} from './clip-step.ts';
import { failClip, recordTrouble } from './end-clip.ts';
import { footageOf } from './order-clip.ts';
import { endIfOverdue, waitUnlessOverdue } from './overdue-clip.ts';
import { downloadClip } from './download-clip.ts';

/**
 * Queries the state of an ordered clip. A failed query says nothing about the clip, whatever its
 * status code.
 */
export async function pollClip(deps: ClipDeps, step: ClipStep): Promise<NextPoll> {
  const { clip, engine } = step;
  let result: PollResult;
  try {
    if (clip.handle === null) throw new Error('The clip has no handle');
    result = await engine.poll(clip.handle, { signal: askSignal(step) });
  } catch (error) {
    return waitUnlessOverdue(deps, step, error);
  }
  switch (result.state) {
    case 'running':
      return recordProgress(deps, step, result);
    case 'done':
      return downloadClip(deps, step, result);
    case 'failed':
      return failClip(deps, clip, result);
    case 'lost':
      return resolveLost(deps, step);
  }
}

type Running = Extract<PollResult, { state: 'running' }>;

async function recordProgress(
  deps: ClipDeps,
  step: ClipStep,
  { progress, ordersAhead = 0 }: Running,
): Promise<NextPoll> {
  const { clip, settings } = step;
  if (await endIfOverdue(deps, step)) return null;
  const reached = Math.max(clip.progress, progress ?? 0);
  const { db, jobs } = deps;
  const footage = await footageOf(db, { ...clip, progress: reached });
  const waiting = `Waiting for the video model, ${ordersAhead} before this one`;
  const stage = ordersAhead > 0 ? waiting : footage.stage;
  await jobs.recordFootage(db, clip.jobId, { ...footage, stage });
  await store.recordPoll(db, clip, { troubles: 0, progress: reached });
  return settings.pollSeconds;
}

/**
 * A server that has just accepted an order may not know it everywhere yet. Lost work is ordered
 * once more if it is free.
 */
async function resolveLost(deps: ClipDeps, step: ClipStep): Promise<NextPoll> {
  const { clip } = step;
  const detail = 'the server does not know the order';
  if (isSettling(step, deps.clock.now())) return recordTrouble(deps, step, detail);
  if (isFree(step) && clip.orders < ORDERS_MAX) {
    await store.markPlanned(deps.db, clip, { troubles: 0, detail });
    return 0;
  }
  return failClip(deps, clip, { failure: 'lost', detail, isBilled: !isFree(step) });
}
