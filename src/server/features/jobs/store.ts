import { and, asc, desc, eq, exists, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';

import { STUDIO_ENGINE } from '#domain/clips/engines.ts';
import type { BrandId, JobGroupId, JobId, MediaId, OrganizationId, UserId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import {
  findJobRow,
  jobColumns,
  jobRows,
  type JobRow,
} from '#server/platform/database/job-rows.ts';
import { jobMedia, jobReviews, jobRuns, jobs } from '#server/platform/database/schema/jobs.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { isNewer, isOlder } from '#server/platform/database/keyset.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { shares } from '#server/platform/database/schema/sharing.ts';

import { matchesFilter, type JobFilter } from './library/video-filter.ts';
import { isReviewed, moveRun } from './run-store.ts';

/** A job with the name of its author; null if that account was closed. */
export interface JobWithAuthor extends JobRow {
  readonly author: string | null;
  /** Slug of its open share link. */
  readonly shareSlug: string | null;
}

/**
 * Protects the author's account from deletion until the transaction ends; false if it no longer
 * exists.
 */
export async function lockAuthor(tx: Transaction, userId: UserId): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return rows.length > 0;
}

type OrderValues = typeof jobs.$inferInsert;
export interface NewJobRows {
  readonly order: OrderValues;
  /** The files that the film shows, each once. */
  readonly mediaIds: readonly MediaId[];
  readonly run: Omit<typeof jobRuns.$inferInsert, 'jobId' | 'status'>;
  readonly review: Omit<typeof jobReviews.$inferInsert, 'jobId' | 'askedAt'>;
}

/** A queued job. */
export async function insertJob(tx: Transaction, { order, mediaIds, run, review }: NewJobRows) {
  const { id: jobId, createdAt: askedAt } = order;
  await tx.insert(jobs).values(order);
  const files = mediaIds.map((mediaId) => ({ jobId, mediaId }));
  if (files.length > 0) await tx.insert(jobMedia).values(files);
  await tx.insert(jobRuns).values({ ...run, jobId, status: 'queued' });
  await tx.insert(jobReviews).values({ ...review, jobId, askedAt });
}

const authorName = new QueryBuilder()
  .select({ username: users.username })
  .from(users)
  .where(eq(users.id, jobRows.authorId));

/** A job has at most one. */
const openShare = new QueryBuilder()
  .select({ slug: shares.slug })
  .from(shares)
  .where(and(eq(shares.jobId, jobRows.id), isNull(shares.endedAt)));

/**
 * Author and share link are subqueries, because planning a join of seven tables takes the database
 * longer than reading a page, and every call is planned again.
 */
function selectJobs(connection: Connection) {
  return connection
    .select({
      ...jobColumns,
      author: sql<string | null>`${authorName}`,
      shareSlug: sql<string | null>`${openShare}`,
    })
    .from(jobRows)
    .$dynamic();
}

export async function findJob(
  connection: Connection,
  organizationId: OrganizationId,
  jobId: JobId,
): Promise<JobWithAuthor | null> {
  const [row] = await selectJobs(connection).where(
    and(eq(jobRows.organizationId, organizationId), eq(jobRows.id, jobId)),
  );
  return row ?? null;
}

/** The jobs of an order of several shapes, in the requested order. */
export function findGroup(
  connection: Connection,
  organizationId: OrganizationId,
  groupId: JobGroupId,
): Promise<JobWithAuthor[]> {
  return selectJobs(connection)
    .where(and(eq(jobRows.organizationId, organizationId), eq(jobRows.groupId, groupId)))
    .orderBy(desc(jobRows.id));
}

/** Videos with a public link that were made with an earlier version of a brand, newest first. */
export function findSharedOfOlderVersion(
  connection: Connection,
  { id, organizationId, version }: BrandVersion,
  { limit, after }: PageRequest,
): Promise<JobWithAuthor[]> {
  return selectJobs(connection)
    .where(
      and(
        eq(jobRows.organizationId, organizationId),
        eq(jobRows.brandId, id),
        lt(jobRows.brandVersion, version),
        eq(jobRows.status, 'ready'),
        eq(jobRows.moderationStatus, 'approved'),
        exists(openShare),
        isOlder(jobRows, after),
      ),
    )
    .orderBy(desc(jobRows.createdAt), desc(jobRows.id))
    .limit(limit + 1);
}

export interface BrandVersion {
  readonly id: BrandId;
  readonly organizationId: OrganizationId;
  readonly version: number;
}

/** The files that a film shows. */
export async function findMediaIds(connection: Connection, jobId: JobId): Promise<MediaId[]> {
  const rows = await connection
    .select({ mediaId: jobMedia.mediaId })
    .from(jobMedia)
    .where(eq(jobMedia.jobId, jobId));
  return rows.map(({ mediaId }) => mediaId);
}

export async function findJobs(
  connection: Connection,
  organizationId: OrganizationId,
  { limit, after, filter }: PageRequest & { readonly filter?: JobFilter },
): Promise<JobWithAuthor[]> {
  const isOldestFirst = filter?.order === 'oldest';
  const direction = isOldestFirst ? asc : desc;
  return selectJobs(connection)
    .where(
      and(
        eq(jobRows.organizationId, organizationId),
        filter && matchesFilter(filter),
        isOldestFirst ? isNewer(jobRows, after) : isOlder(jobRows, after),
      ),
    )
    .orderBy(direction(jobRows.createdAt), direction(jobRows.id))
    .limit(limit + 1);
}

/**
 * Videos that nobody will see again: those that failed or were rejected before `before`, oldest
 * first.
 */
export function findRefused(
  connection: Connection,
  before: Date,
  limit: number,
): Promise<JobRow[]> {
  return connection
    .select()
    .from(jobRows)
    .where(
      and(
        lt(jobRows.finishedAt, before),
        or(
          eq(jobRows.status, 'failed'),
          and(eq(jobRows.status, 'ready'), eq(jobRows.moderationStatus, 'rejected')),
        ),
      ),
    )
    .orderBy(asc(jobRows.finishedAt))
    .limit(limit);
}

/**
 * Reopens a job that a model failed to make, free of charge since it was refunded. Null if it has
 * not failed, was rejected, or belongs to the studio; throws if the video it corrects or renews has
 * another correction or renewal.
 */
export async function reopenFailed(
  tx: Transaction,
  jobId: JobId,
  { clipsAwaited, now }: { clipsAwaited: number; now: Date },
): Promise<JobRow | null> {
  const run = await moveRun(tx, jobId, {
    to: 'queued',
    set: {
      clipsAwaited,
      retriedAt: now,
      error: null,
      stage: null,
      progress: 0,
      attempt: 0,
      finishedAt: null,
      cancelledAt: null,
    },
    only: and(ne(jobRuns.engine, STUDIO_ENGINE), not(isReviewed('rejected'))),
  }).catch((error: unknown) => {
    // Another correction or renewal has taken its place by now.
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('wrong_state');
  });
  return run && findJobRow(tx, jobId);
}

/** What a film needs to know about the organization. */
export async function findOrganization(connection: Connection, organizationId: OrganizationId) {
  const [row] = await connection
    .select({ name: organizations.name, plan: organizations.plan })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!row) throw new Error(`No organization ${organizationId}`);
  return row;
}

/** Videos and those that retake one of their shots, oldest first. */
export function findTakes(
  connection: Connection,
  organizationId: OrganizationId,
  jobIds: readonly JobId[],
): Promise<JobWithAuthor[]> {
  const ids = [...jobIds];
  return selectJobs(connection)
    .where(
      and(
        eq(jobRows.organizationId, organizationId),
        or(inArray(jobRows.id, ids), inArray(jobRows.retakes, ids)),
      ),
    )
    .orderBy(asc(jobRows.createdAt), asc(jobRows.id));
}
