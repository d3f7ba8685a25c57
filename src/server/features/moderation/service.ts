/**
 * Review of video jobs. Called by the moderation routes. Owners and admins decide about pending jobs
 * of their own organization, the operator's about all jobs, and only they about flagged ones. A
 * decision is one guarded statement: of two moderators one wins, the other is told that the state
 * has changed. Rejecting what is not rendered yet fails the job and refunds it, in the same
 * transaction; a rejected film that exists is not refunded. Authorization: the route's ability, and
 * the reach of it here; jobs out of reach do not exist.
 */
import type { RejectBody } from '#contracts/schemas/moderation.ts';
import type { JobId } from '#domain/ids.ts';
import { REJECTED_ERROR, rejectionText, type ModerationStatus } from '#domain/moderation.ts';
import type { Actor } from '#domain/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { AnnounceJob } from '#server/features/developers/announce.ts';
import type { NotificationKind } from '#domain/notifications.ts';
import type { PresetId } from '#domain/presets.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { JobsService } from '#server/features/jobs/service.ts';
import { moveShareToRenewal } from '#server/features/sharing/move-share.ts';
import { endShareOf } from '#server/features/sharing/end-shares.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly jobs: JobsService;
  readonly announce: AnnounceJob;
  readonly notifications: NotificationsService;
}

/** What a list of reviews is narrowed to. */
export interface ReviewFilter {
  readonly status?: ModerationStatus | undefined;
  readonly preset?: PresetId | undefined;
  readonly author?: string | undefined;
}

const DECIDED = ['approved', 'rejected'] as const;
const SECOND_PERSON =
  'Your organization asks for a second person: somebody else has to approve this';

/** Whether the actor made this video where nobody may approve their own. */
export function needsSecondReviewer(actor: Actor, job: store.ReviewRow): boolean {
  return job.requiresSecondReviewer && job.authorId === actor.userId;
}

export type ModerationService = ReturnType<typeof createModerationService>;

const FLAGGED_IS_THE_OPERATORS = 'This video was flagged and is reviewed by the operator';

export function createModerationService({
  db,
  clock,
  audit,
  jobs,
  announce,
  notifications,
}: Needs) {
  /** The author is told, unless they decided themselves. */
  async function tell(
    tx: Transaction,
    actor: Actor,
    job: Pick<store.ReviewRow, 'id' | 'authorId' | 'moderationReason'>,
    kind: NotificationKind,
  ): Promise<void> {
    if (job.authorId === actor.userId) return;
    const { id: jobId, authorId: userId, moderationReason: reason } = job;
    await notifications.tell(tx, { userId, jobId, kind, reason });
  }

  async function find(actor: Actor, jobId: JobId): Promise<store.ReviewRow> {
    const job = await store.findForReview(db, scopeOf(actor), jobId);
    if (!job) throw new AppError('not_found');
    if (job.moderationStatus === 'flagged' && !actor.isOperator) {
      throw new AppError('forbidden', { message: FLAGGED_IS_THE_OPERATORS });
    }
    return job;
  }

  return {
    async listWaiting(
      actor: Actor,
      filter: ReviewFilter,
      request: PageRequest,
    ): Promise<Page<store.ReviewRow>> {
      const open: ModerationStatus[] = actor.isOperator ? ['pending', 'flagged'] : ['pending'];
      const statuses = open.filter((status) => !filter.status || filter.status === status);
      const rows = await store.findWaiting(db, scopeOf(actor), { ...filter, statuses }, request);
      return pageOf(rows, request.limit);
    },

    /** The latest decision first; what was withdrawn or deleted since is not in it. */
    async listDecided(
      actor: Actor,
      filter: ReviewFilter,
      { limit, after }: PageRequest,
    ): Promise<Page<store.ReviewRow>> {
      const statuses = DECIDED.filter((status) => !filter.status || filter.status === status);
      const rows = await store.findDecided(
        db,
        scopeOf(actor),
        { ...filter, statuses },
        { limit, after },
      );
      const byDecision = rows.map((row) => ({ ...row, createdAt: row.decidedAt ?? row.createdAt }));
      const { nextCursor } = pageOf(byDecision, limit);
      return { items: rows.slice(0, limit), nextCursor };
    },

    async approve(actor: Actor, jobId: JobId): Promise<store.ReviewRow> {
      const found = await find(actor, jobId);
      const { moderationStatus: from } = found;
      if (needsSecondReviewer(actor, found)) {
        throw new AppError('forbidden', { message: SECOND_PERSON });
      }
      const approved = await db.transaction(async (tx) => {
        const decision = { from, now: clock.now(), by: actor.userId };
        const job = await store.approve(tx, jobId, decision);
        if (!job) throw new AppError('wrong_state');
        await moveShareToRenewal(tx, job);
        await announce(tx, 'job.approved', job);
        await tell(tx, actor, job, 'approved');
        await audit.record(tx, {
          organizationId: job.organizationId,
          action: 'video.approved',
          actorId: actor.userId,
          subjectId: jobId,
          details: { from, policyVersion: job.policyVersion },
        });
        return job;
      });
      notifications.deliverSoon();
      if (from === 'flagged') await jobs.dispatch(jobId, approved.priority);
      return find(actor, jobId);
    },

    async reject(actor: Actor, jobId: JobId, body: RejectBody): Promise<store.ReviewRow> {
      const found = await find(actor, jobId);
      const reason = rejectionText(body);
      const isRefunded = await db.transaction(async (tx) => {
        const by = actor.userId;
        const change = { reason, error: REJECTED_ERROR, now: clock.now(), by };
        const unrendered = await store.rejectUnrendered(tx, jobId, change);
        const finished = unrendered ? null : await store.rejectFinished(tx, jobId, change);
        const job = unrendered ?? finished;
        if (!job) throw new AppError('wrong_state');
        const wasShared = await endShareOf(tx, jobId, { ending: 'rejected', now: change.now });
        await announce(tx, 'job.rejected', job);
        if (unrendered) await jobs.settleFailed(tx, unrendered, REJECTED_ERROR);
        await tell(tx, actor, job, 'rejected');
        const { organizationId } = job;
        const record = { organizationId, actorId: actor.userId, subjectId: jobId };
        await audit.record(tx, {
          ...record,
          action: 'video.rejected',
          details: {
            from: found.moderationStatus,
            reason: body.reason ?? null,
            policyVersion: job.policyVersion,
            isRefunded: unrendered !== null && unrendered.costCredits > 0,
          },
        });
        if (wasShared) {
          const details = { because: 'rejected' };
          await audit.record(tx, { ...record, action: 'video.unshared', details });
        }
        return unrendered !== null && unrendered.costCredits > 0;
      });
      if (isRefunded) jobs.countRefund();
      notifications.deliverSoon();
      return find(actor, jobId);
    },
  };
}

/** The operator's people review everything. */
function scopeOf(actor: Actor): store.Scope {
  return actor.isOperator ? null : actor.organizationId;
}
