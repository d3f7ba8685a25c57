import { count, eq, inArray, min, sql } from 'drizzle-orm';
import { collectDefaultMetrics } from 'prom-client';

import { UNFINISHED_STATUSES } from '#domain/videos/job-lifecycle.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { jobReviews, jobRuns } from '#server/platform/database/schema/jobs.ts';
import { createMetrics, watchQueue, type Metrics } from '#server/platform/metrics/metrics.ts';

/** The figures of this process, of Node itself, and of the queue in the database. */
export function openMetrics(db: Database, clock: Clock): Metrics {
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  watchQueue(metrics, async () => {
    const rows = await db
      .select({
        status: jobRuns.status,
        jobs: count(),
        // Those held for a moderator do not wait for a worker.
        oldest: min(
          sql<Date>`case when ${jobReviews.moderationStatus} <> 'flagged' then ${jobReviews.askedAt} end`,
        ),
      })
      .from(jobRuns)
      .innerJoin(jobReviews, eq(jobReviews.jobId, jobRuns.jobId))
      .where(inArray(jobRuns.status, [...UNFINISHED_STATUSES]))
      .groupBy(jobRuns.status);
    const depths = new Map<string, number>(UNFINISHED_STATUSES.map((status) => [status, 0]));
    for (const row of rows) depths.set(row.status, row.jobs);
    const oldest = rows.find(({ status }) => status === 'queued')?.oldest;
    const oldestSeconds = oldest ? (clock.now().getTime() - new Date(oldest).getTime()) / 1000 : 0;
    return { depths, oldestSeconds: Math.max(0, oldestSeconds) };
  });
  return metrics;
}
