import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

import type { JobId } from '#domain/ids.ts';
import type { ModerationStatus } from '#domain/moderation/moderation.ts';
import {
  isUnfinished,
  statusesBefore,
  UNFINISHED_STATUSES,
  type JobStatus,
} from '#domain/videos/job-lifecycle.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { jobReviews, jobRuns } from '#server/platform/database/schema/jobs.ts';

export type RunRow = typeof jobRuns.$inferSelect;

interface Move {
  readonly to: JobStatus;
  /** Other columns to change with the status. */
  readonly set?: Omit<PgUpdateSetSource<typeof jobRuns>, 'jobId' | 'status'>;
  /** Additional conditions. */
  readonly only?: SQL | undefined;
}

/**
 * Moves a run along the transition table. This is the only statement that changes a status. Its
 * `where` clause repeats the table, so that only one of several concurrent moves succeeds. Null if
 * the run cannot move.
 */
export async function moveRun(
  connection: Connection,
  jobId: JobId,
  { to, set = {}, only }: Move,
): Promise<RunRow | null> {
  const [run] = await connection
    .update(jobRuns)
    .set({ ...set, status: to })
    .where(and(eq(jobRuns.jobId, jobId), inArray(jobRuns.status, [...statusesBefore(to)]), only))
    .returning();
  return run ?? null;
}

/** Whether the review of a run has this status; for use as `only` of a move. */
export function isReviewed(status: ModerationStatus): SQL {
  return sql`exists (select 1 from ${jobReviews}
    where ${jobReviews.jobId} = ${jobRuns.jobId} and ${jobReviews.moderationStatus} = ${status})`;
}

/**
 * Returns the status of a job and locks it until the transaction ends; null if the job no longer
 * exists.
 */
export async function lockStatus(tx: Transaction, jobId: JobId): Promise<JobStatus | null> {
  const [run] = await tx
    .select({ status: jobRuns.status })
    .from(jobRuns)
    .where(eq(jobRuns.jobId, jobId))
    .for('no key update');
  return run?.status ?? null;
}

export async function findStatus(connection: Connection, jobId: JobId): Promise<JobStatus | null> {
  const [run] = await connection
    .select({ status: jobRuns.status })
    .from(jobRuns)
    .where(eq(jobRuns.jobId, jobId));
  return run?.status ?? null;
}

const ORDERING = 'Requesting footage';

/** The first clip of a job is about to be ordered; false if the job has ended. */
export async function beginFootage(tx: Transaction, jobId: JobId): Promise<boolean> {
  const status = await lockStatus(tx, jobId);
  if (status === 'queued') {
    await moveRun(tx, jobId, { to: 'processing', set: { stage: ORDERING } });
    return true;
  }
  return status !== null && isUnfinished(status);
}

/**
 * Stores the progress of a job's footage, unless the job is already being rendered or has ended.
 */
export async function recordFootage(
  connection: Connection,
  jobId: JobId,
  { progress, stage }: { progress: number; stage: string },
): Promise<void> {
  await moveRun(connection, jobId, {
    to: 'generating',
    set: { stage, progress: sql`greatest(${jobRuns.progress}, ${progress}::real)` },
  });
}

/** Decrements the number of missing clips; false if the job has ended. */
export async function countArrivedClip(tx: Transaction, jobId: JobId): Promise<boolean> {
  const rows = await tx
    .update(jobRuns)
    .set({ clipsAwaited: sql`${jobRuns.clipsAwaited} - 1` })
    .where(and(eq(jobRuns.jobId, jobId), inArray(jobRuns.status, [...UNFINISHED_STATUSES])))
    .returning({ jobId: jobRuns.jobId });
  return rows.length > 0;
}
