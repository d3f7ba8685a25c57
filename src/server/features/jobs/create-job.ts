import { createHash, randomInt, randomUUID } from 'node:crypto';

import type { JobOrder } from '#contracts/schemas/job.ts';
import { VIDEO_COST_CREDITS } from '#domain/credits.ts';
import type { JobId } from '#domain/ids.ts';
import type { Actor } from '#domain/permissions.ts';
import { FILM_SHORT_SIDE_PIXELS, type Plan } from '#domain/plans.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { ClipsService } from '#server/features/clips/service.ts';
import type { FilmBrief } from '#film/film-order.ts';
import { PLAN_VERSION } from '#film/storyboard/plan-storyboard.ts';
import type { OrderJudgement } from '#server/features/compliance/service.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { CreditsService } from '#server/features/credits/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { lockCorrected, recordCorrection } from './corrections.ts';
import { filmOrderOf } from './film-order-of.ts';
import { enqueueRender } from './render-queue.ts';
import { takeIdempotencyKey } from './idempotency.ts';
import * as store from './store.ts';
import { countNewVideo } from './video-counters.ts';

interface Deps {
  readonly clock: Clock;
  readonly credits: CreditsService;
  readonly clips: ClipsService;
  readonly audit: AuditService;
  readonly notifications: Pick<NotificationsService, 'tellReviewers'>;
}

const SEED_MAX = 2 ** 31 - 1;

export interface NewJob {
  readonly actor: Actor;
  readonly body: JobOrder;
  /** The same as columns: what was judged, and is to be filmed. */
  readonly columns: OrderColumns;
  readonly idempotencyKey: string | null;
  readonly judgement: OrderJudgement;
}

/** Idempotency key, counters, charge, job and its task: all of it or nothing. */
export async function createJob(
  tx: Transaction,
  { clock, credits, clips, audit, notifications }: Deps,
  { actor, body, columns, idempotencyKey, judgement }: NewJob,
): Promise<JobId> {
  const { organizationId, userId } = actor;
  const jobId = randomUUID() as JobId;
  const createdAt = clock.now();
  // Before anything else is locked: whoever deletes an account locks it first, too.
  if (!(await store.lockAuthor(tx, userId))) throw new AppError('not_signed_in');
  if (idempotencyKey !== null) {
    const use = { userId, key: idempotencyKey, bodyHash: hashOf(body), jobId, createdAt };
    const earlier = await takeIdempotencyKey(tx, use);
    if (earlier && earlier.bodyHash !== use.bodyHash) throw new AppError('idempotency_conflict');
    if (earlier) return earlier.jobId;
  }
  const corrected = body.resubmits
    ? await lockCorrected(tx, actor, { jobId: body.resubmits as JobId, now: createdAt })
    : null;
  const counted = await countNewVideo(tx, organizationId);
  if (!counted) throw new AppError('too_many_unfinished_videos');
  const priority = 1 - counted.unfinishedVideos;
  const { moderationStatus, findings, policyVersion, needsOperator, storyboard } = judgement;
  const order = filmOrderOf(columns);
  const { prompt } = body;
  const film = { jobId, organizationId, plan: counted.plan, order, storyboard, prompt };
  const picture = await clips.planPicture(tx, film);
  const free = corrected && { resubmits: corrected, costCredits: 0 };
  await store.insertJob(tx, {
    order: {
      ...columns,
      ...free,
      leftOut: storyboard.leftOut,
      planVersion: PLAN_VERSION,
      id: jobId,
      organizationId,
      authorId: userId,
      createdAt,
    },
    run: { ...picture, priority },
    review: { moderationStatus, findings, policyVersion, needsOperator },
  });
  const { clipsAwaited } = picture;
  await enqueueRender(tx, { id: jobId, priority, moderationStatus, clipsAwaited });
  if (moderationStatus === 'flagged') {
    await notifications.tellReviewers(tx, { jobId, organizationId: null, authorId: userId });
  }
  if (clipsAwaited > 0) await clips.enqueueNext(tx, jobId);
  if (corrected === null) await credits.chargeForVideo(tx, actor, jobId);
  else await recordCorrection(audit, tx, { actor, jobId, corrected });
  return jobId;
}

export type OrderColumns = ReturnType<typeof columnsOf>;

interface OrderedBy {
  readonly plan: Plan;
  readonly brief: FilmBrief;
  readonly organizationName: string | null;
}

/** What an order says of its job's row; draws the seed where the order names none. */
export function columnsOf(body: JobOrder, { plan, brief, organizationName }: OrderedBy) {
  const { aspectRatio, cameraMotion, lighting, crowdDensity, fps, duration } = body;
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
    shortSidePixels: FILM_SHORT_SIDE_PIXELS[plan],
    costCredits: VIDEO_COST_CREDITS,
  };
}

/** Of the validated body: key order and unknown fields of the request do not matter. */
function hashOf({ licensee: _settings, ...body }: JobOrder): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
