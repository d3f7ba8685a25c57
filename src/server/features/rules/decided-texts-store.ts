import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Finding } from '#domain/moderation/verdict.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { appeals } from '#server/platform/database/schema/appeals.ts';
import { jobReviews, jobs } from '#server/platform/database/schema/jobs.ts';
import { exampleSharing } from '#server/platform/database/schema/rules.ts';
import type { Scope } from './store.ts';

/** A text that a person decided on. */
export interface DecidedRow {
  readonly organizationId: OrganizationId;
  readonly text: string;
  /** Null if unknown. */
  readonly language: string | null;
  readonly findings: readonly Finding[];
  readonly isAllowed: boolean;
  readonly reason: string | null;
}

interface Asked {
  readonly scope: Scope;
  readonly since: Date;
  readonly limit: number;
}

/** Approved or rejected videos, latest first. */
export async function findDecidedVideos(
  connection: Connection,
  { scope, since, limit }: Asked,
): Promise<DecidedRow[]> {
  const rows = await connection
    .select({
      organizationId: jobs.organizationId,
      text: jobs.prompt,
      language: jobs.language,
      findings: jobReviews.findings,
      status: jobReviews.moderationStatus,
      reason: jobReviews.moderationReason,
    })
    .from(jobReviews)
    .innerJoin(jobs, eq(jobs.id, jobReviews.jobId))
    .where(
      and(
        isNotNull(jobReviews.decidedAt),
        gt(jobReviews.decidedAt, since),
        inArray(jobReviews.moderationStatus, ['approved', 'rejected']),
        scope === null ? undefined : eq(jobs.organizationId, scope),
      ),
    )
    .orderBy(desc(jobReviews.decidedAt))
    .limit(limit);
  return rows.map(({ status, ...row }) => ({ ...row, isAllowed: status === 'approved' }));
}

/** Refused orders that the operator decided on, latest first. */
export async function findDecidedAppeals(
  connection: Connection,
  { scope, since, limit }: Asked,
): Promise<DecidedRow[]> {
  const rows = await connection
    .select({
      organizationId: appeals.organizationId,
      text: appeals.text,
      findings: appeals.findings,
      status: appeals.status,
    })
    .from(appeals)
    .where(
      and(
        gt(appeals.decidedAt, since),
        scope === null ? undefined : eq(appeals.organizationId, scope),
      ),
    )
    .orderBy(desc(appeals.decidedAt))
    .limit(limit);
  return rows.map(({ status, ...row }) => ({
    ...row,
    language: null,
    isAllowed: status === 'allowed',
    reason: null,
  }));
}

export async function sharesExamples(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<boolean> {
  const [row] = await connection
    .select({ isAllowed: exampleSharing.isAllowed })
    .from(exampleSharing)
    .where(eq(exampleSharing.organizationId, organizationId));
  return row?.isAllowed ?? false;
}

export async function findSharing(connection: Connection): Promise<ReadonlySet<OrganizationId>> {
  const rows = await connection
    .select({ organizationId: exampleSharing.organizationId })
    .from(exampleSharing)
    .where(eq(exampleSharing.isAllowed, true));
  return new Set(rows.map(({ organizationId }) => organizationId));
}

export async function setSharing(
  tx: Transaction,
  row: {
    readonly organizationId: OrganizationId;
    readonly isAllowed: boolean;
    readonly changedBy: UserId;
    readonly changedAt: Date;
  },
): Promise<void> {
  const { organizationId: _of, ...changed } = row;
  await tx
    .insert(exampleSharing)
    .values(row)
    .onConflictDoUpdate({ target: exampleSharing.organizationId, set: changed });
}
