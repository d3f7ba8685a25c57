import { createHash, randomInt, randomUUID } from 'node:crypto';

import type { JobOrder } from '#contracts/schemas/job.ts';
import { SEED_MAX } from '#domain/order/controls.ts';
import { VIDEO_COST_CREDITS } from '#domain/money/credits.ts';
import type { JobGroupId, JobId } from '#domain/ids.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { FILM_SHORT_SIDE_PIXELS, type Plan } from '#domain/money/plans.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { lockOrderBrand } from '#server/features/brands/order-brand.ts';
import type { ClipsService, TakeToPlan } from '#server/features/clips/service.ts';
import type { FilmBrief } from '#film/film-order.ts';
import { PLAN_VERSION } from '#film/storyboard/plan-storyboard.ts';
import type { OrderJudgement } from '#server/features/compliance/service.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { CreditsService } from '#server/features/credits/service.ts';
import type { OrderFiles } from '#server/features/media/order-files.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { lockCorrected, recordCorrection } from './corrections.ts';
import { filmOrderOf } from './film-order-of.ts';
import { enqueueRender } from '../rendering/render-queue.ts';
import { takeIdempotencyKey } from './idempotency.ts';
import type { OrderParts } from './order-parts.ts';
import * as store from '../store.ts';
import { countNewVideo } from '../library/video-counters.ts';

interface Deps {
  readonly clock: Clock;
  readonly credits: CreditsService;
  readonly clips: ClipsService;
  readonly audit: AuditService;
  readonly orderFiles: Pick<OrderFiles, 'hold'>;
  readonly notifications: Pick<NotificationsService, 'notifyReviewers'>;
}

/** One video of an order. */
export interface NewJob {
  /** The same as columns: what was checked and is to be filmed. */
  readonly columns: OrderColumns;
  readonly judgement: OrderJudgement;
}

/** The request body: the same body with the same key is the same order. */
type OrderBody = Partial<Pick<JobOrder, 'shapes' | 'resubmits' | 'licensee'>> & {
  readonly markets: readonly MarketCode[];
};

export interface NewOrder {
  readonly actor: Actor;
  readonly body: OrderBody;
  readonly parts: Pick<OrderParts, 'files'>;
  readonly idempotencyKey: string | null;
  /** The finished video of which a clip is retaken. */
  readonly retake?: TakeToPlan['retake'] & { readonly job: JobId };
  /** One for each shape or take, in the requested order. */
  readonly jobs: readonly [NewJob, ...NewJob[]];
}

/**
 * Idempotency key, counters, charges, jobs and their tasks, all or nothing. Returns the first job.
 */
export async function createJobs(tx: Transaction, deps: Deps, order: NewOrder): Promise<JobId> {
  const { actor, body, idempotencyKey, jobs } = order;
  const { organizationId, userId } = actor;
  const ids = newestFirstIds(jobs.length);
  const [firstId] = ids;
  const createdAt = deps.clock.now();
  // Locked first, as in the deletion of an account.
  if (!(await store.lockAuthor(tx, userId))) throw new AppError('not_signed_in');
  if (idempotencyKey !== null) {
    const use = { userId, key: idempotencyKey, bodyHash: hashOf(body), jobId: firstId, createdAt };
    const earlier = await takeIdempotencyKey(tx, use);
    if (earlier && earlier.bodyHash !== use.bodyHash) throw new AppError('idempotency_conflict');
    if (earlier) return earlier.jobId;
  }
  await lockParts(tx, deps, order);
  const corrected = body.resubmits
    ? await lockCorrected(tx, actor, { jobId: body.resubmits as JobId, now: createdAt })
    : null;
  if (corrected === null) await deps.credits.requireForVideos(tx, organizationId, jobs.length);
  const groupId = body.shapes ? (randomUUID() as JobGroupId) : null;
  for (const [index, job] of jobs.entries()) {
    const id = ids[index] ?? firstId;
    await createJob(tx, deps, { ...order, ...job, id, groupId, corrected, createdAt });
  }
  return firstId;
}

/** Ids that sort correctly in lists, newest first: all jobs of an order start at the same time. */
function newestFirstIds(count: number): [JobId, ...JobId[]] {
  const [first, ...rest] = Array.from({ length: count }, () => randomUUID() as JobId)
    .toSorted()
    .toReversed();
  if (first === undefined) throw new Error('An order without a video');
  return [first, ...rest];
}

/** Locks brand and files as they were checked; throws if one of them may not be used any more. */
async function lockParts(tx: Transaction, deps: Deps, { actor, body, parts, jobs }: NewOrder) {
  const { brandId } = jobs[0].columns;
  if (brandId !== null) await lockOrderBrand(tx, brandId);
  const use = { ids: [...parts.files.keys()], markets: body.markets };
  const message = await deps.orderFiles.hold(tx, actor.organizationId, use);
  if (message !== null) throw new AppError('policy_blocked', { message });
}

interface JobOfOrder extends NewJob, Pick<NewOrder, 'actor' | 'body' | 'parts' | 'retake'> {
  readonly id: JobId;
  readonly groupId: JobGroupId | null;
  /** The rejected video that it corrects, free of charge. */
  readonly corrected: JobId | null;
  readonly createdAt: Date;
}

async function createJob(tx: Transaction, deps: Deps, job: JobOfOrder): Promise<void> {
  const { clips, credits, audit, notifications } = deps;
  const { actor, columns, judgement, parts, id: jobId, groupId, corrected, createdAt } = job;
  const { organizationId, userId: authorId } = actor;
  const counted = await countNewVideo(tx, organizationId);
  if (!counted) throw new AppError('too_many_unfinished_videos');
  const priority = 1 - counted.unfinishedVideos;
  const { moderationStatus, findings, policyVersion, needsOperator, storyboard } = judgement;
  const order = filmOrderOf(columns);
  const { prompt } = columns;
  const { plan, fallsBackToStudio } = counted;
  const film = { jobId, organizationId, plan, fallsBackToStudio, order, storyboard, prompt };
  const { retake } = job;
  const picture = retake
    ? await clips.planTake(tx, { ...film, retake })
    : await clips.planPicture(tx, film);
  const free = corrected && { resubmits: corrected, costCredits: 0 };
  await store.insertJob(tx, {
    order: {
      ...columns,
      ...free,
      ...(retake && { retakes: retake.job, retakenClip: retake.clip }),
      leftOut: storyboard.leftOut,
      planVersion: PLAN_VERSION,
      id: jobId,
      groupId,
      organizationId,
      authorId,
      createdAt,
    },
    mediaIds: [...parts.files.keys()],
    run: { ...picture, priority },
    review: { moderationStatus, findings, policyVersion, needsOperator },
  });
  const { clipsAwaited } = picture;
  await enqueueRender(tx, { id: jobId, priority, moderationStatus, clipsAwaited });
  if (moderationStatus === 'flagged') {
    await notifications.notifyReviewers(tx, { jobId, organizationId: null, authorId });
  }
  if (clipsAwaited > 0) await clips.enqueueNext(tx, jobId);
  if (corrected === null) await credits.chargeForVideo(tx, actor, jobId);
  else await recordCorrection(audit, tx, { actor, jobId, corrected });
}

export type OrderColumns = ReturnType<typeof columnsOf>;

interface OrderedBy {
  readonly plan: Plan;
  readonly brief: FilmBrief;
  readonly organizationName: string | null;
  readonly parts: OrderParts;
}

/** The columns of a job's row for an order; draws the seed if the order has none. */
export function columnsOf(body: JobOrder, { plan, brief, organizationName, parts }: OrderedBy) {
  const { aspectRatio, cameraMotion, lighting, crowdDensity, fps, duration } = body;
  const { brand = null, shots = null } = parts.film;
  return {
    prompt: body.prompt,
    preset: body.preset,
    controls: { aspectRatio, cameraMotion, lighting, crowdDensity, fps, duration },
    markets: body.markets,
    advertises: body.advertises,
    licensee: body.licensee,
    seed: body.seed ?? randomInt(SEED_MAX),
    ...brief,
    voiceOver: body.voiceOver,
    captions: body.captions,
    organizationName,
    brand,
    brandId: brand && brand.id,
    brandVersion: brand && brand.version,
    shots,
    shortSidePixels: FILM_SHORT_SIDE_PIXELS[plan],
    costCredits: VIDEO_COST_CREDITS,
  };
}

/** Hash of the validated body: key order and unknown fields of the request do not matter. */
function hashOf({ licensee: _settings, ...body }: OrderBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
