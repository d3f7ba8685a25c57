import type { FilmOrder } from '#film/film-order.ts';
import type { ExamineClip } from '#film/process/examine-clip.ts';
import type { DrawFrame } from '#film/preview/draw-frame.ts';
import type { OrderFiles } from '#server/features/media/order-files.ts';
import type { CollectFiles } from '#server/features/media/collect-files.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Outbound } from '#server/platform/outbound/outbound.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type {
  ConfiguredEngine,
  VideoEngines,
} from '#server/platform/video-engines/open-video-engines.ts';
import type { OrderAttempt } from '#server/platform/video-engines/video-engine.ts';

import type { ClipRow } from '../clip-store.ts';
import type { CostConfig } from '../costs/cost-limits.ts';
import type { FilmJobs } from '../film-jobs.ts';
import { readImages } from './read-images.ts';

export interface ClipDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly videoEngines: VideoEngines;
  readonly outbound: Pick<Outbound, 'fetch'>;
  readonly jobs: FilmJobs;
  readonly notifications: Pick<NotificationsService, 'notifyOperatorOnce'>;
  readonly collectFiles: CollectFiles;
  /** Whether a photo, or a picture with a logo, may currently be sent to a video model. */
  readonly maySendFile: OrderFiles['maySend'];
  readonly drawFrame: DrawFrame;
  readonly examineClip: ExamineClip;
  readonly config: { readonly video: CostConfig };
  /** Where films are made, one directory each. */
  readonly workFolder: string;
  /** The URL where models' servers can call back; null if they cannot reach this server. */
  readonly callbackUrlOf: ((engine: string, attemptId: string) => string) | null;
}

/** Seconds until the clip is checked again; null if nothing is left to do. */
export type NextPoll = number | null;

/** One step of a clip that this worker holds. */
export interface ClipStep extends ConfiguredEngine {
  readonly clip: ClipRow;
  /** Aborted when this worker loses the clip or has to stop. */
  readonly signal: AbortSignal;
}

/** How many times in total a clip is ordered if it looks wrong, or a free one if its server loses it. */
export const ORDERS_MAX = 2;

/**
 * A lost response may still be on its way: an order counts as absent only after this fraction of
 * the time limit for settling it.
 */
const SETTLING_PART = 1 / 6;

/** Whether an order that the server does not know may still be on its way. */
export function isSettling(step: ClipStep, now: Date): boolean {
  return secondsIn(step, now) < step.settings.recoverySeconds * SETTLING_PART;
}

const ASK_TIMEOUT_MS = 30_000;

/** The signal for one question to the clip's engine. */
export function askSignal({ signal }: ClipStep): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ASK_TIMEOUT_MS)]);
}

export function secondsIn({ clip }: ClipStep, now: Date): number {
  return (now.getTime() - clip.stateSince.getTime()) / 1000;
}

/** Whether an attempt that started at `since` has timed out. */
export function isPastDeadline({ settings }: ClipStep, since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() > settings.deadlineMinutes * 60_000;
}

export function isFree({ settings }: Pick<ClipStep, 'settings'>): boolean {
  return settings.pricePerSecondMicros === 0;
}

function filmFacts({ preset, shortSidePixels, controls }: FilmOrder) {
  return { preset, shortSidePixels, fps: controls.fps };
}

/** The request to the clip's engine, and the name of the attempt. */
export async function attemptOf(
  { storage, jobs }: Pick<ClipDeps, 'storage' | 'jobs'>,
  { clip }: ClipStep,
): Promise<OrderAttempt> {
  const { prompt, width, height, milliseconds, seed, attemptId, stateSince, callbackId } = clip;
  if (attemptId === null) throw new Error(`Clip ${clip.id} has no attempt`);
  const images = await readImages(storage, clip);
  const film = (await jobs.filmOf(clip.jobId))?.order;
  const order = {
    prompt,
    width,
    height,
    seconds: milliseconds / 1000,
    seed,
    ...(film && { film: filmFacts(film) }),
  };
  return {
    order: { ...order, ...(images && { images }) },
    attemptId,
    since: stateSince,
    callbackId,
  };
}
