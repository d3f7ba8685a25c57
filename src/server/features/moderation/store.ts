import { and, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';

import type { JobId, OrganizationId } from '#domain/ids.ts';
import { statusesBefore } from '#domain/job-lifecycle.ts';
import { moderationStatusesBefore, type ModerationStatus } from '#domain/moderation.ts';
import type { PageRequest } from '#server/http/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { jobs, organizations, users } from '#server/platform/database/schema.ts';

type JobRow = typeof jobs.$inferSelect;

/** A job with the names its reviewers see. */
export interface ReviewRow extends JobRow {
  readonly author: string | null;
  readonly organizationName: string;
}

/** Which jobs exist for a reviewer: of one organization, or of all where it is null. */
export type Scope = OrganizationId | null;

function isWithin(scope: Scope): SQL | undefined {
  return scope === null ? undefined : eq(jobs.organizationId, scope);
}

function selectJobs(connection: Connection) {
  return connection
    .select({ job: jobs, author: users.username, organizationName: organizations.name })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .leftJoin(users, eq(users.id, jobs.authorId))
    .$dynamic();
}

/** Jobs of open organizations that wait in one of `statuses`, newest first. */
export async function findWaiting(
  connection: Connection,
  scope: Scope,
  statuses: readonly ModerationStatus[],
  { limit, after }: PageRequest,
): Promise<ReviewRow[]> {
  const rows = await selectJobs(connection)
    .where(
      and(
        // The condition of the index, word for word; `statuses` narrows it.
        sql`${jobs.moderationStatus} in ('pending', 'flagged') and ${jobs.status} <> 'failed'`,
        inArray(jobs.moderationStatus, [...statuses]),
        isNull(organizations.closedAt),
        isWithin(scope),
        isOlder(jobs, after),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit + 1);
  return rows.map(({ job, ...names }) => ({ ...job, ...names }));
}

export async function findForReview(
  connection: Connection,
  scope: Scope,
  jobId: JobId,
): Promise<ReviewRow | null> {
  const [row] = await selectJobs(connection).where(and(eq(jobs.id, jobId), isWithin(scope)));
  return row ? { ...row.job, author: row.author, organizationName: row.organizationName } : null;
}

/** Approves a job that still waits in `from`; null where it does not, or has failed. */
export async function approve(
  tx: Transaction,
  jobId: JobId,
  { from, now }: { from: ModerationStatus; now: Date },
): Promise<JobRow | null> {
  if (!moderationStatusesBefore('approved').includes(from)) return null;
  const [row] = await tx
    .update(jobs)
    // A flagged job is rendered from now on, and dispatched once this is committed.
    .set({ moderationStatus: 'approved', ...(from === 'flagged' && { dispatchedAt: now }) })
    .where(and(eq(jobs.id, jobId), eq(jobs.moderationStatus, from), ne(jobs.status, 'failed')))
    .returning();
  return row ?? null;
}

const canBeRejected = inArray(jobs.moderationStatus, [...moderationStatusesBefore('rejected')]);

/** Rejects a finished film, which stays; null where there is none to reject. */
export async function rejectFinished(
  tx: Transaction,
  jobId: JobId,
  reason: string | null,
): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({ moderationStatus: 'rejected', moderationReason: reason })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'ready'), canBeRejected))
    .returning();
  return row ?? null;
}

/**
 * Rejects and fails a job that is not rendered yet; null where it has ended. A worker that is at it
 * finds its claim lost: every write of a worker asks for an unfinished status.
 */
export async function rejectUnrendered(
  tx: Transaction,
  jobId: JobId,
  { reason, error, now }: { reason: string | null; error: string; now: Date },
): Promise<JobRow | null> {
  const statuses = [...statusesBefore('failed')];
  const [row] = await tx
    .update(jobs)
    .set({
      status: 'failed',
      error,
      stage: null,
      finishedAt: now,
      leaseExpiresAt: null,
      moderationStatus: 'rejected',
      moderationReason: reason,
    })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, statuses), canBeRejected))
    .returning();
  return row ?? null;
}
