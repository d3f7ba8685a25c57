import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';

import { STUDIO_ENGINE } from '#domain/engines.ts';
import type { JobId } from '#domain/ids.ts';
import { UNFINISHED_STATUSES, statusesBefore } from '#domain/job-lifecycle.ts';
import { lineVersionsOf } from '#domain/markets/line-versions.ts';
import type { JobRow } from './store.ts';
import { rowsOf, type Connection, type Transaction } from '#server/platform/database/database.ts';
import { jobs } from '#server/platform/database/schema.ts';

/** A worker that stays silent for longer than this has lost its job. */
export const LEASE_SECONDS = 20;

/** Names one worker's hold on a job: writes under an older attempt change nothing. */
export interface Claim {
  readonly jobId: JobId;
  readonly attempt: number;
}

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
const isUnclaimed = or(isNull(jobs.leaseExpiresAt), lt(jobs.leaseExpiresAt, sql`now()`));

function isHeld({ jobId, attempt }: Claim) {
  return and(eq(jobs.id, jobId), eq(jobs.attempt, attempt));
}

/** Takes a job for this worker; null where another one has it, or nobody may make it. */
export async function claimJob(connection: Connection, jobId: JobId): Promise<JobRow | null> {
  const [row] = await connection
    .update(jobs)
    .set({
      status: 'processing',
      attempt: sql`${jobs.attempt} + 1`,
      leaseExpiresAt: leaseEnd,
      progress: sql`case when ${jobs.engine} = ${STUDIO_ENGINE} then 0 else ${jobs.progress} end`,
      stage: 'Planning the film',
    })
    .where(
      and(
        eq(jobs.id, jobId),
        inArray(jobs.status, [...statusesBefore('processing')]),
        ne(jobs.moderationStatus, 'flagged'),
        // Until its footage is there, there is nothing to make it from.
        eq(jobs.clipsAwaited, 0),
        isUnclaimed,
      ),
    )
    .returning();
  return row ?? null;
}

/** The picture is being made; false where the claim is lost. */
export async function markGenerating(connection: Connection, claim: Claim): Promise<boolean> {
  const rows = await connection
    .update(jobs)
    .set({ status: 'generating', leaseExpiresAt: leaseEnd })
    .where(and(isHeld(claim), inArray(jobs.status, [...statusesBefore('generating')])))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** Says that the worker lives and how far it is; false where the claim is lost. */
export async function renewClaim(
  connection: Connection,
  claim: Claim,
  reached: { progress: number; stage: string } | null,
): Promise<boolean> {
  const rows = await connection
    .update(jobs)
    .set({ ...reached, leaseExpiresAt: leaseEnd })
    .where(and(isHeld(claim), inArray(jobs.status, ['processing', 'generating'])))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** Gives an unfinished job back, for the next worker to take at once. */
export async function releaseClaim(connection: Connection, claim: Claim): Promise<void> {
  await connection
    .update(jobs)
    .set({ leaseExpiresAt: null, dispatchedAt: null, stage: 'Waiting to continue' })
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
      leaseExpiresAt: null,
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

/** For a process that knows to be the only one: whoever held a job before it started is dead. */
export async function releaseAllClaims(connection: Connection): Promise<void> {
  await connection
    .update(jobs)
    .set({ leaseExpiresAt: null, dispatchedAt: null })
    .where(inArray(jobs.status, [...UNFINISHED_STATUSES]));
}

const SWEEP_SIZE = 100;
/** A waiting job has a task already, unless a process died between its commit and its dispatch. */
const WAITING_AGAIN_SECONDS = 30;
/** An abandoned job's old task may still count as running for a while. */
const ABANDONED_AGAIN_SECONDS = 5;

/** Jobs that need a task and may have none, marked as dispatched; concurrent sweeps share the work. */
export async function takeUndispatched(
  connection: Connection,
): Promise<readonly { id: JobId; priority: number }[]> {
  return rowsOf(
    connection,
    sql`
      update jobs set dispatched_at = now()
      where id in (
        select id from jobs
        where moderation_status <> 'flagged' and clips_awaited = 0
          and (
            (status = 'queued' and (dispatched_at is null
              or dispatched_at < now() - make_interval(secs => ${WAITING_AGAIN_SECONDS})))
            or (status in ('processing', 'generating')
              and (lease_expires_at is null or lease_expires_at < now())
              and (dispatched_at is null
                or dispatched_at < now() - make_interval(secs => ${ABANDONED_AGAIN_SECONDS})))
          )
        order by created_at
        limit ${SWEEP_SIZE}
        for update skip locked
      )
      returning id, priority`,
  );
}
