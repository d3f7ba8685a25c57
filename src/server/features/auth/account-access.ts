/**
 * What a change of somebody's account, made by another feature in a transaction of its own, asks of
 * their sessions, password links and unique names.
 */
import { eq } from 'drizzle-orm';

import type { UserId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { sessions } from '#server/platform/database/schema.ts';

import { deleteChallengesOf } from '#server/features/second-factor/challenge-store.ts';
import { deleteResetsOf } from './password-reset-store.ts';
import { endSessionsOf } from './sessions.ts';

/** When somebody signed in for this session; null where it has ended. */
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

/** Ends the password links that a user was mailed. */
export function endPasswordLinks(tx: Transaction, userId: UserId): Promise<void> {
  return deleteResetsOf(tx, userId);
}

/** Ends a user's password links, waiting sign-ins and all sessions but the one with `keptHash`. */
export async function endOtherAccess(
  tx: Transaction,
  userId: UserId,
  keptHash: string | null,
): Promise<void> {
  await endSessionsOf(tx, userId, keptHash);
  await deleteChallengesOf(tx, userId);
  await deleteResetsOf(tx, userId);
}

/** Returns which of the two unique names of a user is taken, or `error` where neither is. */
export function namedDuplicate(error: unknown): unknown {
  if (isUniqueViolation(error, 'users_email_unique')) return new AppError('email_taken');
  if (isUniqueViolation(error, 'users_username_unique')) return new AppError('username_taken');
  return error;
}
