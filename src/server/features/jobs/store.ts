import { and, asc, desc, eq, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';

import { STUDIO_ENGINE } from '#domain/engines.ts';
import type { JobId, OrganizationId, UserId } from '#domain/ids.ts';
import { UNFINISHED_STATUSES, statusesBefore, type JobStatus } from '#domain/job-lifecycle.ts';
import { UNFINISHED_VIDEOS_MAX } from '#domain/limits.ts';
import type { PageRequest } from '#server/http/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { jobs, organizations, users } from '#server/platform/database/schema.ts';
import { shares } from '#server/platform/database/sharing-schema.ts';

export type JobRow = typeof jobs.$inferSelect;

/** A job with the name of who made it; null once that account is closed. */
export interface JobWithAuthor extends JobRow {
  readonly author: string | null;
  /** Of its open share link. */
  readonly shareSlug: string | null;
}

/** Keeps the author's account from being deleted until the transaction ends; false where it is gone. */
export async function lockAuthor(tx: Transaction, userId: UserId): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return rows.length > 0;
}

/** Answers the first job's author, position … of an organization; null at the limit of unfinished videos. */
export async function countNewVideo(tx: Transaction, organizationId: OrganizationId) {
  const [row] = await tx
    .update(organizations)
    .set({
      unfinishedVideos: sql`${organizations.unfinishedVideos} + 1`,
      totalVideos: sql`${organizations.totalVideos} + 1`,
    })
    .where(
      and(
        eq(organizations.id, organizationId),
        lt(organizations.unfinishedVideos, UNFINISHED_VIDEOS_MAX),
      ),
    )
    .returning({
      plan: organizations.plan,
      unfinishedVideos: organizations.unfinishedVideos,
    });
  return row ?? null;
}

export async function countFinishedVideo(
  tx: Transaction,
  organizationId: OrganizationId,
): Promise<void> {
  await tx
    .update(organizations)
    .set({ unfinishedVideos: sql`${organizations.unfinishedVideos} - 1` })
    .where(eq(organizations.id, organizationId));
}

export async function findCounters(connection: Connection, organizationId: OrganizationId) {
  const [row] = await connection
    .select({ total: organizations.totalVideos, unfinished: organizations.unfinishedVideos })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row ?? { total: 0, unfinished: 0 };
}

export async function insertJob(tx: Transaction, values: typeof jobs.$inferInsert): Promise<void> {
  await tx.insert(jobs).values(values);
}

function selectJobs(connection: Connection) {
  return connection
    .select({ job: jobs, author: users.username, shareSlug: shares.slug })
    .from(jobs)
    .leftJoin(users, eq(users.id, jobs.authorId))
    .leftJoin(shares, and(eq(shares.jobId, jobs.id), isNull(shares.endedAt)))
    .$dynamic();
}

export async function findJob(
  connection: Connection,
  organizationId: OrganizationId,
  jobId: JobId,
): Promise<JobWithAuthor | null> {
  const [row] = await selectJobs(connection).where(
    and(eq(jobs.organizationId, organizationId), eq(jobs.id, jobId)),
  );
  return row ? { ...row.job, author: row.author, shareSlug: row.shareSlug } : null;
}

export async function findJobs(
  connection: Connection,
  organizationId: OrganizationId,
  { limit, after }: PageRequest,
): Promise<JobWithAuthor[]> {
  const rows = await selectJobs(connection)
    .where(and(eq(jobs.organizationId, organizationId), isOlder(jobs, after)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit + 1);
  return rows.map(({ job, ...names }) => ({ ...job, ...names }));
}

/** Cancels a job that nobody has begun; null where it is no longer queued. */
export async function cancelQueued(
  tx: Transaction,
  organizationId: OrganizationId,
  jobId: JobId,
  change: { error: string; now: Date },
): Promise<JobRow | null> {
  const { error, now } = change;
  const [row] = await tx
    .update(jobs)
    .set({ status: 'failed', error, finishedAt: now, cancelledAt: now, stage: null })
    .where(
      and(eq(jobs.organizationId, organizationId), eq(jobs.id, jobId), eq(jobs.status, 'queued')),
    )
    .returning();
  return row ?? null;
}

/** Videos nobody will see again: those that failed or were rejected before `before`, oldest first. */
export function findRefused(
  connection: Connection,
  before: Date,
  limit: number,
): Promise<JobRow[]> {
  return connection
    .select()
    .from(jobs)
    .where(
      and(
        lt(jobs.finishedAt, before),
        or(
          eq(jobs.status, 'failed'),
          and(eq(jobs.status, 'ready'), eq(jobs.moderationStatus, 'rejected')),
        ),
      ),
    )
    .orderBy(asc(jobs.finishedAt))
    .limit(limit);
}

/** Deletes a job that has ended; null where it has not, or is not there. */
export async function deleteEnded(
  tx: Transaction,
  organizationId: OrganizationId,
  jobId: JobId,
): Promise<JobRow | null> {
  const [row] = await tx
    .delete(jobs)
    .where(
      and(
        eq(jobs.organizationId, organizationId),
        eq(jobs.id, jobId),
        notInArray(jobs.status, [...UNFINISHED_STATUSES]),
      ),
    )
    .returning();
  return row ?? null;
}

/**
 * Moves a job to `failed`; null where it has already ended, or where `attempt` is given and is no
 * longer the present one.
 */
export async function markFailed(
  tx: Transaction,
  jobId: JobId,
  change: { error: string; now: Date; attempt?: number },
): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({
      status: 'failed',
      error: change.error,
      finishedAt: change.now,
      stage: null,
    })
    .where(
      and(
        eq(jobs.id, jobId),
        inArray(jobs.status, [...statusesBefore('failed')]),
        change.attempt === undefined ? undefined : eq(jobs.attempt, change.attempt),
      ),
    )
    .returning();
  return row ?? null;
}

/**
 * Takes a job that a model failed up again, free of charge: it was refunded. Null where it has not
 * failed, was rejected, or is the studio's.
 */
export async function reopenFailed(
  tx: Transaction,
  jobId: JobId,
  { clipsAwaited, now }: { clipsAwaited: number; now: Date },
): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({
      status: 'queued',
      clipsAwaited,
      costCredits: 0,
      retriedAt: now,
      error: null,
      stage: null,
      progress: 0,
      attempt: 0,
      finishedAt: null,
      cancelledAt: null,
    })
    .where(
      and(
        eq(jobs.id, jobId),
        inArray(jobs.status, [...statusesBefore('queued')]),
        ne(jobs.moderationStatus, 'rejected'),
        ne(jobs.engine, STUDIO_ENGINE),
      ),
    )
    .returning();
  return row ?? null;
}

/** False at the limit of unfinished videos. */
export async function countReopenedVideo(
  tx: Transaction,
  organizationId: OrganizationId,
): Promise<boolean> {
  const rows = await tx
    .update(organizations)
    .set({ unfinishedVideos: sql`${organizations.unfinishedVideos} + 1` })
    .where(
      and(
        eq(organizations.id, organizationId),
        lt(organizations.unfinishedVideos, UNFINISHED_VIDEOS_MAX),
      ),
    )
    .returning({ id: organizations.id });
  return rows.length > 0;
}

/** Says how far a job's footage is; a job that is being made or has ended says so itself. */
export async function noteFootage(
  connection: Connection,
  jobId: JobId,
  { progress, stage }: { progress: number; stage: string },
): Promise<void> {
  await connection
    .update(jobs)
    .set({
      status: 'generating',
      stage,
      progress: sql`greatest(${jobs.progress}, ${progress}::real)`,
    })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, ['processing', 'generating'])));
}

/** One clip less to wait for; null where the job has ended. */
export async function countArrivedClip(tx: Transaction, jobId: JobId): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({ clipsAwaited: sql`${jobs.clipsAwaited} - 1` })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, [...UNFINISHED_STATUSES])))
    .returning();
  return row ?? null;
}

export async function findStatus(connection: Connection, jobId: JobId): Promise<JobStatus | null> {
  const [row] = await connection
    .select({ status: jobs.status })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return row?.status ?? null;
}

/** What a film needs to know of who orders it. */
export async function findOrganization(connection: Connection, organizationId: OrganizationId) {
  const [row] = await connection
    .select({ name: organizations.name, plan: organizations.plan })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!row) throw new Error(`No organization ${organizationId}`);
  return row;
}
