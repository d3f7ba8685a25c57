import { eq, and, inArray } from 'drizzle-orm';

import type { WebhookEvent } from '#domain/events/webhooks.ts';
import type { JobId } from '#domain/ids.ts';
import { isRefunded, type JobStatus } from '#domain/videos/job-lifecycle.ts';
import type { CreditsService } from '#server/features/credits/service.ts';
import type { EnqueueJobEvent } from '#server/features/developers/enqueue-job-event.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { findJobRow, type JobRow } from '#server/platform/database/job-rows.ts';
import { jobRuns } from '#server/platform/database/schema/jobs.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';

import { moveRun } from './run-store.ts';
import { countFinishedVideo } from './library/video-counters.ts';

interface Deps {
  readonly clock: Clock;
  readonly credits: CreditsService;
  readonly enqueueJobEvent: EnqueueJobEvent;
  readonly metrics: Pick<Metrics, 'refunds'>;
}

export interface Failure {
  /** The reason, human-readable. */
  readonly error: string;
  /** The statuses it may fail from, if not every unfinished one. */
  readonly from?: readonly JobStatus[];
  /** The attempt of the worker that fails it; a later attempt is not failed. */
  readonly attempt?: number;
  readonly isCancelled?: boolean;
  /** Webhook events sent before `job.failed`. */
  readonly alsoTell?: readonly WebhookEvent[];
}

/**
 * Fails an unfinished job as part of a transaction: its status, the organization's counter, the
 * webhooks, the refund and its metric. Null if the job has ended or `failure` no longer applies; of
 * several calls, exactly one succeeds.
 */
export type FailJob = (tx: Transaction, jobId: JobId, failure: Failure) => Promise<JobRow | null>;

export function createFailJob({ clock, credits, enqueueJobEvent, metrics }: Deps): FailJob {
  return async (tx, jobId, failure) => {
    const { error, from, attempt, isCancelled = false, alsoTell = [] } = failure;
    const finishedAt = clock.now();
    const run = await moveRun(tx, jobId, {
      to: 'failed',
      set: { error, finishedAt, stage: null, ...(isCancelled && { cancelledAt: finishedAt }) },
      only: and(
        from && inArray(jobRuns.status, [...from]),
        attempt === undefined ? undefined : eq(jobRuns.attempt, attempt),
      ),
    });
    const job = run && (await findJobRow(tx, jobId));
    if (!job) return null;
    await countFinishedVideo(tx, job.organizationId);
    for (const event of alsoTell) await enqueueJobEvent(tx, event, job);
    await enqueueJobEvent(tx, 'job.failed', job);
    // A correction, or a job retried by the operator: there is nothing to refund.
    if (!isRefunded(job)) return job;
    await credits.refundVideo(tx, job, error);
    metrics.refunds.inc();
    return job;
  };
}
