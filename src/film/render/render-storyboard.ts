import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { framesDuringSound } from '#film/render/estimate-render-seconds.ts';
import { filmCancelled, toFilmError } from '#film/film-error.ts';
import type { ModelPicture } from '#film/clips/model-picture.ts';
import { certifyFilm, type FilmCertificate } from '#film/certify/certify-film.ts';
import { checkFilm } from '#film/certify/check-film.ts';
import { chooseBackend } from '#film/encode/choose-backend.ts';
import { moveDurably, partPathOf, settle, writeDurably } from '#film/durable-file.ts';
import { joinFilm } from '#film/encode/join-film.ts';
import { appendSourceType } from '#film/certify/source-type-box.ts';
import { narrateFilm, voiceIdOf } from '#film/narration/narrate-film.ts';
import type { Cue } from '#film/narration/narration.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import { webVttOf } from '#film/narration/web-vtt.ts';
import { writeCaptions } from '#film/narration/write-captions.ts';
import type { DigitalSourceType } from '#film/provenance/digital-source-type.ts';
import type { ClipFacts } from '#film/provenance/manifest-definition.ts';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';
import { choosePosterFrame } from '#film/segments/choose-poster-frame.ts';
import { planSegments } from '#film/segments/plan-segments.ts';
import { gatherCrew, type Crew } from '#film/segments/worker-pool.ts';
import type { ThreadTask } from '#film/segments/thread-messages.ts';
import { openWorkshop, type Workshop } from '#film/segments/work-directory.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const VOICE_NAME = 'voice.f32';
const CUES_NAME = 'cues.json';
const CAPTIONS_NAME = 'captions.vtt';

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
  /** Receives `film.mp4`, `poster.jpg`, `thumbnail.jpg`, and `captions.vtt` where captions are wanted. */
  readonly outputFolder: string;
  /** The picture that a text-to-video model made; it takes the studio's place. */
  readonly modelPicture?: ModelPicture;
  /** What the film is signed with; it stays unsigned where absent. */
  readonly credentials?: SigningCredentials;
  /** Worker threads; as many as cores where absent. The frames do not depend on it. */
  readonly threads?: number;
  /** A speech model for the voice-over; the draft voice where absent. */
  readonly speech?: SpeechSettings;
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
  crew: Crew = gatherCrewFor(options),
): Promise<FinishedFilm> {
  try {
    const workshop = await openWorkshop(options.workFolder);
    const film = await produce(storyboard, options, workshop, crew);
    await workshop.clear();
    return film;
  } catch (error) {
    throw toFilmError(error, 'encoderFailed');
  } finally {
    await crew.dismiss();
  }
}

/** Threads for a film that is yet to be planned; they are told with `renderStoryboard`, or dismissed. */
export function gatherCrewFor({ threads }: RenderOptions): Crew {
  return gatherCrew(threads ?? availableParallelism());
}

async function produce(
  storyboard: Storyboard,
  options: RenderOptions,
  workshop: Workshop,
  crew: Crew,
): Promise<FinishedFilm> {
  const { signal } = options;
  const onProgress = options.onProgress ?? (() => undefined);
  onProgress({ stage: 'preparing', progress: 0 });
  const modelPicture = options.modelPicture ?? null;
  const { id: backendId } = await chooseBackend();
  const speech = options.speech ?? null;
  const voiceId = voiceIdOf(storyboard, speech);
  await workshop.prepareFor({ storyboard, modelPicture, backendId, voiceId });
  await mkdir(options.outputFolder, { recursive: true });
  const captions = await prepareWords(storyboard, workshop, speech);
  const { frameCount } = storyboard;
  const { fps } = storyboard.controls;
  const plan = await planTasks(storyboard, workshop);

  let framesDone = plan.framesDone;
  await crew.runTasks({
    source: { storyboard, modelPicture, backendId, captions },
    tasks: plan.tasks,
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
  await appendSourceType(partPathOf(joinedPath), sourceTypeOf(modelPicture));
  await settle(partPathOf(joinedPath), joinedPath);

  onProgress({ stage: 'checking', progress: 0.98 });
  await checkFilm(joinedPath, { size: storyboard.size, fps, frameCount });
  const certificate = await certifyFilm(joinedPath, storyboard, {
    credentials: options.credentials ?? null,
    digitalSourceType: sourceTypeOf(modelPicture),
    clips: clipFactsOf(modelPicture),
  });
  if (signal?.aborted) throw filmCancelled();
  return { ...(await deliver(storyboard, options, workshop, joinedPath)), ...certificate };
}

/** Speaks the voice-over, where there is one, and writes the captions; answers these. */
async function prepareWords(
  storyboard: Storyboard,
  workshop: Workshop,
  speech: SpeechSettings | null,
): Promise<readonly Cue[]> {
  const areThere = await workshop.has(CUES_NAME);
  const paths = { voicePath: workshop.pathOf(VOICE_NAME), cuesPath: workshop.pathOf(CUES_NAME) };
  const spoken = storyboard.voiceOver
    ? await narrateFilm(storyboard, { ...paths, areThere }, speech)
    : [];
  if (storyboard.captions === 'off') return [];
  const captions = writeCaptions(storyboard, spoken);
  const file = Buffer.from(webVttOf(captions, storyboard.language));
  await writeDurably(workshop.pathOf(CAPTIONS_NAME), file);
  return captions;
}

/** The clips as the film's marks name them. */
function clipFactsOf(modelPicture: ModelPicture | null): readonly ClipFacts[] {
  if (!modelPicture) return [];
  const model = { name: modelPicture.model };
  return modelPicture.clips.map(({ path }, index) => ({ path, title: `Clip ${index + 1}`, model }));
}

/** What the film is, for machines: drawn by a program, or assembled from a trained model's footage. */
function sourceTypeOf(modelPicture: ModelPicture | null): DigitalSourceType {
  return modelPicture ? 'compositeWithTrainedAlgorithmicMedia' : 'algorithmicMedia';
}

async function planTasks(storyboard: Storyboard, workshop: Workshop) {
  const { frameCount, size, controls } = storyboard;
  const soundFrames = framesDuringSound(size, frameCount / controls.fps);
  const segments = planSegments(frameCount, controls.fps, soundFrames);
  const segmentPaths = segments.map(({ index }) => workshop.pathOf(`segment-${index}.mp4`));
  const soundPath = workshop.pathOf('sound.mp4');
  const tasks: ThreadTask[] = [];
  let framesDone = 0;
  const voicePath = storyboard.voiceOver ? workshop.pathOf(VOICE_NAME) : null;
  if (!(await workshop.has('sound.mp4'))) tasks.push({ kind: 'sound', path: soundPath, voicePath });
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
): Promise<Omit<FinishedFilm, keyof FilmCertificate>> {
  const videoPath = join(outputFolder, 'film.mp4');
  const posterPath = join(outputFolder, 'poster.jpg');
  const thumbnailPath = join(outputFolder, 'thumbnail.jpg');
  const sha256 = await hashFile(joinedPath);
  const { size: bytes } = await stat(joinedPath);
  const captionsPath = storyboard.captions === 'off' ? null : join(outputFolder, CAPTIONS_NAME);
  if (captionsPath !== null) await moveDurably(workshop.pathOf(CAPTIONS_NAME), captionsPath);
  await moveDurably(workshop.pathOf('thumbnail.jpg'), thumbnailPath);
  await moveDurably(workshop.pathOf('poster.jpg'), posterPath);
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
