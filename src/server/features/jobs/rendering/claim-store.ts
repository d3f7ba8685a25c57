import { and, eq, inArray, not, sql } from 'drizzle-orm';

import { STUDIO_ENGINE } from '#domain/clips/engines.ts';
import type { JobId } from '#domain/ids.ts';
import { lineVersionsOf } from '#domain/markets/line-versions.ts';
import { UNFINISHED_STATUSES } from '#domain/videos/job-lifecycle.ts';
import { PLAN_VERSION } from '#film/storyboard/plan-storyboard.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { findJobRow, type JobRow } from '#server/platform/database/job-rows.ts';
import { jobFiles, jobRuns, jobs } from '#server/platform/database/schema/jobs.ts';

import { isReviewed, moveRun } from '../run-store.ts';

/** Identifies one worker's claim on a job. Writes with an older attempt change nothing. */
export interface Claim {
  readonly jobId: JobId;
  readonly attempt: number;
}

function isOfAttempt(attempt: number) {
  return eq(jobRuns.attempt, attempt);
}

/** Whether a later version of the program has planned the film. */
const IS_PLANNED_LATER = sql<boolean>`exists (select 1 from ${jobs}
  where ${jobs.id} = ${jobRuns.jobId} and ${jobs.planVersion} > ${PLAN_VERSION})`;

/** Whether a worker of a later version has to make the film. */
export async function isPlannedLater(connection: Connection, jobId: JobId): Promise<boolean> {
  const [run] = await connection
    .select({ isPlannedLater: IS_PLANNED_LATER })
    .from(jobRuns)
    .where(and(eq(jobRuns.jobId, jobId), inArray(jobRuns.status, [...UNFINISHED_STATUSES])));
  return run?.isPlannedLater ?? false;
}

/**
 * Claims a job for this worker, whoever held it before; null if it may not be made. Only the worker
 * that holds the job's task calls this.
 */
export async function claimJob(connection: Connection, jobId: JobId): Promise<JobRow | null> {
  const run = await moveRun(connection, jobId, {
    to: 'processing',
    set: {
      attempt: sql`${jobRuns.attempt} + 1`,
      progress: sql`case when ${jobRuns.engine} = ${STUDIO_ENGINE} then 0 else ${jobRuns.progress} end`,
      stage: 'Planning the video',
    },
    // Without its footage, there is nothing to make it from.
    only: and(eq(jobRuns.clipsAwaited, 0), not(isReviewed('flagged')), not(IS_PLANNED_LATER)),
  });
  const job = run && (await findJobRow(connection, jobId));
  // The row may belong to a later claim by now.
  return job && { ...job, attempt: run.attempt };
}

/** Marks the picture as being made; false if the claim is lost. */
export async function markGenerating(connection: Connection, claim: Claim): Promise<boolean> {
  const only = isOfAttempt(claim.attempt);
  return (await moveRun(connection, claim.jobId, { to: 'generating', only })) !== null;
}

/** Stores the progress of the film; false if the claim is lost. */
export async function recordProgress(
  connection: Connection,
  claim: Claim,
  reached: { progress?: number; stage: string },
): Promise<boolean> {
  const rows = await connection
    .update(jobRuns)
    .set(reached)
    .where(
      and(
        eq(jobRuns.jobId, claim.jobId),
        isOfAttempt(claim.attempt),
        inArray(jobRuns.status, ['processing', 'generating']),
      ),
    )
    .returning({ jobId: jobRuns.jobId });
  return rows.length > 0;
}

/** Releases an unfinished job for the next worker. */
export async function releaseClaim(connection: Connection, claim: Claim): Promise<void> {
  await recordProgress(connection, claim, { stage: 'Waiting to continue' });
}

export interface FilmFiles {
  readonly videoKey: string;
  readonly posterKey: string;
  readonly captionsKey?: string | null;
}

/**
 * Marks the film as finished, with the versions of the rules its legal lines were made from. Null
 * if the claim is lost: the film of this attempt is then discarded.
 */
export async function markReady(
  tx: Transaction,
  { jobId, attempt }: Claim,
  { now, ...keys }: FilmFiles & { readonly now: Date },
): Promise<JobRow | null> {
  const run = await moveRun(tx, jobId, {
    to: 'ready',
    set: { progress: 1, stage: null, finishedAt: now },
    only: isOfAttempt(attempt),
  });
  const job = run && (await findJobRow(tx, jobId));
  if (!job) return null;
  const files = { ...keys, lineVersions: lineVersionsOf(job.markets) };
  await tx.insert(jobFiles).values({ ...files, jobId });
  return { ...job, ...files, captionsKey: files.captionsKey ?? null };
}
