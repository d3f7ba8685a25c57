import { CLIP_FAILURES, type ClipFailure } from '#domain/clips/clip-failures.ts';
import type { Log } from '#server/platform/log.ts';

import { backoffSeconds } from './clip-backoff.ts';
import { alertOperator } from '../engines/model-alarm.ts';
import * as store from '../clip-store.ts';
import type { ClipRow } from '../clip-store.ts';
import type { ClipDeps, ClipStep } from './clip-step.ts';

interface Ending {
  readonly failure: ClipFailure;
  /** For the operator. */
  readonly detail: string;
  readonly isBilled: boolean;
}

type EndDeps = Pick<ClipDeps, 'db' | 'jobs' | 'notifications'> & { readonly log: Log };

/** If a model refuses the words, the author has to know. */
function allowsFallback({ failure }: Ending): boolean {
  return failure !== 'refused_by_safety';
}

/**
 * Fails a clip. The studio makes the film instead if that is allowed; otherwise the job fails and
 * its credits are refunded, in one transaction, so that no job is left waiting.
 */
export async function failClip(
  { db, jobs, log, notifications }: EndDeps,
  clip: ClipRow,
  ending: Ending,
): Promise<null> {
  const failed = await db.transaction(async (tx) => {
    const row = await store.markClipFailed(tx, clip, ending);
    if (!row) return false;
    const isStoodIn = allowsFallback(ending) && (await jobs.fallBack(tx, row.jobId, row.engine));
    if (!isStoodIn) await jobs.failIn(tx, row.jobId, { error: CLIP_FAILURES[ending.failure] });
    await store.dropPlanned(tx, row.jobId);
    await alertOperator(tx, notifications, row.engine);
    return true;
  });
  const { engine, jobId, id: clipId } = clip;
  const { failure, detail } = ending;
  if (failed) log.warn({ engine, jobId, clipId, failure, detail }, 'no clip');
  return null;
}

/**
 * The job has ended and nobody needs the clip any more. The model is told to cancel if it supports
 * that.
 */
export async function abandonClip({ db, log }: EndDeps, step: ClipStep): Promise<null> {
  await cancelQuietly(log, step);
  await store.markDropped(db, step.clip);
  return null;
}

const CANCEL_TIMEOUT_MS = 10_000;

/** Best effort: failure has no consequences. */
export async function cancelQuietly(log: Log, { clip, engine }: ClipStep): Promise<void> {
  if (clip.handle === null) return;
  try {
    const signal = AbortSignal.timeout(CANCEL_TIMEOUT_MS);
    const outcome = await engine.cancel(clip.handle, { signal });
    if (outcome === 'goes_on') log.warn({ clipId: clip.id }, 'a cancelled clip is made to its end');
  } catch (error) {
    log.info({ clipId: clip.id, reason: String(error) }, 'a clip was not cancelled');
  }
}

/** Frees space on the model's server, best effort: we already have the file. */
export async function discardQuietly(log: Log, { clip, engine }: ClipStep): Promise<void> {
  if (clip.handle === null) return;
  try {
    await engine.discard(clip.handle, { signal: AbortSignal.timeout(CANCEL_TIMEOUT_MS) });
  } catch (error) {
    log.info({ clipId: clip.id, reason: String(error) }, 'a fetched clip was not discarded');
  }
}

/** An error that says nothing about the clip: try again, with increasing delay. */
export async function recordTrouble(
  { db }: Pick<EndDeps, 'db'>,
  { clip, settings }: ClipStep,
  detail: string,
): Promise<number> {
  const troubles = clip.troubles + 1;
  await store.recordPoll(db, clip, { troubles, detail });
  return backoffSeconds(settings.pollSeconds, troubles);
}
