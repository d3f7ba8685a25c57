import { desc, eq } from 'drizzle-orm';

import { POLICY_VERSION } from '#policy/policy.ts';
import type { JobId } from '#domain/ids.ts';
import { MARKET_RULES_VERSION } from '#domain/markets/market-rules.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { jobReviews } from '#server/platform/database/schema/jobs.ts';
import { filmRecords } from '#server/platform/database/schema/provenance.ts';

export type FilmRecordRow = typeof filmRecords.$inferSelect;

export type NewRecord = Omit<FilmRecordRow, 'policyVersion' | 'marketsVersion'>;

/** Stores what was measured in a finished film, with the rules it was made under. */
export async function insertFilmRecord(tx: Transaction, record: NewRecord): Promise<void> {
  const rules = { policyVersion: POLICY_VERSION, marketsVersion: String(MARKET_RULES_VERSION) };
  const row: typeof filmRecords.$inferInsert = { ...record, ...rules };
  // A film whose labels were renewed replaces the previous one.
  await tx.insert(filmRecords).values(row).onConflictDoUpdate({
    target: filmRecords.jobId,
    set: row,
  });
}

export async function findFilmRecord(
  connection: Connection,
  jobId: JobId,
): Promise<FilmRecordRow | null> {
  const [row] = await connection.select().from(filmRecords).where(eq(filmRecords.jobId, jobId));
  return row ?? null;
}

/** The newest film with this hash, with its review status while its job exists. */
export async function findByHash(connection: Connection, sha256: string) {
  const [row] = await connection
    .select({
      createdAt: filmRecords.createdAt,
      digitalSourceType: filmRecords.digitalSourceType,
      moderationStatus: jobReviews.moderationStatus,
    })
    .from(filmRecords)
    .leftJoin(jobReviews, eq(jobReviews.jobId, filmRecords.jobId))
    .where(eq(filmRecords.sha256, sha256))
    .orderBy(desc(filmRecords.createdAt))
    .limit(1);
  return row ?? null;
}
