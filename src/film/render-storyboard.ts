import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filmCancelled, toFilmError } from '#film/film-error.ts';
import { checkFilm } from '#film/finish/check-film.ts';
import { chooseBackend } from '#film/finish/choose-backend.ts';
import { moveDurably, partPathOf, settle } from '#film/finish/durable-file.ts';
import { joinFilm } from '#film/finish/join-film.ts';
import { appendSourceType } from '#film/finish/source-type-box.ts';
import { DEFAULT_ENGINE, findEngine } from '#film/picture/find-engine.ts';
import { choosePosterFrame } from '#film/segments/choose-poster-frame.ts';
import { planSegments } from '#film/segments/plan-segments.ts';
import { runTasks } from '#film/segments/run-tasks.ts';
import type { ThreadTask } from '#film/segments/thread-messages.ts';
import { openWorkshop, type Workshop } from '#film/segments/workshop.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

export const FILM_STAGES = ['preparing', 'rendering', 'joining', 'checking'] as const;
export type FilmStage = (typeof FILM_STAGES)[number];

export interface FilmProgress {
  readonly stage: FilmStage;
  /** 0 to 1 over the whole film; never falls. */
  readonly progress: number;
}

export interface RenderOptions {
  /** Holds finished segments between runs; give the same folder again to resume an interrupted film. */
  readonly workFolder: string;
  /** Receives `film.mp4`, `poster.jpg` and `thumbnail.jpg`. */
  readonly outputFolder: string;
  /** A picture engine's id; the default engine where absent. */
  readonly engine?: string;
  /** Worker threads; as many as cores where absent. The frames do not depend on it. */
  readonly threads?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: FilmProgress) => void;
}

export interface FinishedFilm {
  readonly videoPath: string;
  readonly posterPath: string;
  readonly thumbnailPath: string;
  readonly width: number;
  readonly height: number;
  /** Frames per second. */
  readonly fps: number;
  readonly frameCount: number;
  readonly durationSeconds: number;
  readonly bytes: number;
  /** Of the video file, in hexadecimal. */
  readonly sha256: string;
}

/**
 * Makes the film of a storyboard, in this process. When the promise resolves, the three files are whole,
 * on the disk and read back. When it rejects (always with a FilmError), no output file was written;
 * finished segments stay in the work folder for the next try, after a cancel too: a server that is
 * stopped goes on with them, and who wants no next try removes the folder.
 */
export async function renderStoryboard(
  storyboard: Storyboard,
  options: RenderOptions,
): Promise<FinishedFilm> {
  const workshop = await openWorkshop(options.workFolder);
  try {
    const film = await produce(storyboard, options, workshop);
    await workshop.clear();
    return film;
  } catch (error) {
    throw toFilmError(error, 'encoderFailed');
  }
}

async function produce(
  storyboard: Storyboard,
  options: RenderOptions,
  workshop: Workshop,
): Promise<FinishedFilm> {
  const { signal } = options;
  const onProgress = options.onProgress ?? (() => undefined);
  onProgress({ stage: 'preparing', progress: 0 });
  const engineId = options.engine ?? DEFAULT_ENGINE;
  await findEngine(engineId);
  const { id: backendId } = await chooseBackend();
  await workshop.prepareFor({ storyboard, engineId, backendId });
  await mkdir(options.outputFolder, { recursive: true });
  const { frameCount } = storyboard;
  const { fps } = storyboard.controls;
  const plan = await planTasks(storyboard, workshop);

  let framesDone = plan.framesDone;
  await runTasks({
    setup: { storyboard, engineId, backendId },
    tasks: plan.tasks,
    threadCount: options.threads ?? availableParallelism(),
    signal,
    onFrame() {
      framesDone += 1;
      onProgress({ stage: 'rendering', progress: 0.01 + (0.94 * framesDone) / frameCount });
    },
  });

  onProgress({ stage: 'joining', progress: 0.96 });
  const joinedPath = workshop.pathOf('joined.mp4');
  const { segmentPaths, soundPath } = plan;
  await joinFilm(joinedPath, { segmentPaths, soundPath, fps, frameCount });
  await appendSourceType(partPathOf(joinedPath));
  await settle(partPathOf(joinedPath), joinedPath);

  onProgress({ stage: 'checking', progress: 0.98 });
  await checkFilm(joinedPath, { size: storyboard.size, fps, frameCount });
  if (signal?.aborted) throw filmCancelled();
  return deliver(storyboard, options, workshop, joinedPath);
}

async function planTasks(storyboard: Storyboard, workshop: Workshop) {
  const segments = planSegments(storyboard.frameCount, storyboard.controls.fps);
  const segmentPaths = segments.map(({ index }) => workshop.pathOf(`segment-${index}.mp4`));
  const soundPath = workshop.pathOf('sound.mp4');
  const tasks: ThreadTask[] = [];
  let framesDone = 0;
  if (!(await workshop.has('sound.mp4'))) tasks.push({ kind: 'sound', path: soundPath });
  for (const segment of segments) {
    const name = `segment-${segment.index}.mp4`;
    if (await workshop.has(name)) framesDone += segment.frameCount;
    else tasks.push({ kind: 'segment', segment, path: workshop.pathOf(name) });
  }
  tasks.push({
    kind: 'stills',
    frameIndex: choosePosterFrame(storyboard),
    posterPath: workshop.pathOf('poster.jpg'),
    thumbnailPath: workshop.pathOf('thumbnail.jpg'),
  });
  return { tasks, framesDone, segmentPaths, soundPath };
}

async function deliver(
  storyboard: Storyboard,
  { outputFolder }: RenderOptions,
  workshop: Workshop,
  joinedPath: string,
): Promise<FinishedFilm> {
  const videoPath = join(outputFolder, 'film.mp4');
  const posterPath = join(outputFolder, 'poster.jpg');
  const thumbnailPath = join(outputFolder, 'thumbnail.jpg');
  const sha256 = await hashFile(joinedPath);
  const { size: bytes } = await stat(joinedPath);
  await moveDurably(workshop.pathOf('thumbnail.jpg'), thumbnailPath);
  await moveDurably(workshop.pathOf('poster.jpg'), posterPath);
  await moveDurably(joinedPath, videoPath);
  const { size, frameCount, controls } = storyboard;
  return {
    videoPath,
    posterPath,
    thumbnailPath,
    ...size,
    fps: controls.fps,
    frameCount,
    durationSeconds: frameCount / controls.fps,
    bytes,
    sha256,
  };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
