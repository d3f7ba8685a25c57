import { and, eq, inArray, ne, sql } from 'drizzle-orm';

import { STUDIO_ENGINE } from '#domain/engines.ts';
import type { JobId } from '#domain/ids.ts';
import { statusesBefore } from '#domain/job-lifecycle.ts';
import { lineVersionsOf } from '#domain/markets/line-versions.ts';
import type { JobRow } from './store.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { jobs } from '#server/platform/database/schema.ts';

/** Names one worker's hold on a job: writes under an older attempt change nothing. */
export interface Claim {
  readonly jobId: JobId;
  readonly attempt: number;
}

function isHeld({ jobId, attempt }: Claim) {
  return and(eq(jobs.id, jobId), eq(jobs.attempt, attempt));
}

/**
 * Takes a job for this worker, from whoever had it before; null where nobody may make it. Only the
 * worker that holds the job's task calls it.
 */
export async function claimJob(connection: Connection, jobId: JobId): Promise<JobRow | null> {
  const [row] = await connection
    .update(jobs)
    .set({
      status: 'processing',
      attempt: sql`${jobs.attempt} + 1`,
      progress: sql`case when ${jobs.engine} = ${STUDIO_ENGINE} then 0 else ${jobs.progress} end`,
      stage: 'Planning the video',
    })
    .where(
      and(
        eq(jobs.id, jobId),
        inArray(jobs.status, [...statusesBefore('processing')]),
        ne(jobs.moderationStatus, 'flagged'),
        // Until its footage is there, there is nothing to make it from.
        eq(jobs.clipsAwaited, 0),
      ),
    )
    .returning();
  return row ?? null;
}

/** The picture is being made; false where the claim is lost. */
export async function markGenerating(connection: Connection, claim: Claim): Promise<boolean> {
  const rows = await connection
    .update(jobs)
    .set({ status: 'generating' })
    .where(and(isHeld(claim), inArray(jobs.status, [...statusesBefore('generating')])))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** Notes how far the film is; false where the claim is lost. */
export async function noteProgress(
  connection: Connection,
  claim: Claim,
  reached: { progress: number; stage: string },
): Promise<boolean> {
  const rows = await connection
    .update(jobs)
    .set(reached)
    .where(and(isHeld(claim), inArray(jobs.status, ['processing', 'generating'])))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** Says that an unfinished job waits for the next worker. */
export async function releaseClaim(connection: Connection, claim: Claim): Promise<void> {
  await connection
    .update(jobs)
    .set({ stage: 'Waiting to continue' })
    .where(and(isHeld(claim), inArray(jobs.status, ['processing', 'generating'])));
}

/** Null where the claim is lost: the film of this attempt is then nobody's. */
export async function markReady(
  tx: Transaction,
  claim: Claim,
  film: { videoKey: string; posterKey: string; captionsKey?: string | null; now: Date },
): Promise<JobRow | null> {
  const { now: finishedAt, ...keys } = film;
  const [row] = await tx
    .update(jobs)
    .set({
      ...keys,
      status: 'ready',
      progress: 1,
      stage: null,
      finishedAt,
    })
    .where(and(isHeld(claim), inArray(jobs.status, [...statusesBefore('ready')])))
    .returning();
  return row ?? null;
}

/** Keeps which rules the lines of a finished film were made from. */
export async function noteLineVersions(
  tx: Transaction,
  { id, markets }: Pick<JobRow, 'id' | 'markets'>,
): Promise<void> {
  const lineVersions = lineVersionsOf(markets);
  await tx.update(jobs).set({ lineVersions }).where(eq(jobs.id, id));
}
