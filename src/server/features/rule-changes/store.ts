import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { JobId, OrganizationId } from '#domain/ids.ts';
import { changedMarkets } from '#domain/markets/line-versions.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { PageRequest } from '#server/http/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { jobs, organizations, users } from '#server/platform/database/schema.ts';

type JobRow = typeof jobs.$inferSelect;

export interface OutdatedRow extends JobRow {
  readonly author: string | null;
  readonly organizationName: string;
  readonly isBeingRenewed: boolean;
}

/** Which jobs exist for the caller: of one organization, or of all where it is null. */
export type Scope = OrganizationId | null;

const isLive = and(eq(jobs.status, 'ready'), eq(jobs.moderationStatus, 'approved'));
const renewals = alias(jobs, 'renewals');
const isWithin = (scope: Scope) => (scope === null ? undefined : eq(jobs.organizationId, scope));

/** Live videos whose lines are not those of today, without those that a renewed one has replaced. */
export async function findOutdated(
  connection: Connection,
  scope: Scope,
  { limit, after }: PageRequest,
): Promise<OutdatedRow[]> {
  const stale = await findStaleLines(connection, scope);
  if (stale.length === 0) return [];
  const isStale = or(
    ...stale.map(({ markets, lineVersions }) =>
      and(
        eq(jobs.markets, markets),
        lineVersions === null ? isNull(jobs.lineVersions) : eq(jobs.lineVersions, lineVersions),
      ),
    ),
  );
  const unfinished = sql<boolean>`bool_or(${renewals.id} is not null and ${renewals.moderationStatus} <> 'approved')`;
  const rows = await connection
    .select({
      job: jobs,
      author: users.username,
      organizationName: organizations.name,
      isBeingRenewed: unfinished,
    })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .leftJoin(users, eq(users.id, jobs.authorId))
    .leftJoin(
      renewals,
      and(
        eq(renewals.renews, jobs.id),
        ne(renewals.status, 'failed'),
        ne(renewals.moderationStatus, 'rejected'),
      ),
    )
    .where(
      and(isLive, isStale, isNull(organizations.closedAt), isWithin(scope), isOlder(jobs, after)),
    )
    .groupBy(jobs.id, users.username, organizations.name)
    // A renewed one that is approved stands in its place.
    .having(sql`not coalesce(bool_or(${renewals.moderationStatus} = 'approved'), false)`)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit + 1);
  return rows.map(({ job, ...names }) => ({ ...job, ...names }));
}

/** The combinations of markets and versions among live videos that are not those of today. */
async function findStaleLines(connection: Connection, scope: Scope) {
  const lines = await connection
    .selectDistinct({ markets: jobs.markets, lineVersions: jobs.lineVersions })
    .from(jobs)
    .where(and(isLive, isWithin(scope)));
  return lines.filter(
    ({ markets, lineVersions }) => changedMarkets(markets as MarketCode[], lineVersions).length > 0,
  );
}

/** A live video in reach, locked; null where there is none. */
export async function lockLive(
  tx: Transaction,
  scope: Scope,
  jobId: JobId,
): Promise<JobRow | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), isLive, isWithin(scope)))
    .for('no key update');
  return row ?? null;
}

/** Whether a renewed one is being made, waits for review or stands in its place. */
export async function hasRenewal(tx: Transaction, jobId: JobId): Promise<boolean> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.renews, jobId),
        ne(jobs.status, 'failed'),
        inArray(jobs.moderationStatus, ['pending', 'flagged', 'approved']),
      ),
    );
  return rows.length > 0;
}
