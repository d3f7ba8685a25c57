import { and, desc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';

import type { JobId, OrganizationId, UserId } from '#domain/ids.ts';
import { UNFINISHED_STATUSES, statusesBefore } from '#domain/job-lifecycle.ts';
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
    .returning({ plan: organizations.plan, unfinishedVideos: organizations.unfinishedVideos });
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
  const [row] = await tx
    .update(jobs)
    .set({ status: 'failed', error: change.error, finishedAt: change.now, stage: null })
    .where(
      and(eq(jobs.organizationId, organizationId), eq(jobs.id, jobId), eq(jobs.status, 'queued')),
    )
    .returning();
  return row ?? null;
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
      leaseExpiresAt: null,
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

/** What a film needs to know of who orders it. */
export async function findOrganization(connection: Connection, organizationId: OrganizationId) {
  const [row] = await connection
    .select({ name: organizations.name, plan: organizations.plan })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!row) throw new Error(`No organization ${organizationId}`);
  return row;
}
