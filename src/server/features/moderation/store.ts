import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core';

import type { DecidedFilter, WaitingFilter } from '#contracts/schemas/moderation.ts';
import type { JobId, OrganizationId, UserId } from '#domain/ids.ts';
import { moderationStatusesBefore, type ModerationStatus } from '#domain/moderation/moderation.ts';
import { holdsText } from '#server/features/jobs/library/video-filter.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import { contains } from '#server/platform/database/contains.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { jobColumns, jobRows, type JobRow } from '#server/platform/database/job-rows.ts';
import { isNewer, isOlder } from '#server/platform/database/keyset.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { jobReviews } from '#server/platform/database/schema/jobs.ts';

/** A job with the names shown to its reviewers. */
export interface ReviewRow extends JobRow {
  readonly author: string | null;
  readonly organizationName: string;
  readonly requiresSecondReviewer: boolean;
  /**
   * Where its public page links to, or would link to once it is approved: its brand's website, or
   * the organization's.
   */
  readonly website: string | null;
  readonly decidedByName: string | null;
}

type Narrowing = Pick<WaitingFilter, 'search' | 'preset' | 'author' | 'organization' | 'market'>;

/** Which waiting reviews to return. */
export interface WaitingSelection extends Narrowing {
  readonly statuses: readonly ModerationStatus[];
  readonly order: WaitingFilter['order'];
}

/** Which decisions to return. */
export interface DecidedSelection extends Narrowing, Pick<DecidedFilter, 'from' | 'until'> {
  readonly statuses: readonly ModerationStatus[];
}

/** The jobs a reviewer can see: of one organization, or of all if null. */
export type Scope = OrganizationId | null;

function isWithin(scope: Scope): SQL | undefined {
  return scope === null ? undefined : eq(jobRows.organizationId, scope);
}

/**
 * Where the public page of job `j` of organization `o` links to: its brand's website, or else the
 * organization's.
 */
const WEBSITE = sql.raw(`coalesce(
  (select v.identity->>'website' from brand_versions v
    where v.brand_id = j.brand_id and v.number = j.brand_version),
  o.website)`);

function selectJobs(connection: Connection) {
  return connection
    .select({
      ...jobColumns,
      author: users.username,
      organizationName: organizations.name,
      requiresSecondReviewer: organizations.requiresSecondReviewer,
      website: sql<
        string | null
      >`(select ${WEBSITE} from jobs j join organizations o on o.id = j.org_id
        where j.id = ${jobRows.id})`,
      decidedByName: deciders.username,
    })
    .from(jobRows)
    .innerJoin(organizations, eq(organizations.id, jobRows.organizationId))
    .leftJoin(users, eq(users.id, jobRows.authorId))
    .leftJoin(deciders, eq(deciders.id, jobRows.decidedBy))
    .$dynamic();
}

const deciders = alias(users, 'deciders');

type Selection = Narrowing & { readonly statuses: readonly ModerationStatus[] };

function isSelected({ statuses, search, preset, author, organization, market }: Selection) {
  return and(
    inArray(jobRows.moderationStatus, [...statuses]),
    search ? matchesSearch(search) : undefined,
    preset && eq(jobRows.preset, preset),
    market && sql`${jobRows.markets} @> ${JSON.stringify([market])}::jsonb`,
    author ? contains(users.username, author) : undefined,
    organization ? contains(organizations.name, organization) : undefined,
  );
}

/** By its title, prompt or words, by its author or organization, or by the start of its id. */
function matchesSearch(search: string): SQL | undefined {
  return or(
    holdsText(search),
    contains(users.username, search),
    contains(organizations.name, search),
    sql`starts_with(${jobRows.id}::text, lower(${search}))`,
  );
}

/** Waiting jobs of open organizations. */
export async function findWaiting(
  connection: Connection,
  scope: Scope,
  selection: WaitingSelection & PageRequest,
): Promise<ReviewRow[]> {
  const { limit, after } = selection;
  const place = { createdAt: jobRows.askedAt, id: jobRows.id };
  const [isBehind, sorted] = selection.order === 'oldest' ? [isNewer, asc] : [isOlder, desc];
  return selectJobs(connection)
    .where(
      and(
        // Repeats the index condition verbatim, so that the index is used; the selection narrows
        // it.
        sql`${jobRows.moderationStatus} in ('pending', 'flagged') and ${jobRows.status} <> 'failed'`,
        isSelected(selection),
        isNull(organizations.closedAt),
        isWithin(scope),
        // Jobs that were held are decided by the operator.
        scope === null ? undefined : not(jobRows.needsOperator),
        isBehind(place, after),
      ),
    )
    .orderBy(sorted(place.createdAt), sorted(place.id))
    .limit(limit + 1);
}

/** Decided jobs, latest decision first; those approved for creation are pending again. */
export async function findDecided(
  connection: Connection,
  scope: Scope,
  selection: DecidedSelection & PageRequest,
): Promise<ReviewRow[]> {
  const { from, until, limit, after } = selection;
  return selectJobs(connection)
    .where(
      and(
        isNotNull(jobRows.decidedAt),
        isSelected(selection),
        from ? gte(jobRows.decidedAt, new Date(from)) : undefined,
        until ? lt(jobRows.decidedAt, new Date(until)) : undefined,
        isWithin(scope),
        isOlder({ createdAt: jobRows.decidedAt, id: jobRows.id }, after),
      ),
    )
    .orderBy(desc(jobRows.decidedAt), desc(jobRows.id))
    .limit(limit + 1);
}

export async function findForReview(
  connection: Connection,
  scope: Scope,
  jobId: JobId,
): Promise<ReviewRow | null> {
  const [row] = await selectJobs(connection).where(and(eq(jobRows.id, jobId), isWithin(scope)));
  return row ?? null;
}

/** Releases a flagged job for rendering; false if it is no longer flagged. */
export function release(
  tx: Transaction,
  jobId: JobId,
  { now, by, reason }: Decision,
): Promise<boolean> {
  const set = {
    needsOperator: true,
    moderationReason: reason,
    decidedAt: now,
    decidedBy: by,
  };
  return moveReview(tx, jobId, { to: 'pending', set });
}

/**
 * Approves a waiting job and fixes what its public page shows besides the film. Returns false if it
 * is not waiting, or if it was held and has no film yet.
 */
export function approve(
  tx: Transaction,
  jobId: JobId,
  { now, by, reason, publicTitle, isMade }: Approval,
): Promise<boolean> {
  const publicWebsite = sql`(select ${WEBSITE} from jobs j join organizations o on o.id = j.org_id
    where j.id = ${jobReviews.jobId})`;
  return moveReview(tx, jobId, {
    to: 'approved',
    set: { moderationReason: reason, decidedAt: now, decidedBy: by, publicTitle, publicWebsite },
    only: isMade ? undefined : not(jobReviews.needsOperator),
  });
}

interface Decision {
  readonly now: Date;
  readonly by: UserId;
  readonly reason: string | null;
}

interface Approval extends Decision {
  readonly publicTitle: string | null;
  /** Whether its film exists. */
  readonly isMade: boolean;
}

interface Rejection extends Decision {
  readonly from: ModerationStatus;
  readonly byOperator: boolean;
}

/** Rejects a job that is waiting or approved; false if its status is no longer `from`. */
export function reject(
  tx: Transaction,
  jobId: JobId,
  { from, reason, now, by, byOperator }: Rejection,
): Promise<boolean> {
  return moveReview(tx, jobId, {
    to: 'rejected',
    set: {
      moderationReason: reason,
      decidedAt: now,
      decidedBy: by,
      rejectedByOperator: byOperator,
    },
    only: eq(jobReviews.moderationStatus, from),
  });
}

interface Move {
  readonly to: ModerationStatus;
  readonly set: PgUpdateSetSource<typeof jobReviews>;
  readonly only?: SQL | undefined;
}

/**
 * The only statement that changes a review's status. Its `where` clause repeats the transition
 * table.
 */
async function moveReview(tx: Transaction, jobId: JobId, { to, set, only }: Move) {
  const rows = await tx
    .update(jobReviews)
    .set({ ...set, moderationStatus: to })
    .where(
      and(
        eq(jobReviews.jobId, jobId),
        inArray(jobReviews.moderationStatus, [...moderationStatusesBefore(to)]),
        only,
      ),
    )
    .returning({ jobId: jobReviews.jobId });
  return rows.length > 0;
}
