/**
 * Review of video jobs. Called by the moderation routes. Owners and admins decide on pending jobs
 * of their own organization, the operator's on all jobs; only the latter decide on flagged jobs and
 * their films. A decision is one guarded statement: of two concurrent moderators one succeeds, the
 * other is told that the state has changed. Rejecting a job before work on it begins fails and
 * refunds it in the same transaction. So does a rejection by the operator while it is being made;
 * an organization that rejects its own video at that stage gets the film and no refund.
 * Authorization: the route's permission, its reach is checked here; jobs out of reach are reported
 * as not found.
 */
import type { DecidedFilter, DecisionBody, WaitingFilter } from '#contracts/schemas/moderation.ts';
import { PAGE_SIZE_MAX } from '#contracts/schemas/paging.ts';
import type { JobId } from '#domain/ids.ts';
import { isRefunded, isUnfinished, type JobStatus } from '#domain/videos/job-lifecycle.ts';
import {
  isOperators,
  REJECTED_ERROR,
  decisionText,
  type ModerationStatus,
} from '#domain/moderation/moderation.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { EnqueueJobEvent } from '#server/features/developers/enqueue-job-event.ts';
import type { NotificationKind } from '#domain/events/notifications.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { JobsService } from '#server/features/jobs/service.ts';
import { findFirstUses, isBrandRejected, recordFirstUses, type FirstUse } from './first-uses.ts';
import { endShareOf, moveShareToRenewal } from '#server/features/sharing/share-changes.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { findJobRow, type JobRow } from '#server/platform/database/job-rows.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly jobs: Pick<
    JobsService,
    'lockStatus' | 'refusalOfMaking' | 'enqueueRender' | 'headlineOf' | 'failIn'
  >;
  readonly enqueueJobEvent: EnqueueJobEvent;
  readonly notifications: NotificationsService;
}

const DECIDED = ['approved', 'rejected'] as const;
/** The operator's decisions include approvals for creation, whose videos wait for their review. */
const DECIDED_BY_OPERATOR = [...DECIDED, 'pending'] as const;
const SECOND_PERSON =
  'Your organization requires approval by a second person. Ask someone else to approve this video.';

/** Whether the actor made this video in an organization where people may not approve their own. */
export function needsSecondReviewer(actor: Actor, job: store.ReviewRow): boolean {
  return job.requiresSecondReviewer && job.authorId === actor.userId;
}

/** Whether it was held before and has no film yet that could be approved. */
export function awaitsVideo({ moderationStatus, needsOperator, status }: store.ReviewRow): boolean {
  return moderationStatus === 'pending' && needsOperator && isUnfinished(status);
}

export type ModerationService = ReturnType<typeof createModerationService>;

interface RejectionRecord {
  readonly job: Pick<
    store.ReviewRow,
    'id' | 'organizationId' | 'policyVersion' | 'status' | 'costCredits'
  >;
  readonly from: ModerationStatus;
  readonly reason: string | null;
  readonly wasShared: boolean;
}

function isHeld({ moderationStatus }: store.ReviewRow): boolean {
  return moderationStatus === 'flagged';
}

const NO_FILM_YET = 'This video was flagged. It can be approved once it has been created.';
const REJECTED_BRAND =
  'The brand of this video was rejected. Reject the video too, or approve the brand once it is published again.';
const DECIDED_MEANWHILE =
  'Someone has already decided on this video. Please review its current status.';
const FLAGGED_IS_THE_OPERATORS = 'This video was flagged, so the platform operator reviews it';

export function createModerationService({
  db,
  clock,
  audit,
  jobs,
  enqueueJobEvent,
  notifications,
}: Deps) {
  /** Notifies the author, unless they decided themselves. */
  async function tell(
    tx: Transaction,
    { id: jobId, authorId: userId, moderationReason: reason }: JobRow,
    { kind, by }: { readonly kind: NotificationKind; readonly by: Actor },
  ): Promise<void> {
    if (userId === by.userId) return;
    await notifications.tell(tx, { userId, jobId, kind, reason });
  }

  /** Returns the status of a job that has not failed, and locks it until the transaction ends. */
  async function lockUnfailed(tx: Transaction, jobId: JobId): Promise<JobStatus> {
    const status = await jobs.lockStatus(tx, jobId);
    if (status === null || status === 'failed') throw new AppError('wrong_state');
    return status;
  }

  async function read(tx: Transaction, jobId: JobId): Promise<JobRow> {
    const job = await findJobRow(tx, jobId);
    if (!job) throw new AppError('not_found');
    return job;
  }

  async function find(actor: Actor, jobId: JobId): Promise<store.ReviewRow> {
    const job = await store.findForReview(db, scopeOf(actor), jobId);
    if (!job) throw new AppError('not_found');
    if (isOperators(job) && !actor.isOperator) {
      throw new AppError('forbidden', { message: FLAGGED_IS_THE_OPERATORS });
    }
    return job;
  }

  /** The same; throws 409 if its review is no longer in the state that the moderator saw. */
  async function findAsSeen(
    actor: Actor,
    jobId: JobId,
    { moderationStatus: seen }: DecisionBody,
  ): Promise<store.ReviewRow> {
    const found = await find(actor, jobId);
    if (seen === undefined || seen === found.moderationStatus) return found;
    throw new AppError('wrong_state', { message: DECIDED_MEANWHILE });
  }

  async function release(
    actor: Actor,
    { id: jobId }: store.ReviewRow,
    body: DecisionBody,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      await lockUnfailed(tx, jobId);
      const look = { by: actor.userId, now: clock.now() };
      const release = { ...look, reason: decisionText(body) };
      if (!(await store.release(tx, jobId, release))) throw new AppError('wrong_state');
      const job = await read(tx, jobId);
      if (await isBrandRejected(tx, job)) {
        throw new AppError('wrong_state', { message: REJECTED_BRAND });
      }
      const message = await jobs.refusalOfMaking(tx, job);
      if (message !== null) throw new AppError('wrong_state', { message });
      await notifications.endWaiting(tx, { jobId });
      const { isBrandNew } = await recordFirstUses(tx, job, look);
      await jobs.enqueueRender(tx, job);
      const { organizationId, policyVersion } = job;
      await audit.record(tx, {
        organizationId,
        action: 'video.approved',
        actorId: actor.userId,
        subjectId: jobId,
        details: { from: 'flagged', to: 'pending', reason: body.reason ?? null, policyVersion },
      });
      if (isBrandNew) await recordBrandLook(tx, actor, job);
    });
  }

  async function recordBrandLook(tx: Transaction, actor: Actor, job: JobRow): Promise<void> {
    if (job.brandId === null) return;
    await audit.record(tx, {
      organizationId: job.organizationId,
      action: 'brand.looked_at',
      actorId: actor.userId,
      subjectId: job.brandId,
      details: { look: 'approved', version: job.brandVersion },
    });
  }

  async function approveFilm(
    actor: Actor,
    found: store.ReviewRow,
    body: DecisionBody,
  ): Promise<void> {
    const { id: jobId, moderationStatus: from } = found;
    if (awaitsVideo(found)) {
      throw new AppError('wrong_state', { message: NO_FILM_YET });
    }
    const publicTitle = jobs.headlineOf(found);
    await db.transaction(async (tx) => {
      const isMade = (await lockUnfailed(tx, jobId)) === 'ready';
      const reason = decisionText(body);
      const approval = { now: clock.now(), by: actor.userId, reason, publicTitle, isMade };
      if (!(await store.approve(tx, jobId, approval))) throw new AppError('wrong_state');
      const job = await read(tx, jobId);
      await moveShareToRenewal(tx, job);
      await notifications.endWaiting(tx, { jobId });
      await enqueueJobEvent(tx, 'job.approved', job);
      await tell(tx, job, { kind: 'approved', by: actor });
      await audit.record(tx, {
        organizationId: job.organizationId,
        action: 'video.approved',
        actorId: actor.userId,
        subjectId: jobId,
        details: { from, reason: body.reason ?? null, policyVersion: job.policyVersion },
      });
    });
  }

  /** Ends a rejected job that will not be made, and notifies people of the rejection. */
  async function rejected(
    tx: Transaction,
    jobId: JobId,
    { hasToEnd }: { readonly hasToEnd: boolean },
  ): Promise<JobRow> {
    if (hasToEnd) {
      const failure = { error: REJECTED_ERROR, alsoTell: ['job.rejected'] } as const;
      const failed = await jobs.failIn(tx, jobId, failure);
      if (failed) return failed;
    }
    const job = await read(tx, jobId);
    await enqueueJobEvent(tx, 'job.rejected', job);
    return job;
  }

  async function recordRejection(
    tx: Transaction,
    actor: Actor,
    { job, from, reason, wasShared }: RejectionRecord,
  ): Promise<void> {
    const { id: subjectId, organizationId, policyVersion } = job;
    const record = { organizationId, actorId: actor.userId, subjectId };
    await audit.record(tx, {
      ...record,
      action: 'video.rejected',
      details: { from, reason, policyVersion, isRefunded: isRefunded(job) },
    });
    if (!wasShared) return;
    await audit.record(tx, {
      ...record,
      action: 'video.unshared',
      details: { because: 'rejected' },
    });
  }

  /** Latest decision first, without videos that were withdrawn or deleted since. */
  async function listDecided(
    actor: Actor,
    filter: DecidedFilter,
    { limit, after }: PageRequest,
  ): Promise<Page<store.ReviewRow>> {
    const shown: readonly ModerationStatus[] = actor.isOperator ? DECIDED_BY_OPERATOR : DECIDED;
    const statuses = shown.filter((status) => !filter.status || filter.status === status);
    const selection = { ...filter, statuses, limit, after };
    const rows = await store.findDecided(db, scopeOf(actor), selection);
    const byDecision = rows.map((row) => ({ ...row, createdAt: row.decidedAt ?? row.createdAt }));
    const { nextCursor } = pageOf(byDecision, limit);
    return { items: rows.slice(0, limit), nextCursor };
  }

  return {
    /** What is new in these videos to the reviewer. */
    firstUsesOf: (reviews: readonly store.ReviewRow[]): Promise<FirstUse[]> =>
      findFirstUses(
        db,
        reviews.filter(isHeld).map(({ id }) => id),
      ),

    async listWaiting(
      actor: Actor,
      filter: WaitingFilter,
      request: PageRequest,
    ): Promise<Page<store.ReviewRow>> {
      const open: ModerationStatus[] = actor.isOperator ? ['pending', 'flagged'] : ['pending'];
      const statuses = open.filter((status) => !filter.status || filter.status === status);
      const rows = await store.findWaiting(db, scopeOf(actor), { ...filter, statuses, ...request });
      return pageOf(rows, request.limit);
    },

    listDecided,

    /** All decisions that `listDecided` would return, page by page. */
    async *allDecided(actor: Actor, filter: DecidedFilter): AsyncGenerator<store.ReviewRow> {
      let after: PageRequest['after'] = null;
      do {
        const { items, nextCursor } = await listDecided(actor, filter, {
          limit: PAGE_SIZE_MAX,
          after,
        });
        yield* items;
        const last = items.at(-1);
        after =
          nextCursor && last ? { createdAt: last.decidedAt ?? last.createdAt, id: last.id } : null;
      } while (after !== null);
    },

    /** Throws 403 if only the operator reviews it. */
    find,

    /** Approves a video. A flagged one is now made, and its film reviewed again. */
    async approve(actor: Actor, jobId: JobId, body: DecisionBody): Promise<store.ReviewRow> {
      const found = await findAsSeen(actor, jobId, body);
      if (needsSecondReviewer(actor, found)) {
        throw new AppError('forbidden', { message: SECOND_PERSON });
      }
      if (found.moderationStatus === 'flagged') await release(actor, found, body);
      else await approveFilm(actor, found, body);
      return find(actor, jobId);
    },

    async reject(actor: Actor, jobId: JobId, body: DecisionBody): Promise<store.ReviewRow> {
      const found = await findAsSeen(actor, jobId, body);
      const { moderationStatus: from } = found;
      await db.transaction(async (tx) => {
        const status = await lockUnfailed(tx, jobId);
        const now = clock.now();
        const reason = decisionText(body);
        const rejection = { from, reason, now, by: actor.userId, byOperator: actor.isOperator };
        if (!(await store.reject(tx, jobId, rejection))) throw new AppError('wrong_state');
        await notifications.endWaiting(tx, { jobId });
        const wasShared = await endShareOf(tx, jobId, { ending: 'rejected', now });
        const job = await rejected(tx, jobId, {
          hasToEnd: actor.isOperator ? isUnfinished(status) : status === 'queued',
        });
        await tell(tx, job, { kind: 'rejected', by: actor });
        await recordRejection(tx, actor, {
          job,
          from,
          reason: body.reason ?? null,
          wasShared,
        });
      });
      return find(actor, jobId);
    },
  };
}

/** Members of the operator review everything. */
function scopeOf(actor: Actor): store.Scope {
  return actor.isOperator ? null : actor.organizationId;
}
