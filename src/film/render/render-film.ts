import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { loadLogos } from '#film/brand/load-logos.ts';
import { certifyFilm, type FilmCertificate } from '#film/certify/certify-film.ts';
import { checkFilm } from '#film/certify/check-film.ts';
import { FlashingFilm } from '#film/certify/flashing-film.ts';
import { makingOf } from '#film/certify/making-of.ts';
import { appendSourceType } from '#film/certify/source-type-box.ts';
import { withModelShots } from '#film/clips/model-shots.ts';
import { partPathOf, settle } from '#film/durable-file.ts';
import { chooseBackend } from '#film/encode/choose-backend.ts';
import { joinFilm } from '#film/encode/join-film.ts';
import { filmCancelled, toFilmError } from '#film/film-error.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { voiceIdOf } from '#film/narration/narrate-film.ts';
import { loadBrandFonts } from '#film/overlay/fonts/brand-fonts.ts';
import type { Damping } from '#film/picture/damping.ts';
import { DAMPED_MAX, dampPassages, showsOwnMedia } from '#film/render/damp-passages.ts';
import { deliverFilm, type DeliveredFilm } from '#film/render/deliver-film.ts';
import { planTasks, type TaskPlan } from '#film/render/plan-tasks.ts';
import { prepareCaptions } from '#film/render/prepare-captions.ts';
import type { FilmProgress, RenderOptions } from '#film/render/render-options.ts';
import type { FilmSource } from '#film/segments/segment-maker.ts';
import { createWorkerPool, type WorkerPool } from '#film/segments/worker-pool.ts';
import { openWorkDirectory, type WorkDirectory } from '#film/segments/work-directory.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

export interface FinishedFilm extends DeliveredFilm, FilmCertificate {}

/** How far a film is when these begin; rendering takes what lies between, by the frame. */
const PREPARING: FilmProgress = { stage: 'preparing', progress: 0 };
const RENDERING = { from: 0.01, share: 0.94 } as const;
const JOINING: FilmProgress = { stage: 'joining', progress: 0.96 };
const CHECKING: FilmProgress = { stage: 'checking', progress: 0.98 };

/**
 * Makes a film from its order, in this process. When the promise resolves, its files are whole, on
 * the disk, signed where that was asked for, measured and read back. When it rejects (always with
 * a FilmError), no output file was written; finished segments stay in the work folder for the next
 * try, after a cancel too: a server that is stopped goes on with them, and who wants no next try
 * removes the folder.
 */
export async function renderFilm(order: FilmOrder, options: RenderOptions): Promise<FinishedFilm> {
  // Before any thread loads the binding: see `openClipReader`. What is missing is heard of later.
  await chooseBackend().catch(() => undefined);
  // They load their code while the film is planned.
  const pool = startThreads(options);
  try {
    const storyboard = planFilm(order, options);
    const directory = await openWorkDirectory(options.workFolder);
    const film = await produce(storyboard, { options, directory, pool });
    await directory.clear();
    return film;
  } catch (error) {
    throw toFilmError(error, 'encoderFailed');
  } finally {
    await pool.terminate();
  }
}

function startThreads({ threads }: RenderOptions): WorkerPool {
  return createWorkerPool(threads ?? availableParallelism());
}

function planFilm(order: FilmOrder, { modelPicture }: RenderOptions): Storyboard {
  try {
    const storyboard = planStoryboard(order);
    return modelPicture ? withModelShots(storyboard) : storyboard;
  } catch (error) {
    throw toFilmError(error, 'badOrder');
  }
}

/** What a film is made with. */
interface Work {
  readonly options: RenderOptions;
  readonly directory: WorkDirectory;
  /** Runs once. */
  readonly pool: WorkerPool;
}

async function produce(storyboard: Storyboard, work: Work): Promise<FinishedFilm> {
  const { options, directory } = work;
  const { modelPicture = null, mediaFiles = {}, speech = null, outputFolder } = options;
  options.onProgress?.(PREPARING);
  const { id: backendId } = await chooseBackend();
  const voiceId = voiceIdOf(storyboard, speech);
  await directory.prepareFor({ storyboard, modelPicture, backendId, voiceId });
  await mkdir(outputFolder, { recursive: true });
  const captions = await prepareCaptions(storyboard, directory, speech);
  const source = { storyboard, modelPicture, mediaFiles, backendId, captions };
  const certificate = await makeCalmFilm(source, work);
  if (options.signal?.aborted) throw filmCancelled();
  return { ...(await deliverFilm(storyboard, directory, outputFolder)), ...certificate };
}

/**
 * Makes the film; where it flashes too fast, the passages that do are dimmed further and further, and
 * made anew. Rejects if that does not help, or if a customer's own photo or clip flashes.
 */
async function makeCalmFilm(
  source: Omit<FilmSource, 'dampings'>,
  work: Work,
): Promise<FilmCertificate> {
  const { shots, controls } = source.storyboard;
  let dampings: readonly Damping[] = [];
  for (let round = 0; ; round += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each round begins where the one before it failed
      return await makeFilm({ ...source, dampings }, round === 0 ? work : again(work));
    } catch (error) {
      if (!(error instanceof FlashingFilm) || round === DAMPED_MAX) throw error;
      if (showsOwnMedia(shots, error.passages)) throw error;
      dampings = [...dampings, ...dampPassages(error.passages, round, controls.fps)];
    }
  }
}

/** With threads of its own; whoever waits hears that the film is still being checked. */
function again({ options, directory }: Work): Work {
  const onProgress = () => options.onProgress?.(CHECKING);
  return { options: { ...options, onProgress }, directory, pool: startThreads(options) };
}

/** Renders, joins and certifies the film. */
async function makeFilm(source: FilmSource, work: Work): Promise<FilmCertificate> {
  const { storyboard, modelPicture, mediaFiles } = source;
  const { options, directory } = work;
  const { size, frameCount, controls, brand } = storyboard;
  const { segmentPaths, soundPath } = await renderParts(source, work);

  options.onProgress?.(JOINING);
  const film = { fps: controls.fps, frameCount };
  const joinedPath = directory.pathOf('joined');
  await joinFilm(joinedPath, { segmentPaths, soundPath, ...film });
  const making = makingOf(storyboard, { modelPicture, mediaFiles });
  await appendSourceType(partPathOf(joinedPath), making.digitalSourceType);
  await settle(partPathOf(joinedPath), joinedPath);

  options.onProgress?.(CHECKING);
  await checkFilm(joinedPath, { size, ...film });
  await loadBrandFonts(brand, mediaFiles);
  return certifyFilm(joinedPath, storyboard, {
    credentials: options.credentials ?? null,
    logos: await loadLogos(brand, mediaFiles),
    ...making,
  });
}

/** Renders what the work directory lacks of the film; answers where its parts are. */
async function renderParts(source: FilmSource, work: Work): Promise<TaskPlan> {
  const { options, directory, pool } = work;
  try {
    const plan = await planTasks(source, directory);
    let { framesDone } = plan;
    const onFrame = () => {
      framesDone += 1;
      const share = framesDone / source.storyboard.frameCount;
      const progress = RENDERING.from + RENDERING.share * share;
      options.onProgress?.({ stage: 'rendering', progress });
    };
    await pool.runTasks({ source, tasks: plan.tasks, signal: options.signal, onFrame });
    return plan;
  } finally {
    await pool.terminate();
  }
}
