import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { errorText, messageOf } from '#server/platform/video-engines/model-server.ts';
import { NotAccepted, type ClipHandle } from '#server/platform/video-engines/video-engine.ts';

import { backoffSeconds } from './clip-backoff.ts';
import * as store from '../clip-store.ts';
import {
  attemptOf,
  isPastDeadline,
  type ClipDeps,
  type ClipStep,
  type NextPoll,
} from './clip-step.ts';
import { failClip, recordTrouble } from './end-clip.ts';

const SUBMIT_TIMEOUT_MS = 60_000;

/**
 * Sends the one order of an attempt that was just committed. A refusal puts the clip back or fails
 * it; anything unclear leaves it `submitting` for `recover-clip.ts` to resolve. The request is not
 * aborted when the worker has to stop, since that would turn a clear outcome into an unclear one.
 */
export async function orderClip(deps: ClipDeps, step: ClipStep): Promise<NextPoll> {
  const { clip, engine, settings } = step;
  const attempt = await attemptOf(deps, step);
  const callbackUrl = deps.callbackUrlOf?.(settings.name, attempt.attemptId) ?? null;
  const signal = AbortSignal.timeout(SUBMIT_TIMEOUT_MS);
  try {
    const { handle, warnings } = await engine.submit(attempt, { callbackUrl, signal });
    if (warnings.length > 0) deps.log.info({ clipId: clip.id, warnings }, 'a model leaves out');
    return await keepHandle(deps, step, handle);
  } catch (error) {
    if (error instanceof NotAccepted) return handleNotAccepted(deps, step, error);
    return recordTrouble(deps, step, errorText(error, settings.apiKey));
  }
}

/**
 * Stores the model's handle for the order. An order that another clip already holds stays
 * unresolved.
 */
export async function keepHandle(
  { db, jobs }: ClipDeps,
  step: ClipStep,
  handle: ClipHandle,
): Promise<NextPoll> {
  const { clip, settings } = step;
  try {
    await db.transaction(async (tx) => {
      const row = await store.markSubmitted(tx, clip, handle);
      if (row) await jobs.recordFootage(tx, row.jobId, await footageOf(tx, row));
    });
    return settings.pollSeconds;
  } catch (error) {
    if (!isUniqueViolation(error, 'clips_one_per_order')) throw error;
    return recordTrouble({ db }, step, 'the order belongs to another clip');
  }
}

async function handleNotAccepted(
  deps: ClipDeps,
  step: ClipStep,
  { failure, message, isRetryable }: NotAccepted,
): Promise<NextPoll> {
  const { clip, settings } = step;
  const detail = messageOf(message, settings.apiKey);
  if (!isRetryable || isPastDeadline(step, clip.startedAt, deps.clock.now())) {
    return failClip(deps, clip, { failure, detail, isBilled: false });
  }
  const troubles = clip.troubles + 1;
  await store.markPlanned(deps.db, clip, { troubles, detail });
  return backoffSeconds(settings.pollSeconds, troubles);
}

/** The footage's share of a job's progress; the rest is rendering the film. */
const FOOTAGE_PART = 0.8;

export async function footageOf(
  connection: Parameters<typeof store.countClips>[0],
  { jobId, position, progress }: store.ClipRow,
): Promise<{ progress: number; stage: string }> {
  const count = await store.countClips(connection, jobId);
  const stage = count === 1 ? 'Generating footage' : `Generating shot ${position + 1} of ${count}`;
  return { progress: (FOOTAGE_PART * (position + progress)) / count, stage };
}
