import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';

import type { OrganizationId } from '#domain/ids.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { ruleVersions } from '#server/platform/database/schema/rules.ts';

export type VersionRow = typeof ruleVersions.$inferSelect;

/** Whose rules: an organization's, or the operator's, which apply to everyone. */
export type Scope = OrganizationId | null;

export interface ShownVersion extends VersionRow {
  readonly author: string | null;
}

const isOf = (scope: Scope): SQL =>
  scope === null ? isNull(ruleVersions.organizationId) : eq(ruleVersions.organizationId, scope);

/** The version in force; null before the first. */
export async function findCurrent(
  connection: Connection,
  scope: Scope,
): Promise<VersionRow | null> {
  const [row] = await connection
    .select()
    .from(ruleVersions)
    .where(isOf(scope))
    .orderBy(desc(ruleVersions.number))
    .limit(1);
  return row ?? null;
}

export async function findVersion(
  connection: Connection,
  scope: Scope,
  number: number,
): Promise<VersionRow | null> {
  const [row] = await connection
    .select()
    .from(ruleVersions)
    .where(and(isOf(scope), eq(ruleVersions.number, number)));
  return row ?? null;
}

/** Newest first. */
export async function findVersions(
  connection: Connection,
  scope: Scope,
  limit: number,
): Promise<ShownVersion[]> {
  const rows = await connection
    .select({ version: ruleVersions, author: users.username })
    .from(ruleVersions)
    .leftJoin(users, eq(users.id, ruleVersions.authorId))
    .where(isOf(scope))
    .orderBy(desc(ruleVersions.number))
    .limit(limit);
  return rows.map(({ version, author }) => ({ ...version, author }));
}

/** Serializes the creation of versions in one scope. */
export async function lockVersions(tx: Transaction, scope: Scope): Promise<void> {
  const name = `rules of ${scope ?? 'the platform'}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}

export async function insertVersion(
  tx: Transaction,
  version: typeof ruleVersions.$inferInsert,
): Promise<void> {
  await tx.insert(ruleVersions).values(version);
}
