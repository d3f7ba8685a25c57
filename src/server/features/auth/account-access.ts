/**
 * What other features need when they change an account in their own transactions: its sessions,
 * password links and unique names.
 */
import { eq } from 'drizzle-orm';

import type { UserId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { sessions } from '#server/platform/database/schema/accounts.ts';

import { deleteChallengesOf } from '#server/features/second-factor/challenge-store.ts';
import { deleteResetsOf } from './password-reset-store.ts';
import { endSessionsOf } from './sessions.ts';

/** Returns when the user signed in to this session; null if it has ended. */
export async function findSessionStart(
  connection: Connection,
  tokenHash: string,
): Promise<Date | null> {
  const [row] = await connection
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return row?.createdAt ?? null;
}

/** Invalidates the password links that were mailed to a user. */
export function endPasswordLinks(tx: Transaction, userId: UserId): Promise<void> {
  return deleteResetsOf(tx, userId);
}

/**
 * Invalidates a user's password links, pending sign-ins and all sessions except the one with
 * `keptHash`.
 */
export async function endOtherAccess(
  tx: Transaction,
  userId: UserId,
  keptHash: string | null,
): Promise<void> {
  await endSessionsOf(tx, userId, keptHash);
  await deleteChallengesOf(tx, userId);
  await deleteResetsOf(tx, userId);
}

/** Returns which of a user's two unique names is taken, or `error` if neither is. */
export function namedDuplicate(error: unknown): unknown {
  if (isUniqueViolation(error, 'users_email_unique')) return new AppError('email_taken');
  if (isUniqueViolation(error, 'users_username_unique')) return new AppError('username_taken');
  return error;
}
