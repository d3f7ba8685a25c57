/**
 * What happens to videos when a file they show may no longer be shown, because its rights have
 * ended or changed, or it was deleted: unfinished videos fail and are refunded, public links end,
 * the author is notified. Called by the media feature after a file has changed, by the hourly
 * rights check, and by the worker that takes up a job. Each video is a separate transaction.
 */
import type { JobId, MediaId } from '#domain/ids.ts';
import { isUnfinished } from '#domain/videos/job-lifecycle.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { OrderFiles } from '#server/features/media/order-files.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import { endShareOf } from '#server/features/sharing/share-changes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { findJobRow, type JobRow } from '#server/platform/database/job-rows.ts';

import type { FailJob } from '../fail-job.ts';
import { findShown, findSharedMarkets } from './shown-files-store.ts';
import { lockStatus } from '../run-store.ts';
import { findMediaIds } from '../store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly notifications: Pick<NotificationsService, 'tell'>;
  readonly orderFiles: Pick<OrderFiles, 'refusalNow'>;
}

const UNSHARED = { action: 'video.unshared', details: { because: 'rights_ended' } } as const;

export function createTakeDown(deps: Deps, failIn: FailJob) {
  const { db, clock, audit, notifications, orderFiles } = deps;

  async function tell(tx: Transaction, job: JobRow, reason: string): Promise<void> {
    const { id: jobId, authorId: userId } = job;
    await notifications.tell(tx, { userId, jobId, kind: 'taken_down', reason });
  }

  /** Returns why a video may not be made now, because of a file that it shows, or null. */
  async function refusalOfMaking(tx: Transaction, job: JobRow): Promise<string | null> {
    const { id, organizationId, markets } = job;
    const ids = await findMediaIds(tx, id);
    return orderFiles.refusalNow(tx, organizationId, { ids, markets });
  }

  async function failUnfinished(tx: Transaction, job: JobRow): Promise<boolean> {
    const refusal = await refusalOfMaking(tx, job);
    if (refusal === null || !(await failIn(tx, job.id, { error: refusal }))) return false;
    await tell(tx, job, refusal);
    return true;
  }

  async function endLink(tx: Transaction, job: JobRow): Promise<boolean> {
    const { id: jobId, organizationId } = job;
    const markets = await findSharedMarkets(tx, jobId);
    if (markets === null) return false;
    const ids = await findMediaIds(tx, jobId);
    const use = { ids, markets, channel: 'web' } as const;
    const refusal = await orderFiles.refusalNow(tx, organizationId, use);
    if (refusal === null) return false;
    await endShareOf(tx, jobId, { ending: 'rights_ended', now: clock.now() });
    await audit.record(tx, { ...UNSHARED, organizationId, actorId: null, subjectId: jobId });
    await tell(tx, job, refusal);
    return true;
  }

  /** Returns whether this call took the video down: not if all its files may be shown. */
  async function takeDown(jobId: JobId): Promise<boolean> {
    return db.transaction(async (tx) => {
      const status = await lockStatus(tx, jobId);
      const job = status && (await findJobRow(tx, jobId));
      if (!job) return false;
      return isUnfinished(job.status) ? failUnfinished(tx, job) : endLink(tx, job);
    });
  }

  return {
    refusalOfMaking,

    takeDown,

    /** Takes down everything that shows this file without permission. */
    async takeDownWith(mediaId: MediaId): Promise<void> {
      for (const jobId of await findShown(db, { mediaId })) await takeDown(jobId);
    },

    /** Takes down everything that shows a file whose rights have ended. */
    async takeDownEnded(): Promise<void> {
      for (const jobId of await findShown(db, { endedBy: clock.now() })) await takeDown(jobId);
    },
  };
}
