import { and, eq, gt, lte } from 'drizzle-orm';

import type { UserId } from '#domain/ids.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { passwordResets } from '#server/platform/database/schema/invitations.ts';

export async function insertReset(
  tx: Transaction,
  values: typeof passwordResets.$inferInsert,
): Promise<void> {
  await tx.insert(passwordResets).values(values);
}

/** Returns the user of an open reset, and the address to email. */
export async function findResetAddress(connection: Connection, id: string, now: Date) {
  const [row] = await connection
    .select({ email: users.email, username: users.username })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.id, id), gt(passwordResets.expiresAt, now)));
  return row ?? null;
}

/**
 * Uses up a reset and all others of its user, and returns the user, locked; null if the link has
 * expired or was used. The user is locked first, as in the deletion of an account.
 */
export async function useReset(tx: Transaction, tokenHash: string, now: Date) {
  const isOpen = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
  const [found] = await tx
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(isOpen);
  if (!found) return null;
  const [user] = await tx
    .select({ id: users.id, organizationId: users.organizationId })
    .from(users)
    .where(eq(users.id, found.userId))
    .for('no key update');
  const used = await tx.delete(passwordResets).where(isOpen).returning({ id: passwordResets.id });
  if (!user || used.length === 0) return null;
  await deleteResetsOf(tx, user.id);
  return user;
}

export async function deleteResetsOf(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function deleteExpiredPasswordResets(connection: Connection, now: Date) {
  await connection.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}
