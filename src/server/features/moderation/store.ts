import { and, desc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { JobId, OrganizationId, UserId } from '#domain/ids.ts';
import { statusesBefore } from '#domain/job-lifecycle.ts';
import { moderationStatusesBefore, type ModerationStatus } from '#domain/moderation.ts';
import type { PresetId } from '#domain/presets.ts';
import type { PageRequest } from '#server/http/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { jobs, organizations, users } from '#server/platform/database/schema.ts';

type JobRow = typeof jobs.$inferSelect;

/** A job with the names its reviewers see. */
export interface ReviewRow extends JobRow {
  readonly author: string | null;
  readonly organizationName: string;
  readonly requiresSecondReviewer: boolean;
  readonly decidedByName: string | null;
}

/** Which reviews are asked for. */
export interface ReviewSelection {
  readonly statuses: readonly ModerationStatus[];
  readonly preset?: PresetId | undefined;
  /** Part of the author's username. */
  readonly author?: string | undefined;
}

/** Which jobs exist for a reviewer: of one organization, or of all where it is null. */
export type Scope = OrganizationId | null;

function isWithin(scope: Scope): SQL | undefined {
  return scope === null ? undefined : eq(jobs.organizationId, scope);
}

function selectJobs(connection: Connection) {
  return connection
    .select({
      job: jobs,
      author: users.username,
      organizationName: organizations.name,
      requiresSecondReviewer: organizations.requiresSecondReviewer,
      decidedByName: deciders.username,
    })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .leftJoin(users, eq(users.id, jobs.authorId))
    .leftJoin(deciders, eq(deciders.id, jobs.decidedBy))
    .$dynamic();
}

const deciders = alias(users, 'deciders');

function isSelected({ statuses, preset, author }: ReviewSelection): SQL | undefined {
  const wanted = author ? `%${author.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null;
  return and(
    inArray(jobs.moderationStatus, [...statuses]),
    preset && eq(jobs.preset, preset),
    wanted === null ? undefined : sql`lower(${users.username}) like ${wanted}`,
  );
}

/** Jobs of open organizations that wait, newest first. */
export async function findWaiting(
  connection: Connection,
  scope: Scope,
  selection: ReviewSelection,
  { limit, after }: PageRequest,
): Promise<ReviewRow[]> {
  const rows = await selectJobs(connection)
    .where(
      and(
        // The condition of the index, word for word; the selection narrows it.
        sql`${jobs.moderationStatus} in ('pending', 'flagged') and ${jobs.status} <> 'failed'`,
        isSelected(selection),
        isNull(organizations.closedAt),
        isWithin(scope),
        isOlder(jobs, after),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit + 1);
  return rows.map(({ job, ...names }) => ({ ...job, ...names }));
}

/** Jobs that were decided, the latest decision first. */
export async function findDecided(
  connection: Connection,
  scope: Scope,
  selection: ReviewSelection,
  { limit, after }: PageRequest,
): Promise<ReviewRow[]> {
  const rows = await selectJobs(connection)
    .where(
      and(
        isNotNull(jobs.decidedAt),
        isSelected(selection),
        isWithin(scope),
        isOlder({ createdAt: jobs.decidedAt, id: jobs.id }, after),
      ),
    )
    .orderBy(desc(jobs.decidedAt), desc(jobs.id))
    .limit(limit + 1);
  return rows.map(({ job, ...names }) => ({ ...job, ...names }));
}

export async function findForReview(
  connection: Connection,
  scope: Scope,
  jobId: JobId,
): Promise<ReviewRow | null> {
  const [row] = await selectJobs(connection).where(and(eq(jobs.id, jobId), isWithin(scope)));
  if (!row) return null;
  const { job, ...names } = row;
  return { ...job, ...names };
}

/** Approves a job that still waits in `from`; null where it does not, or has failed. */
export async function approve(
  tx: Transaction,
  jobId: JobId,
  { from, now, by }: { from: ModerationStatus; now: Date; by: UserId },
): Promise<JobRow | null> {
  if (!moderationStatusesBefore('approved').includes(from)) return null;
  const [row] = await tx
    .update(jobs)
    // A flagged job is rendered from now on, and dispatched once this is committed.
    .set({
      moderationStatus: 'approved',
      decidedAt: now,
      decidedBy: by,
      ...(from === 'flagged' && { dispatchedAt: now }),
    })
    .where(and(eq(jobs.id, jobId), eq(jobs.moderationStatus, from), ne(jobs.status, 'failed')))
    .returning();
  return row ?? null;
}

const canBeRejected = inArray(jobs.moderationStatus, [...moderationStatusesBefore('rejected')]);

/** Rejects a finished film, which stays; null where there is none to reject. */
export async function rejectFinished(
  tx: Transaction,
  jobId: JobId,
  { reason, now, by }: { reason: string | null; now: Date; by: UserId },
): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({
      moderationStatus: 'rejected',
      moderationReason: reason,
      decidedAt: now,
      decidedBy: by,
    })
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
  { reason, error, now, by }: { reason: string | null; error: string; now: Date; by: UserId },
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
      decidedAt: now,
      decidedBy: by,
    })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, statuses), canBeRejected))
    .returning();
  return row ?? null;
}
