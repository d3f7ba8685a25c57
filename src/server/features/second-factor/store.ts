import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import type { UserId } from '#domain/ids.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import {
  passkeys,
  recoveryCodes,
  totpSecrets,
} from '#server/platform/database/schema/second-factors.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type TotpRow = typeof totpSecrets.$inferSelect;

/** A user, their second factors, and whether their organization requires one. */
export async function findPerson(connection: Connection, userId: UserId) {
  const [row] = await connection
    .select({ user: users, isRequired: organizations.requiresSecondFactor })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function findUserIdByEmail(
  connection: Connection,
  email: string,
): Promise<UserId | null> {
  const [row] = await connection
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row?.id ?? null;
}

/** Locks an account until the transaction ends; null if it no longer exists. */
export async function lockPerson(tx: Transaction, userId: UserId) {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return row ?? null;
}

export async function findTotp(connection: Connection, userId: UserId): Promise<TotpRow | null> {
  const [row] = await connection
    .select()
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)));
  return row ?? null;
}

export async function findStartedTotp(tx: Transaction, userId: UserId): Promise<TotpRow | null> {
  const [row] = await tx
    .select()
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)));
  return row ?? null;
}

/** Stores an unconfirmed secret; false if the user already has an app. */
export async function startTotp(
  tx: Transaction,
  { userId, lockedSecret, createdAt }: { userId: UserId; lockedSecret: string; createdAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(totpSecrets)
    .values({ userId, lockedSecret, createdAt })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { lockedSecret, createdAt },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

export async function confirmTotp(
  tx: Transaction,
  userId: UserId,
  { confirmedAt, lastPeriod }: { confirmedAt: Date; lastPeriod: number },
): Promise<void> {
  await tx
    .update(totpSecrets)
    .set({ confirmedAt, lastPeriod })
    .where(eq(totpSecrets.userId, userId));
}

/** Consumes the codes of a period and all earlier ones; false if they were used before. */
export async function useTotpPeriod(
  tx: Transaction,
  userId: UserId,
  period: number,
): Promise<boolean> {
  const rows = await tx
    .update(totpSecrets)
    .set({ lastPeriod: period })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastPeriod, period)))
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

export async function deleteTotp(tx: Transaction, userId: UserId): Promise<boolean> {
  const rows = await tx
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

export async function findPasskeys(connection: Connection, userId: UserId): Promise<PasskeyRow[]> {
  return connection
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function insertPasskey(
  tx: Transaction,
  values: typeof passkeys.$inferInsert,
): Promise<void> {
  await tx.insert(passkeys).values(values);
}

export async function recordPasskeyUse(
  tx: Transaction,
  id: string,
  { counter, lastUsedAt }: { counter: number; lastUsedAt: Date },
): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.id, id));
}

export async function deletePasskey(tx: Transaction, userId: UserId, id: string): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function countRecoveryCodes(connection: Connection, userId: UserId): Promise<number> {
  return connection.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: UserId,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length === 0) return;
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Consumes a recovery code; false if there is none or it was used. */
export async function useRecoveryCode(
  tx: Transaction,
  userId: UserId,
  codeHash: string,
): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function deleteAllFactors(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await replaceRecoveryCodes(tx, userId, []);
}

/** Updates the account's flag for a second factor, and returns it. */
export async function updateHasSecondFactor(tx: Transaction, userId: UserId): Promise<boolean> {
  const [row] = await tx
    .update(users)
    .set({
      hasSecondFactor: sql`exists (select from ${totpSecrets} where ${totpSecrets.userId} = ${userId} and ${totpSecrets.confirmedAt} is not null)
        or exists (select from ${passkeys} where ${passkeys.userId} = ${userId})`,
    })
    .where(eq(users.id, userId))
    .returning({ hasSecondFactor: users.hasSecondFactor });
  return row?.hasSecondFactor ?? false;
}
