import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';

import type { ApiKeyId, OrganizationId } from '#domain/ids.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { apiKeys } from '#server/platform/database/schema/developers.ts';

export interface ApiKeyRow extends Omit<typeof apiKeys.$inferSelect, 'keyHash' | 'createdBy'> {
  /** Username of the creator. */
  readonly createdBy: string;
}

export interface ExpiringKey {
  readonly organizationId: OrganizationId;
  readonly name: string;
  readonly expiresAt: Date;
}

export async function findKeys(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<ApiKeyRow[]> {
  const rows = await connection
    .select({ key: apiKeys, createdBy: users.username })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(eq(apiKeys.organizationId, organizationId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return rows.map(({ key, createdBy }) => ({ ...key, createdBy }));
}

export async function countKeys(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<number> {
  return connection.$count(apiKeys, eq(apiKeys.organizationId, organizationId));
}

export async function insertKey(
  tx: Transaction,
  values: typeof apiKeys.$inferInsert,
): Promise<void> {
  await tx.insert(apiKeys).values(values);
}

/** Returns false if there was none. */
export async function deleteKey(
  tx: Transaction,
  organizationId: OrganizationId,
  id: ApiKeyId,
): Promise<boolean> {
  const rows = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.organizationId, organizationId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

/**
 * Keys with their creators. A key is valid only while its creator belongs to its organization and is
 * not suspended.
 */
function selectHolders(db: Database) {
  return db
    .select({
      keyId: apiKeys.id,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      userId: users.id,
      organizationId: apiKeys.organizationId,
      role: users.role,
      ageVerified: users.ageVerified,
    })
    .from(apiKeys)
    .innerJoin(
      users,
      and(
        eq(users.id, apiKeys.createdBy),
        eq(users.organizationId, apiKeys.organizationId),
        isNull(users.suspendedAt),
      ),
    )
    .innerJoin(
      organizations,
      and(eq(organizations.id, apiKeys.organizationId), isNull(organizations.closedAt)),
    );
}

export function prepareFindHolder(db: Database) {
  return selectHolders(db)
    .where(eq(apiKeys.keyHash, sql.placeholder('keyHash')))
    .prepare('find_api_key');
}

export function prepareFindKey(db: Database) {
  return selectHolders(db)
    .where(eq(apiKeys.id, sql.placeholder('id')))
    .prepare('find_api_key_by_id');
}

export async function recordUse(connection: Connection, id: ApiKeyId, now: Date): Promise<void> {
  await connection.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}

/** Marks keys that expire by `before` as reminded of, and returns those that were not. */
export async function takeExpiringKeys(
  tx: Transaction,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<ExpiringKey[]> {
  const rows = await tx
    .update(apiKeys)
    .set({ remindedAt: now })
    .where(
      and(isNull(apiKeys.remindedAt), gt(apiKeys.expiresAt, now), lte(apiKeys.expiresAt, before)),
    )
    .returning({
      organizationId: apiKeys.organizationId,
      name: apiKeys.name,
      expiresAt: apiKeys.expiresAt,
    });
  return rows.flatMap(({ expiresAt, ...key }) =>
    expiresAt === null ? [] : [{ ...key, expiresAt }],
  );
}

/** Deletes keys that expired long ago; until then they are listed as expired. */
export async function deleteLongExpiredKeys(connection: Connection, before: Date): Promise<void> {
  await connection.delete(apiKeys).where(lt(apiKeys.expiresAt, before));
}
