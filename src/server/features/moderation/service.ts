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
import type { JobsService } from '#server/features/jobs/service.ts';
import { endShareOf } from '#server/features/sharing/end-shares.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly jobs: JobsService;
  readonly announce: AnnounceJob;
}

export type ModerationService = ReturnType<typeof createModerationService>;

const FLAGGED_IS_THE_OPERATORS = 'This video was flagged and is reviewed by the operator';

export function createModerationService({ db, clock, audit, jobs, announce }: Needs) {
  async function find(actor: Actor, jobId: JobId): Promise<store.ReviewRow> {
    const job = await store.findForReview(db, scopeOf(actor), jobId);
    if (!job) throw new AppError('not_found');
    if (job.moderationStatus === 'flagged' && !actor.isOperator) {
      throw new AppError('forbidden', { message: FLAGGED_IS_THE_OPERATORS });
    }
    return job;
  }

  return {
    async listWaiting(actor: Actor, request: PageRequest): Promise<Page<store.ReviewRow>> {
      const statuses: ModerationStatus[] = actor.isOperator ? ['pending', 'flagged'] : ['pending'];
      const rows = await store.findWaiting(db, scopeOf(actor), statuses, request);
      return pageOf(rows, request.limit);
    },

    async approve(actor: Actor, jobId: JobId): Promise<store.ReviewRow> {
      const { moderationStatus: from } = await find(actor, jobId);
      const approved = await db.transaction(async (tx) => {
        const job = await store.approve(tx, jobId, { from, now: clock.now() });
        if (!job) throw new AppError('wrong_state');
        await announce(tx, 'job.approved', job);
        await audit.record(tx, {
          organizationId: job.organizationId,
          action: 'video.approved',
          actorId: actor.userId,
          subjectId: jobId,
          details: { from },
        });
        return job;
      });
      if (from === 'flagged') await jobs.dispatch(jobId, approved.priority);
      return find(actor, jobId);
    },

    async reject(actor: Actor, jobId: JobId, body: RejectBody): Promise<store.ReviewRow> {
      const found = await find(actor, jobId);
      const reason = rejectionText(body);
      const isRefunded = await db.transaction(async (tx) => {
        const change = { reason, error: REJECTED_ERROR, now: clock.now() };
        const unrendered = await store.rejectUnrendered(tx, jobId, change);
        const finished = unrendered ? null : await store.rejectFinished(tx, jobId, reason);
        const job = unrendered ?? finished;
        if (!job) throw new AppError('wrong_state');
        const wasShared = await endShareOf(tx, jobId, { ending: 'rejected', now: change.now });
        await announce(tx, 'job.rejected', job);
        if (unrendered) await jobs.settleFailed(tx, unrendered, REJECTED_ERROR);
        const { organizationId } = job;
        const record = { organizationId, actorId: actor.userId, subjectId: jobId };
        await audit.record(tx, {
          ...record,
          action: 'video.rejected',
          details: {
            from: found.moderationStatus,
            reason: body.reason ?? null,
            isRefunded: unrendered !== null,
          },
        });
        if (wasShared) {
          const details = { because: 'rejected' };
          await audit.record(tx, { ...record, action: 'video.unshared', details });
        }
        return unrendered !== null;
      });
      if (isRefunded) jobs.countRefund();
      return find(actor, jobId);
    },
  };
}

/** The operator's people review everything. */
function scopeOf(actor: Actor): store.Scope {
  return actor.isOperator ? null : actor.organizationId;
}
