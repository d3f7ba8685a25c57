/**
 * The pictures that clips are made from in addition to the prompt: a frame of the same shot drawn
 * by the studio, or the last frame of the previous clip. They are drawn once, before the first
 * order, and stored, so that every order of a clip and every query about it uses the same ones.
 */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { FilmError } from '#film/film-error.ts';
import type { FilmMedia } from '#film/film-media.ts';
import { frameSizeOf } from '#film/frame-size.ts';
import type { PlannedFrame } from '#film/preview/draw-frame.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { PLAN_VERSION, planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { StoredClipImage, StoredClipImages } from '#server/platform/database/schema/clips.ts';
import { fetchFile } from '#server/platform/storage/fetch-file.ts';
import { clipFramesOf } from '#server/platform/video-engines/clip-frames.ts';

import type { ClipDeps, ClipStep, NextPoll } from './clip-step.ts';
import * as store from '../clip-store.ts';
import { failClip, recordTrouble } from './end-clip.ts';
import type { FilmOfJob } from '../film-jobs.ts';

/** Leaves it to a worker of the version that planned the film. */
const ANOTHERS_SECONDS = 5;
const TROUBLES_MAX = 3;

type Drawn = { readonly clip: store.ClipRow } | { readonly next: NextPoll };

/** Returns the clip with its pictures, or when to try again if they cannot be drawn now. */
export async function withImages(deps: ClipDeps, step: ClipStep): Promise<Drawn> {
  const { clip } = step;
  if (await isWithheld(deps, step)) {
    const failure = {
      failure: 'photo_withheld',
      detail: 'by its rights',
      isBilled: false,
    } as const;
    return { next: await failClip(deps, clip, failure) };
  }
  if (clip.images !== null && (await mayBeShown(deps, clip, clip.images))) return { clip };
  try {
    const images = await imagesFor(deps, step);
    if (images === null) return { next: ANOTHERS_SECONDS };
    await store.keepImages(deps.db, clip, images);
    // Consent may have been withdrawn while it was drawn.
    return await withImages(deps, { ...step, clip: { ...clip, images } });
  } catch (error) {
    step.signal.throwIfAborted();
    if (!(error instanceof FilmError)) throw error;
    const { message: detail } = error;
    if (clip.troubles < TROUBLES_MAX) return { next: await recordTrouble(deps, step, detail) };
    const failure = { failure: 'no_start_frame', detail, isBilled: false } as const;
    return { next: await failClip(deps, clip, failure) };
  }
}

/** Whether the clip starts with a photo that its model may not receive, or no longer. */
async function isWithheld(deps: ClipDeps, { clip }: ClipStep): Promise<boolean> {
  const film = clip.firstFrame === null ? null : await deps.jobs.filmOf(clip.jobId);
  const photo = film && photoAt(film, clip.firstFrame);
  if (!film || !photo) return false;
  return !(await deps.maySendFile(film.organizationId, photo.mediaId, clip.engine));
}

/** Whether the model may still receive every logo visible in these pictures. */
async function mayBeShown(
  deps: ClipDeps,
  clip: store.ClipRow,
  images: StoredClipImages,
): Promise<boolean> {
  const ids = new Set(Object.values(images).flatMap(({ logoIds = [] }) => logoIds));
  for (const id of ids) {
    if (!(await deps.maySendFile(clip.organizationId, id, clip.engine))) return false;
  }
  return true;
}

/** The photo of the model's shot that shows this frame; null if there is none. */
function photoAt({ order, shots }: FilmOfJob, frame: number | null): FilmMedia | null {
  const hasPhotos = shots?.some((shot) => shot.source === 'model' && shot.media) ?? false;
  if (!hasPhotos || frame === null) return null;
  const planned = cutOnBeats(planStoryboard(order)).shots;
  const shot = planned.findLast(({ firstFrame }) => firstFrame <= frame);
  return shot?.source.source === 'model' ? (shot.source.media ?? null) : null;
}

/** Null if a later version has planned the film. */
async function imagesFor(deps: ClipDeps, step: ClipStep): Promise<StoredClipImages | null> {
  const { clip } = step;
  const { firstFrame } = clip;
  const frames = await clipFramesOf(step);
  const ordered =
    frames === 'text' || firstFrame === null ? null : await deps.jobs.filmOf(clip.jobId);
  if (ordered === null || firstFrame === null) return {};
  if (ordered.planVersion > PLAN_VERSION) return null;
  const film = await withSendableLogos(deps, step, ordered);
  const drawing = { deps, step, film };
  if (frames === 'reference') {
    return { reference: await keep(drawing, 'reference', await drawPlanned(drawing, firstFrame)) };
  }
  const before = await clipBefore(deps, clip);
  const isOneTake = frames === 'start+end' && !photoAt(film, firstFrame);
  const goesOn = before && (isOneTake || !isFirstOfShot(film, firstFrame));
  const start = goesOn ? await drawAfter(drawing, before) : await drawPlanned(drawing, firstFrame);
  const kept = { start: await keep(drawing, 'start', start) };
  if (frames === 'start') return kept;
  const end = await drawPlanned(drawing, firstFrame + clip.frameCount - 1);
  return { ...kept, end: await keep(drawing, 'end', end) };
}

/** The film without those of its brand's logos that the model may not receive. */
async function withSendableLogos(
  { maySendFile }: ClipDeps,
  { clip }: ClipStep,
  film: FilmOfJob,
): Promise<FilmOfJob> {
  if (!film.brand) return film;
  const logos = [];
  for (const logo of film.brand.logos) {
    if (await maySendFile(film.organizationId, logo.mediaId, clip.engine)) logos.push(logo);
  }
  const brand = { ...film.brand, logos };
  return { ...film, brand, order: { ...film.order, brand } };
}

interface Drawing {
  readonly deps: ClipDeps;
  readonly step: ClipStep;
  readonly film: FilmOfJob;
}

/**
 * The clip that ends where this one starts. It exists because clips are ordered one after the
 * other.
 */
async function clipBefore(deps: ClipDeps, clip: store.ClipRow): Promise<store.ClipRow | null> {
  const rows = await store.findClipsOfJob(deps.db, clip.jobId);
  const before = rows.find(
    ({ firstFrame, frameCount }) =>
      firstFrame !== null && firstFrame + frameCount === clip.firstFrame,
  );
  return before?.fileKey ? before : null;
}

function isFirstOfShot({ order }: FilmOfJob, frame: number): boolean {
  return cutOnBeats(planStoryboard(order)).shots.some(({ firstFrame }) => firstFrame === frame);
}

async function drawAfter({ deps, step, film }: Drawing, before: store.ClipRow) {
  const { id, fileKey: key, sha256, frameCount } = before;
  if (key === null || sha256 === null) throw new Error(`Clip ${id} has not been fetched`);
  const folder = await folderOf(deps, step);
  const clipPath = join(folder, `before-${step.clip.step}`);
  await fetchFile(deps.storage, { key, sha256, path: clipPath }, step.signal);
  const filledSeconds = frameCount / film.order.controls.fps;
  const asked = {
    clipPath,
    filledSeconds,
    size: { width: step.clip.width, height: step.clip.height },
  };
  try {
    return await deps.drawFrame(asked, step.signal);
  } finally {
    await rm(clipPath, { force: true });
  }
}

async function drawPlanned({ deps, step, film }: Drawing, frameIndex: number) {
  const folder = join(await folderOf(deps, step), 'media');
  const mediaFiles = await deps.collectFiles(film, folder, step.signal);
  const { width, height } = step.clip;
  const order = orderCovering(film.order, { width, height });
  const frame = { order, frameIndex, mediaFiles, size: { width, height } };
  return deps.drawFrame(frame, step.signal);
}

/** The smallest film size that covers the whole clip. */
function orderCovering(
  order: FilmOfJob['order'],
  size: NonNullable<PlannedFrame['size']>,
): FilmOfJob['order'] {
  const film = frameSizeOf(order.controls.aspectRatio, 1_000);
  const scale = Math.max(size.width / film.width, size.height / film.height);
  return { ...order, shortSidePixels: 2 * Math.ceil(500 * scale) };
}

/**
 * The step is part of the key, so that a worker that lost its claim cannot overwrite a newer
 * picture.
 */
async function keep(
  { deps, step, film }: Drawing,
  place: keyof StoredClipImages,
  png: Uint8Array,
): Promise<StoredClipImage> {
  const { id, step: number } = step.clip;
  const key = `clips/${id}-${number}-${place}.png`;
  const path = join(await folderOf(deps, step), `${number}-${place}.png`);
  await writeFile(path, png);
  await deps.storage.keep(key, path, step.signal);
  const logoIds = film.brand?.logos.map(({ mediaId }) => mediaId) ?? [];
  const sha256 = createHash('sha256').update(png).digest('hex');
  return { key, sha256, ...(logoIds.length > 0 && { logoIds }) };
}

async function folderOf({ workFolder }: ClipDeps, { clip }: ClipStep): Promise<string> {
  const folder = join(workFolder, clip.jobId);
  await mkdir(folder, { recursive: true });
  return folder;
}
