import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { framesDuringSound } from '#film/render/estimate-render-seconds.ts';
import { filmCancelled, toFilmError } from '#film/film-error.ts';
import type { ModelPicture } from '#film/clips/model-picture.ts';
import { withModelShots } from '#film/clips/model-shots.ts';
import { DAMPED_MAX, dampPassages, showsOwnMedia } from '#film/render/damp-passages.ts';
import { FlashingFilm } from '#film/certify/flashing-film.ts';
import type { Damping } from '#film/picture/damping.ts';
import { certifyFilm, type FilmCertificate } from '#film/certify/certify-film.ts';
import { checkFilm } from '#film/certify/check-film.ts';
import { chooseBackend } from '#film/encode/choose-backend.ts';
import { loadLogos } from '#film/brand/load-logos.ts';
import type { MediaFiles } from '#film/film-media.ts';
import { loadBrandFonts } from '#film/overlay/brand-fonts.ts';
import { makingOf } from '#film/certify/making-of.ts';
import { moveDurably, partPathOf, settle, writeDurably } from '#film/durable-file.ts';
import { joinFilm } from '#film/encode/join-film.ts';
import { appendSourceType } from '#film/certify/source-type-box.ts';
import { narrateFilm, voiceIdOf } from '#film/narration/narrate-film.ts';
import type { Cue } from '#film/narration/narration.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import { webVttOf } from '#film/narration/web-vtt.ts';
import { writeCaptions } from '#film/narration/write-captions.ts';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';
import { choosePosterFrame } from '#film/segments/choose-poster-frame.ts';
import { planSegments, type Segment } from '#film/segments/plan-segments.ts';
import { createWorkerPool, type WorkerPool } from '#film/segments/worker-pool.ts';
import type { FilmSource } from '#film/segments/segment-maker.ts';
import type { ThreadTask } from '#film/segments/thread-messages.ts';
import { openWorkDirectory, type WorkDirectory } from '#film/segments/work-directory.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const VOICE_NAME = 'voice.f32';
const CUES_NAME = 'cues.json';
const CAPTIONS_NAME = 'captions.vtt';
const JOINED_NAME = 'joined.mp4';

export const FILM_STAGES = ['preparing', 'rendering', 'joining', 'checking'] as const;
export type FilmStage = (typeof FILM_STAGES)[number];

export interface FilmProgress {
  readonly stage: FilmStage;
  /** 0 to 1 over the whole film; never falls. */
  readonly progress: number;
}

/** Also while passages that flash are made anew, so that whoever waits hears of it. */
const CHECKING: FilmProgress = { stage: 'checking', progress: 0.98 };

/** Plain data: it can be sent to another process. */
export interface RenderSettings {
  /** Holds finished segments between runs; give the same folder again to resume an interrupted film. */
  readonly workFolder: string;
  /** Receives `film.mp4`, `poster.jpg`, `thumbnail.jpg`, and `captions.vtt` where captions are wanted. */
  readonly outputFolder: string;
  /** What a text-to-video model made: of the shots that are the model's, or of all where none is named. */
  readonly modelPicture?: ModelPicture;
  /** The own photos, clips and logos that the film shows, checked by whoever lays them out. */
  readonly mediaFiles?: MediaFiles;
  /** What the film is signed with; it stays unsigned where absent. */
  readonly credentials?: SigningCredentials;
  /** Worker threads; as many as cores where absent. The frames do not depend on it. */
  readonly threads?: number;
  /** A speech model for the voice-over; the draft voice where absent. */
  readonly speech?: SpeechSettings;
}

export interface RenderOptions extends RenderSettings {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: FilmProgress) => void;
}

export interface FinishedFilm extends FilmCertificate {
  readonly videoPath: string;
  readonly posterPath: string;
  readonly thumbnailPath: string;
  /** WebVTT; null for a film without captions. */
  readonly captionsPath: string | null;
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
 * Makes the film of a storyboard, in this process. When the promise resolves, its files are whole,
 * on the disk, signed where that was asked for, measured and read back. When it rejects (always with
 * a FilmError), no output file was written; finished segments stay in the work folder for the next
 * try, after a cancel too: a server that is stopped goes on with them, and who wants no next try
 * removes the folder.
 */
export async function renderStoryboard(
  storyboard: Storyboard,
  options: RenderOptions,
  pool: WorkerPool = createWorkerPoolFor(options),
): Promise<FinishedFilm> {
  try {
    const directory = await openWorkDirectory(options.workFolder);
    const film = await produce(storyboard, options, directory, pool);
    await directory.clear();
    return film;
  } catch (error) {
    throw toFilmError(error, 'encoderFailed');
  } finally {
    await pool.terminate();
  }
}

/** Threads for a film that is yet to be planned; they are told with `renderStoryboard`, or terminated. */
export function createWorkerPoolFor({ threads }: RenderOptions): WorkerPool {
  return createWorkerPool(threads ?? availableParallelism());
}

async function produce(
  planned: Storyboard,
  options: RenderOptions,
  directory: WorkDirectory,
  pool: WorkerPool,
): Promise<FinishedFilm> {
  const { signal } = options;
  const onProgress = options.onProgress ?? (() => undefined);
  onProgress({ stage: 'preparing', progress: 0 });
  const { modelPicture = null, mediaFiles = {} } = options;
  const storyboard = modelPicture ? withModelShots(planned) : planned;
  const { id: backendId } = await chooseBackend();
  const speech = options.speech ?? null;
  const voiceId = voiceIdOf(storyboard, speech);
  await directory.prepareFor({ storyboard, modelPicture, backendId, voiceId });
  await mkdir(options.outputFolder, { recursive: true });
  const captions = await prepareWords(storyboard, directory, speech);
  const source: UndampedSource = { storyboard, modelPicture, mediaFiles, backendId, captions };
  const certificate = await makeCalmFilm(source, options, { directory, pool });
  if (signal?.aborted) throw filmCancelled();
  return { ...(await deliver(storyboard, options, directory)), ...certificate };
}

type UndampedSource = Omit<FilmSource, 'dampings'>;

interface Work {
  readonly directory: WorkDirectory;
  /** Null where it has run before: threads are started for what is made anew. */
  readonly pool: WorkerPool | null;
}

/**
 * Makes the film; where it flashes too fast, the passages that do are dimmed further and further, and
 * made anew. Rejects if that does not help, or if a customer's own photo or clip flashes.
 */
async function makeCalmFilm(
  source: UndampedSource,
  options: RenderOptions,
  work: Work,
): Promise<FilmCertificate> {
  let dampings: readonly Damping[] = [];
  for (let round = 0; ; round += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each round begins where the one before it failed
      return await makeFilm(
        { ...source, dampings },
        options,
        round === 0 ? work : { ...work, pool: null },
      );
    } catch (error) {
      if (!(error instanceof FlashingFilm) || round === DAMPED_MAX) throw error;
      const { shots, controls } = source.storyboard;
      if (showsOwnMedia(shots, error.passages)) throw error;
      const { fps } = controls;
      dampings = [...dampings, ...dampPassages(error.passages, round, fps)];
    }
  }
}

/** Renders, joins and certifies the film. */
async function makeFilm(
  source: FilmSource,
  options: RenderOptions,
  { directory, pool: first }: Work,
): Promise<FilmCertificate> {
  const { storyboard, modelPicture, mediaFiles } = source;
  const { onProgress = () => undefined, signal } = options;
  const { frameCount, size } = storyboard;
  const { fps } = storyboard.controls;
  const plan = await planTasks(source, directory);
  let framesDone = plan.framesDone;
  const pool = first ?? createWorkerPoolFor(options);
  try {
    await pool.runTasks({
      source,
      tasks: plan.tasks,
      signal,
      onFrame() {
        framesDone += 1;
        const progress = 0.01 + (0.94 * framesDone) / frameCount;
        onProgress(first ? { stage: 'rendering', progress } : CHECKING);
      },
    });
  } finally {
    if (!first) await pool.terminate();
  }

  if (first) onProgress({ stage: 'joining', progress: 0.96 });
  const joinedPath = directory.pathOf(JOINED_NAME);
  const { segmentPaths, soundPath } = plan;
  await joinFilm(joinedPath, { segmentPaths, soundPath, fps, frameCount });
  const making = makingOf(storyboard, { modelPicture, mediaFiles });
  await appendSourceType(partPathOf(joinedPath), making.digitalSourceType);
  await settle(partPathOf(joinedPath), joinedPath);

  onProgress(CHECKING);
  await checkFilm(joinedPath, { size, fps, frameCount });
  await loadBrandFonts(storyboard.brand, mediaFiles);
  return certifyFilm(joinedPath, storyboard, {
    credentials: options.credentials ?? null,
    logos: await loadLogos(storyboard.brand, mediaFiles),
    ...making,
  });
}

/** Speaks the voice-over, where there is one, and writes the captions; answers these. */
async function prepareWords(
  storyboard: Storyboard,
  directory: WorkDirectory,
  speech: SpeechSettings | null,
): Promise<readonly Cue[]> {
  const areThere = await directory.has(CUES_NAME);
  const paths = { voicePath: directory.pathOf(VOICE_NAME), cuesPath: directory.pathOf(CUES_NAME) };
  const spoken = storyboard.voiceOver
    ? await narrateFilm(storyboard, { ...paths, areThere }, speech)
    : [];
  if (storyboard.captions === 'off') return [];
  const captions = writeCaptions(storyboard, spoken);
  const file = Buffer.from(webVttOf(captions, storyboard.language));
  await writeDurably(directory.pathOf(CAPTIONS_NAME), file);
  return captions;
}

async function planTasks({ storyboard, dampings }: FilmSource, directory: WorkDirectory) {
  const { frameCount, size, controls } = storyboard;
  const soundFrames = framesDuringSound(size, frameCount / controls.fps);
  const segments = planSegments(frameCount, controls.fps, soundFrames);
  const names = segments.map((segment) => segmentNameOf(segment, dampings));
  const soundPath = directory.pathOf('sound.mp4');
  const tasks: ThreadTask[] = [];
  let framesDone = 0;
  const voicePath = storyboard.voiceOver ? directory.pathOf(VOICE_NAME) : null;
  if (!(await directory.has('sound.mp4')))
    tasks.push({ kind: 'sound', path: soundPath, voicePath });
  for (const segment of segments) {
    const name = segmentNameOf(segment, dampings);
    if (await directory.has(name)) framesDone += segment.frameCount;
    else tasks.push({ kind: 'segment', segment, path: directory.pathOf(name) });
  }
  tasks.push({
    kind: 'stills',
    frameIndex: choosePosterFrame(storyboard),
    posterPath: directory.pathOf('poster.jpg'),
    thumbnailPath: directory.pathOf('thumbnail.jpg'),
  });
  return {
    tasks,
    framesDone,
    segmentPaths: names.map((name) => directory.pathOf(name)),
    soundPath,
  };
}

/** What of a segment is damped is part of its name: a film that is resumed finds again what it needs. */
function segmentNameOf(segment: Segment, dampings: readonly Damping[]): string {
  const { index, firstFrame, frameCount } = segment;
  const count = dampings.filter(
    ({ from, to }) => from < firstFrame + frameCount && firstFrame < to,
  ).length;
  return count === 0 ? `segment-${index}.mp4` : `segment-${index}-damped-${count}.mp4`;
}

async function deliver(
  storyboard: Storyboard,
  { outputFolder }: RenderOptions,
  directory: WorkDirectory,
): Promise<Omit<FinishedFilm, keyof FilmCertificate>> {
  const videoPath = join(outputFolder, 'film.mp4');
  const posterPath = join(outputFolder, 'poster.jpg');
  const thumbnailPath = join(outputFolder, 'thumbnail.jpg');
  const joinedPath = directory.pathOf(JOINED_NAME);
  const sha256 = await hashFile(joinedPath);
  const { size: bytes } = await stat(joinedPath);
  const captionsPath = storyboard.captions === 'off' ? null : join(outputFolder, CAPTIONS_NAME);
  if (captionsPath !== null) await moveDurably(directory.pathOf(CAPTIONS_NAME), captionsPath);
  await moveDurably(directory.pathOf('thumbnail.jpg'), thumbnailPath);
  await moveDurably(directory.pathOf('poster.jpg'), posterPath);
  await moveDurably(joinedPath, videoPath);
  const { size, frameCount, controls } = storyboard;
  return {
    videoPath,
    posterPath,
    thumbnailPath,
    captionsPath,
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
