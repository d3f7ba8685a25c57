import { and, eq, lt, sql } from 'drizzle-orm';

import type { UserId } from '#domain/ids.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { loginNetworks, users } from '#server/platform/database/schema/accounts.ts';

/** Belongs to nobody. With it, unknown addresses cost the same queries as known ones. */
const NOBODY = '00000000-0000-0000-0000-000000000000' as UserId;

export async function findUserId(connection: Connection, email: string): Promise<UserId> {
  const [user] = await connection
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user?.id ?? NOBODY;
}

export async function findLastUse(
  connection: Connection,
  userId: UserId,
  networkHash: string,
): Promise<Date | null> {
  const [row] = await connection
    .select({ lastUsedAt: loginNetworks.lastUsedAt })
    .from(loginNetworks)
    .where(and(eq(loginNetworks.userId, userId), eq(loginNetworks.networkHash, networkHash)));
  return row?.lastUsedAt ?? null;
}

/** Where a user has signed in, in hashes. */
export async function findNetworks(connection: Connection, userId: UserId): Promise<string[]> {
  const rows = await connection
    .select({ networkHash: loginNetworks.networkHash })
    .from(loginNetworks)
    .where(eq(loginNetworks.userId, userId));
  return rows.map(({ networkHash }) => networkHash);
}

export async function saveUse(
  connection: Connection,
  { userId, networkHash, now }: { userId: UserId; networkHash: string; now: Date },
): Promise<void> {
  await connection
    .insert(loginNetworks)
    .values({ userId, networkHash, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [loginNetworks.userId, loginNetworks.networkHash],
      set: { lastUsedAt: now },
    });
}

export async function deleteUnused(
  connection: Connection,
  userId: UserId,
  before: Date,
): Promise<void> {
  await connection
    .delete(loginNetworks)
    .where(and(eq(loginNetworks.userId, userId), lt(loginNetworks.lastUsedAt, before)));
}
