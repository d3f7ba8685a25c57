import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { readClipFacts } from '#film/clips/read-clip-facts.ts';
import { ClipFileError, fetchClip } from '#server/platform/video-engines/fetch-clip.ts';
import { errorText } from '#server/platform/video-engines/model-server.ts';
import type { ClipUsage, PollResult } from '#server/platform/video-engines/video-engine.ts';

import { enqueueNextClip } from '../clip-queue.ts';
import { isFree, type ClipDeps, type ClipStep, type NextPoll } from './clip-step.ts';
import * as store from '../clip-store.ts';
import { discardQuietly, failClip } from './end-clip.ts';
import { footageOf } from './order-clip.ts';
import { waitUnlessOverdue } from './overdue-clip.ts';
import { readImages } from './read-images.ts';
import { reorderOrFail, reorderFaultyClip } from './reorder-clip.ts';

type Done = Extract<PollResult, { state: 'done' }>;

/**
 * Downloads the finished file into our storage. Only then is the clip safe from being deleted by
 * its server.
 */
export async function downloadClip(
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
    if (look.fault) return await reorderOrFail(deps, step, look.fault);
    if (look.lettersAt !== null && (await reorderFaultyClip(deps, step, 'letters'))) return 0;
    await keepFile(deps, step, { path, sha256, usage, lettersAt: look.lettersAt });
    return null;
  } catch (error) {
    if (!(error instanceof ClipFileError)) return waitUnlessOverdue(deps, step, error);
    const { failure } = error;
    const detail = errorText(error, settings.apiKey);
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
