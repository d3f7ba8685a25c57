/**
 * Decides which engine makes a film's picture and what to order from it. Called by the jobs service
 * inside the transaction that creates a job, before anything is charged. Cost limits are checked
 * there, with the organization's row locked, so that two concurrent orders cannot use the same
 * remainder of a day. Orders are placed by a task (`clip-task.ts`). Authorization is up to the
 * caller.
 */
import { randomUUID } from 'node:crypto';

import { startOfUtcDay, startOfUtcMonth } from '#domain/clips/clip-costs.ts';
import { CLIP_FAILURES } from '#domain/clips/clip-failures.ts';
import { SEED_MAX } from '#domain/order/controls.ts';
import { DAY_MS } from '#domain/durations.ts';
import { isStudio, STUDIO_ENGINE } from '#domain/clips/engines.ts';
import type { ClipId, JobId, OrganizationId } from '#domain/ids.ts';
import type { Plan } from '#domain/money/plans.ts';
import type { PresetId } from '#domain/order/presets.ts';
import { planClips } from '#film/clips/plan-clips.ts';
import { writeClipPrompt } from '#film/clips/write-clip-prompt.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { AppError } from '#server/app-error.ts';
import { enqueueNextClip } from './clip-queue.ts';
import * as store from './clip-store.ts';
import { clipsOfRetake, type Retake } from './clips-of-retake.ts';
import { isFailing } from './engines/model-alarm.ts';
import { findBrokenLimit } from './costs/cost-limits.ts';
import { createPictureCollector } from './collect-picture.ts';
import type { VideoConfig } from '#server/platform/config/video-config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { clipFramesOf } from '#server/platform/video-engines/clip-frames.ts';
import type { VideoEngines } from '#server/platform/video-engines/open-video-engines.ts';
import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';

interface Deps {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly video: VideoConfig;
  readonly videoEngines: VideoEngines;
  /** Whether an organization has ever received credits other than its welcome credits. */
  readonly hasOwnCredits: (
    connection: Connection,
    organizationId: OrganizationId,
  ) => Promise<boolean>;
}

export interface FilmToPlan {
  readonly jobId: JobId;
  readonly organizationId: OrganizationId;
  readonly plan: Plan;
  /** Whether the studio makes what a model fails to make. */
  readonly fallsBackToStudio: boolean;
  readonly order: FilmOrder;
  readonly storyboard: Storyboard;
  /** The description of the picture for models. */
  readonly prompt: string;
}

export interface TakeToPlan extends Pick<FilmToPlan, 'jobId' | 'organizationId'> {
  readonly retake: Retake;
}

interface FilmOfOrganization {
  readonly organizationId: OrganizationId;
  readonly plan: Plan;
  readonly preset: PresetId;
}

const NO_ENGINE =
  'No video model is available for this preset. Choose Studio or your own file for this shot.';

const FROM_TEXT_ALONE = 'This video model cannot start from a photo. Show the photo as is.';

function shotsRefused(message: string): AppError {
  return new AppError('validation_failed', { message, issues: [{ path: 'shots', message }] });
}

/** The columns of a job that describe its picture. */
export interface PlannedPicture {
  readonly engine: string;
  readonly clipsAwaited: number;
  /** The model that the studio replaces. */
  readonly fellBackFrom?: string;
}

export type ClipsService = ReturnType<typeof createClipsService>;

export function createClipsService(deps: Deps) {
  const { db, storage, clock, video, videoEngines, hasOwnCredits } = deps;
  async function chooseEngine(
    connection: Connection,
    { organizationId, plan, preset }: FilmOfOrganization,
  ): Promise<EngineSettings | null> {
    const name = video.choices[preset] ?? video.choices[plan] ?? video.defaultEngine;
    if (isStudio(name) || !(await hasOwnCredits(connection, organizationId))) return null;
    const settings = video.engines.find((engine) => engine.name === name);
    if (!settings) throw new Error(`No video engine ${name}`);
    return settings;
  }

  async function requireWithinLimits(
    tx: Transaction,
    organizationId: OrganizationId,
    { filmMicros, settings }: { filmMicros: number; settings: EngineSettings },
  ): Promise<void> {
    const now = clock.now();
    const cost = { organizationId, micros: filmMicros, settings, now };
    const broken = await findBrokenLimit(tx, video, cost);
    if (broken === null) return;
    if (broken === 'film') throw new AppError('film_too_costly');
    const day = startOfUtcDay(now);
    const endsAt = broken === 'day' ? day.getTime() + DAY_MS : startOfUtcMonth(now, 1).getTime();
    const retryAfterSeconds = Math.ceil((endsAt - now.getTime()) / 1000);
    throw new AppError(broken === 'day' ? 'day_too_costly' : 'month_too_costly', {
      retryAfterSeconds,
    });
  }

  /** Whether clips of an engine can start with a picture. */
  async function beginsWithPictures(name: string): Promise<boolean> {
    const configured = videoEngines.get(name);
    return configured !== undefined && (await clipFramesOf(configured)) !== 'text';
  }

  return {
    /**
     * Plans the clips of a new job if a model makes its picture. Throws if they would cost more
     * than the operator allows.
     */
    async planPicture(tx: Transaction, film: FilmToPlan): Promise<PlannedPicture> {
      const { order } = film;
      const isAsked = order.shots?.some(({ source }) => source === 'model') ?? true;
      const settings = isAsked ? await chooseEngine(tx, { ...film, preset: order.preset }) : null;
      if (!settings) return { engine: STUDIO_ENGINE, clipsAwaited: 0 };
      if (film.fallsBackToStudio && (await isFailing(tx, settings.name))) {
        return { engine: STUDIO_ENGINE, clipsAwaited: 0, fellBackFrom: settings.name };
      }
      const rows = clipRowsOf(film, settings, clock.now());
      const filmMicros = rows.reduce((sum, { costMicros }) => sum + costMicros, 0);
      await requireWithinLimits(tx, film.organizationId, { filmMicros, settings });
      await store.insertClips(tx, rows);
      return { engine: settings.name, clipsAwaited: rows.length };
    },

    /** Plans the clips of a job that retakes one clip of a finished film and keeps the others. */
    async planTake(tx: Transaction, film: TakeToPlan): Promise<PlannedPicture> {
      const { jobId, organizationId, retake } = film;
      const rows = await store.findClipsOfJob(tx, retake.of);
      const settings = video.engines.find(({ name }) => name === rows[0]?.engine);
      if (!settings) throw new AppError('wrong_state', { message: CLIP_FAILURES.engine_missing });
      const { pricePerSecondMicros } = settings;
      const now = clock.now();
      const planned = { jobId, organizationId, pricePerSecondMicros, now };
      const values = clipsOfRetake(rows, retake.clip, planned);
      const filmMicros = values.reduce((sum, { costMicros }) => sum + costMicros, 0);
      await requireWithinLimits(tx, organizationId, { filmMicros, settings });
      await store.insertClips(tx, values);
      return { engine: settings.name, clipsAwaited: 1 };
    },

    clipsOf: (jobId: JobId) => store.findClipsOfJob(db, jobId),

    /** The parts of these films made by models, by job. */
    modelSpansOf: (jobIds: readonly JobId[]) => store.findSpans(db, jobIds),

    /** The model that makes this film's shots with the source `model`; null if there is none. */
    engineFor: chooseEngine,

    /**
     * Returns the name of the model that makes shots of such a film for the organization. Throws
     * 400 if there is none, or if it cannot start with a photo but has to.
     */
    async requireEngine(
      connection: Connection,
      film: FilmOfOrganization,
      { takesPhotos }: { readonly takesPhotos: boolean },
    ): Promise<string> {
      const settings = await chooseEngine(connection, film);
      if (!settings) throw shotsRefused(NO_ENGINE);
      const { name } = settings;
      if (takesPhotos && !(await beginsWithPictures(name))) throw shotsRefused(FROM_TEXT_ALONE);
      return name;
    },

    beginsWithPictures,

    /**
     * Plans the failed clips of a job again and returns how many; null if the job never had any.
     * The new price is added to what they have cost.
     */
    async planAgain(tx: Transaction, jobId: JobId): Promise<number | null> {
      const rows = await store.findClipsOfJob(tx, jobId);
      const [first] = rows;
      if (!first) return null;
      const settings = video.engines.find(({ name }) => name === first.engine);
      return store.replanClips(tx, jobId, settings?.pricePerSecondMicros ?? 0);
    },

    /** Enqueues the next clip of a job. */
    enqueueNext: enqueueNextClip,

    /** Marks the film as finished, in this transaction. */
    markComposed: store.markComposed,

    collectPicture: createPictureCollector({ db, storage, engines: video.engines }),
  };
}

/**
 * The model name stated in films; servers with a single model need not be configured with its name.
 */
function modelNameOf({ model, family, name }: EngineSettings): string {
  return model || family?.id || name;
}

function clipRowsOf(
  { jobId, organizationId, order, storyboard, prompt }: FilmToPlan,
  settings: EngineSettings,
  now: Date,
) {
  const { width, height } = settings.sizes[order.controls.aspectRatio];
  return planClips(storyboard, settings.durations).map((clip, position) => ({
    id: randomUUID() as ClipId,
    jobId,
    organizationId,
    position,
    engine: settings.name,
    model: modelNameOf(settings),
    prompt: writeClipPrompt({ ...order, prompt }, clip, {
      position,
      charactersMax: settings.promptCharactersMax,
    }),
    width,
    height,
    milliseconds: Math.round(clip.seconds * 1000),
    seed: (order.seed + position) % (SEED_MAX + 1),
    frameCount: clip.frameCount,
    firstFrame: clip.firstFrame,
    costMicros: Math.round(clip.seconds * settings.pricePerSecondMicros),
    state: 'planned' as const,
    createdAt: now,
    stateSince: now,
  }));
}
