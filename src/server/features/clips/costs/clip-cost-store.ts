import { and, eq, gte, sql, type SQL } from 'drizzle-orm';

import type { ClipCosts } from '#domain/clips/clip-costs.ts';
import type { JobId, OrganizationId } from '#domain/ids.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { clips } from '#server/platform/database/schema/clips.ts';

/**
 * An arbitrary number. Whoever sums the spending of all organizations holds this lock, so that two
 * orders cannot use the same remainder.
 */
const INSTALLATION_COST_LOCK = 7_310_542;

/**
 * Sums the cost of clips since the start of the day and month. The caller holds the organization's
 * row.
 */
export async function sumCosts(
  tx: Transaction,
  organizationId: OrganizationId,
  { day, month }: { readonly day: Date; readonly month: Date },
): Promise<ClipCosts> {
  await tx.execute(sql`select pg_advisory_xact_lock(${INSTALLATION_COST_LOCK})`);
  const isOwn = eq(clips.organizationId, organizationId);
  const isToday = gte(clips.createdAt, day);
  const sum = (of?: SQL) =>
    sql<string>`coalesce(sum(${clips.costMicros})${of ? sql` filter (where ${of})` : sql``}, 0)`;
  const [row] = await tx
    .select({ day: sum(and(isOwn, isToday)), month: sum(isOwn), all: sum() })
    .from(clips)
    .where(gte(clips.createdAt, month));
  const { day: today, month: own, all } = row ?? {};
  return { day: Number(today), month: Number(own), installationMonth: Number(all) };
}

/** What the clips of a film have cost so far. */
export async function sumCostsOfJob(connection: Connection, jobId: JobId): Promise<number> {
  const rows = await connection
    .select({ costMicros: clips.costMicros })
    .from(clips)
    .where(eq(clips.jobId, jobId));
  return rows.reduce((sum, { costMicros }) => sum + costMicros, 0);
}
