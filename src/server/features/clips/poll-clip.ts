import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { readClipFacts } from '#film/clips/read-clip-facts.ts';
import { ClipFileError, fetchClip } from '#server/platform/video-engines/fetch-clip.ts';
import { errorText } from '#server/platform/video-engines/model-server.ts';
import type { ClipUsage, PollResult } from '#server/platform/video-engines/video-engine.ts';

import * as store from './clip-store.ts';
import {
  isFree,
  isPastDeadline,
  secondsIn,
  resolutionSeconds,
  type ClipDeps,
  type ClipStep,
  type NextPoll,
} from './clip-step.ts';
import { cancelQuietly, discardQuietly, failClip, recordTrouble } from './end-clip.ts';
import { readImages } from './read-images.ts';
import { retakeOrFail, takeAgain } from './retake-clip.ts';
import { enqueueNextClip } from './clip-queue.ts';
import { footageOf } from './order-clip.ts';

const ASK_TIMEOUT_MS = 30_000;
/** How many times in total a free clip is ordered if its server loses it. */
const FREE_ORDERS_MAX = 2;

/**
 * Queries the state of an ordered clip. A failed query says nothing about the clip, whatever its
 * status code.
 */
export async function pollClip(deps: ClipDeps, step: ClipStep): Promise<NextPoll> {
  const { clip, engine, settings } = step;
  let result: PollResult;
  try {
    if (clip.handle === null) throw new Error('The clip has no handle');
    const signal = AbortSignal.any([step.signal, AbortSignal.timeout(ASK_TIMEOUT_MS)]);
    result = await engine.poll(clip.handle, { signal });
  } catch (error) {
    return waitUnlessOverdue(deps, step, errorText(error, settings.apiKey));
  }
  switch (result.state) {
    case 'running':
      return recordProgress(deps, step, result);
    case 'done':
      return takeFile(deps, step, result);
    case 'failed':
      return failClip(deps, clip, result);
    case 'lost':
      return resolveLost(deps, step);
  }
}

type Running = Extract<PollResult, { state: 'running' }>;
type Done = Extract<PollResult, { state: 'done' }>;

async function recordProgress(
  deps: ClipDeps,
  step: ClipStep,
  { progress, ordersAhead = 0 }: Running,
): Promise<NextPoll> {
  const { clip, settings } = step;
  if (await isOverdue(deps, step)) return null;
  const reached = Math.max(clip.progress, progress ?? 0);
  const { db, jobs } = deps;
  const footage = await footageOf(db, { ...clip, progress: reached });
  const waiting = `Waiting for the video model, ${ordersAhead} before this one`;
  const stage = ordersAhead > 0 ? waiting : footage.stage;
  await jobs.recordFootage(db, clip.jobId, { ...footage, stage });
  await store.recordPoll(db, clip, { troubles: 0, progress: reached });
  return settings.pollSeconds;
}

async function waitUnlessOverdue(
  deps: ClipDeps,
  step: ClipStep,
  detail: string,
): Promise<NextPoll> {
  return (await isOverdue(deps, step)) ? null : recordTrouble(deps, step, detail);
}

/** Ends a clip that has timed out. */
async function isOverdue(deps: ClipDeps, step: ClipStep): Promise<boolean> {
  const { clip, settings } = step;
  if (!isPastDeadline(step, clip.stateSince, deps.clock.now())) return false;
  await cancelQuietly(deps.log, step);
  const detail = `not finished after ${settings.deadlineMinutes} minutes`;
  await failClip(deps, clip, { failure: 'deadline', detail, isBilled: !isFree(step) });
  return true;
}

/**
 * A server that has just accepted an order may not know it everywhere yet. Lost work is ordered
 * once more if it is free.
 */
async function resolveLost(deps: ClipDeps, step: ClipStep): Promise<NextPoll> {
  const { clip } = step;
  const detail = 'the server does not know the order';
  if (secondsIn(step, deps.clock.now()) < resolutionSeconds(step)) {
    return recordTrouble(deps, step, detail);
  }
  if (isFree(step) && clip.orders < FREE_ORDERS_MAX) {
    await store.markPlanned(deps.db, clip, { troubles: 0, detail });
    return 0;
  }
  return failClip(deps, clip, { failure: 'lost', detail, isBilled: !isFree(step) });
}

/**
 * Downloads the finished file into our storage. Only then is the clip safe from being deleted by
 * its server.
 */
async function takeFile(
  deps: ClipDeps,
  step: ClipStep,
  { output, usage }: Done,
): Promise<NextPoll> {
  const { clip, settings, signal } = step;
  const folder = join(deps.workFolder, clip.jobId);
  const path = join(folder, `clip-${clip.position}-${clip.step}`);
  await mkdir(folder, { recursive: true });
  try {
    const sha256 = await fetchClip(output, {
      rules: settings,
      outbound: deps.outbound,
      path,
      signal,
    });
    if ((await readClipFacts(path)) === null) {
      throw new ClipFileError('not_a_video', 'the file holds no picture');
    }
    const look = await deps.examineClip(await examinationOf(deps, step, path), signal);
    if (look.fault) return await retakeOrFail(deps, step, look.fault);
    if (look.lettersAt !== null && (await takeAgain(deps, step, 'letters'))) return 0;
    await keepFile(deps, step, { path, sha256, usage, lettersAt: look.lettersAt });
    return null;
  } catch (error) {
    const detail = errorText(error, settings.apiKey);
    if (!(error instanceof ClipFileError)) return waitUnlessOverdue(deps, step, detail);
    const { failure } = error;
    return failClip(deps, clip, { failure, detail, isBilled: !isFree(step) });
  } finally {
    await rm(path, { force: true });
  }
}

async function examinationOf({ jobs, storage }: ClipDeps, { clip }: ClipStep, clipPath: string) {
  const film = await jobs.filmOf(clip.jobId);
  const asked = clip.milliseconds / 1000;
  const shown = film ? clip.frameCount / film.order.controls.fps : asked;
  // A shot may be longer than the model's longest clip, which is then slowed down.
  const { width, height } = clip;
  const { start, end, references = [] } = (await readImages(storage, clip)) ?? {};
  const madeFrom = [start, end, ...references].flatMap((image) => image?.bytes ?? []);
  return { clipPath, size: { width, height }, filledSeconds: Math.min(shown, asked), madeFrom };
}

function workOf(usage: ClipUsage | undefined) {
  const { inferenceSeconds = null, peakMemoryMegabytes = null } = usage ?? {};
  return {
    inferenceMilliseconds: inferenceSeconds === null ? null : Math.round(inferenceSeconds * 1000),
    peakMemoryMegabytes: peakMemoryMegabytes === null ? null : Math.round(peakMemoryMegabytes),
  };
}

/**
 * The step is part of the key, so that a worker that lost its claim cannot overwrite a newer file.
 */
async function keepFile(
  { db, jobs, storage, log }: ClipDeps,
  step: ClipStep,
  file: {
    readonly path: string;
    readonly sha256: string;
    readonly usage: ClipUsage | undefined;
    readonly lettersAt: number | null;
  },
): Promise<void> {
  const { clip } = step;
  const { sha256, usage, lettersAt } = file;
  const lettersMilliseconds = lettersAt === null ? null : Math.round(lettersAt * 1000);
  const found = { sha256, lettersMilliseconds, ...workOf(usage) };
  const fileKey = `clips/${clip.id}-${clip.step}.mp4`;
  await storage.keep(fileKey, file.path);
  const isKept = await db.transaction(async (tx) => {
    const row = await store.markFetched(tx, clip, { fileKey, ...found });
    if (!row) return false;
    await jobs.recordFootage(tx, row.jobId, await footageOf(tx, row));
    await jobs.countArrivedClip(tx, row.jobId);
    await enqueueNextClip(tx, row.jobId);
    return true;
  });
  if (isKept) await discardQuietly(log, step);
  else await storage.remove(fileKey);
}
