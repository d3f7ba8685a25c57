import { and, desc, eq, inArray, isNotNull, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { JobId, OrganizationId, UserId } from '#domain/ids.ts';
import { UNFINISHED_STATUSES } from '#domain/job-lifecycle.ts';
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
  /** Where the organization's public pages lead at present. */
  readonly website: string | null;
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
      website: organizations.website,
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
        // What was held once is the operator's to decide.
        scope === null ? undefined : not(jobs.needsOperator),
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

/** Lets a flagged job be made; null where it is not flagged any more, or has failed. */
export async function release(tx: Transaction, jobId: JobId): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({ moderationStatus: 'pending', needsOperator: true })
    .where(and(eq(jobs.id, jobId), eq(jobs.moderationStatus, 'flagged'), ne(jobs.status, 'failed')))
    .returning();
  return row ?? null;
}

/**
 * Approves a job that waits, and fixes what its public page shows beside the film. Null where it does
 * not wait or has failed, and for one that was held once while there is no film to look at.
 */
export async function approve(
  tx: Transaction,
  jobId: JobId,
  { now, by, publicTitle }: { now: Date; by: UserId; publicTitle: string | null },
): Promise<JobRow | null> {
  const before = [...moderationStatusesBefore('approved')];
  const [row] = await tx
    .update(jobs)
    .set({
      moderationStatus: 'approved',
      decidedAt: now,
      decidedBy: by,
      publicTitle,
      publicWebsite: sql`(select o.website from organizations o where o.id = ${jobs.organizationId})`,
    })
    .where(
      and(
        eq(jobs.id, jobId),
        inArray(jobs.moderationStatus, before),
        ne(jobs.status, 'failed'),
        or(not(jobs.needsOperator), eq(jobs.status, 'ready')),
      ),
    )
    .returning();
  return row ?? null;
}

/** A rejection, and what a job fails with that ends by it. */
export interface Rejection {
  readonly reason: string | null;
  readonly error: string;
  readonly now: Date;
  readonly by: UserId;
  readonly byOperator: boolean;
}

const canBeRejected = inArray(jobs.moderationStatus, [...moderationStatusesBefore('rejected')]);

function rejected({ reason, now, by, byOperator }: Rejection) {
  return {
    moderationStatus: 'rejected',
    moderationReason: reason,
    decidedAt: now,
    decidedBy: by,
    rejectedByOperator: byOperator,
  } as const;
}

/**
 * Rejects a film that exists, which stays, or that an organization rejects while it is being made,
 * which is finished; null where there is none.
 */
export async function rejectFilm(
  tx: Transaction,
  jobId: JobId,
  rejection: Rejection,
): Promise<JobRow | null> {
  const statuses = rejection.byOperator ? FINISHED : BEGUN;
  const [row] = await tx
    .update(jobs)
    .set(rejected(rejection))
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, [...statuses]), canBeRejected))
    .returning();
  return row ?? null;
}

/**
 * Rejects and fails a job that is not rendered yet: nobody has begun it, or the operator stops it.
 * Null where there is none. A worker that is at it finds its claim lost: every write of a worker asks
 * for an unfinished status.
 */
export async function rejectUnrendered(
  tx: Transaction,
  jobId: JobId,
  rejection: Rejection,
): Promise<JobRow | null> {
  const statuses = rejection.byOperator ? UNFINISHED_STATUSES : NOT_BEGUN;
  const [row] = await tx
    .update(jobs)
    .set({
      ...rejected(rejection),
      status: 'failed',
      error: rejection.error,
      stage: null,
      finishedAt: rejection.now,
    })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, [...statuses]), canBeRejected))
    .returning();
  return row ?? null;
}

const NOT_BEGUN = ['queued'] as const;
const BEGUN = ['processing', 'generating', 'ready'] as const;
const FINISHED = ['ready'] as const;
