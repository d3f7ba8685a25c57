import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { JobId, OrganizationId } from '#domain/ids.ts';
import { changedMarkets } from '#domain/markets/line-versions.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { jobColumns, jobRows, type JobRow } from '#server/platform/database/job-rows.ts';
import { jobFiles, jobReviews, jobs } from '#server/platform/database/schema/jobs.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';

export interface OutdatedRow extends JobRow {
  readonly author: string | null;
  readonly organizationName: string;
  readonly isBeingRenewed: boolean;
}

/** The jobs the caller can see: of one organization, or of all if null. */
export type Scope = OrganizationId | null;

const isLive = and(eq(jobRows.status, 'ready'), eq(jobRows.moderationStatus, 'approved'));
const renewals = alias(jobReviews, 'renewals');
const isWithin = (scope: Scope) => (scope === null ? undefined : eq(jobRows.organizationId, scope));

/** Live videos whose legal lines are outdated, without those already replaced by a renewed one. */
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
        eq(jobRows.markets, markets),
        lineVersions === null
          ? isNull(jobRows.lineVersions)
          : eq(jobRows.lineVersions, lineVersions),
      ),
    ),
  );
  return connection
    .select({
      ...jobColumns,
      author: users.username,
      organizationName: organizations.name,
      isBeingRenewed: sql<boolean>`${renewals.jobId} is not null`,
    })
    .from(jobRows)
    .innerJoin(organizations, eq(organizations.id, jobRows.organizationId))
    .leftJoin(users, eq(users.id, jobRows.authorId))
    .leftJoin(renewals, eq(renewals.jobId, jobRows.renewedBy))
    .where(
      and(
        isLive,
        isStale,
        isNull(organizations.closedAt),
        // An approved renewal replaces it.
        or(isNull(renewals.jobId), ne(renewals.moderationStatus, 'approved')),
        isWithin(scope),
        isOlder(jobRows, after),
      ),
    )
    .orderBy(desc(jobRows.createdAt), desc(jobRows.id))
    .limit(limit + 1);
}

/** The combinations of markets and versions among live videos that are outdated. */
async function findStaleLines(connection: Connection, scope: Scope) {
  const lines = await connection
    .selectDistinct({ markets: jobs.markets, lineVersions: jobFiles.lineVersions })
    .from(jobFiles)
    .innerJoin(jobs, eq(jobs.id, jobFiles.jobId))
    .innerJoin(jobReviews, eq(jobReviews.jobId, jobFiles.jobId))
    .where(
      and(
        eq(jobReviews.moderationStatus, 'approved'),
        scope === null ? undefined : eq(jobs.organizationId, scope),
      ),
    );
  return lines.filter(
    ({ markets, lineVersions }) => changedMarkets(markets as MarketCode[], lineVersions).length > 0,
  );
}

/**
 * Returns a live video within reach and locks it until the transaction ends; null if there is none.
 */
export async function lockLive(
  tx: Transaction,
  scope: Scope,
  jobId: JobId,
): Promise<JobRow | null> {
  const ofJob = eq(jobReviews.jobId, jobId);
  await tx.select({ jobId: jobReviews.jobId }).from(jobReviews).where(ofJob).for('no key update');
  const [row] = await tx
    .select()
    .from(jobRows)
    .where(and(eq(jobRows.id, jobId), isLive, isWithin(scope)));
  return row ?? null;
}
