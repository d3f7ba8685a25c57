import { and, eq, lt } from 'drizzle-orm';

import { DAY_MS } from '#domain/durations.ts';
import type { JobId, UserId } from '#domain/ids.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { idempotencyKeys } from '#server/platform/database/schema/limits.ts';

interface IdempotencyUse {
  readonly userId: UserId;
  readonly key: string;
  readonly bodyHash: string;
  readonly jobId: JobId;
  readonly createdAt: Date;
}

/**
 * Reserves a key for a new job. If it is taken, returns what it was used for. Concurrent
 * transactions with the same key wait for each other.
 */
export async function takeIdempotencyKey(tx: Transaction, use: IdempotencyUse) {
  const taken = await tx.insert(idempotencyKeys).values(use).onConflictDoNothing().returning();
  if (taken.length > 0) return null;
  const [earlier] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, use.userId), eq(idempotencyKeys.key, use.key)));
  if (!earlier) throw new Error('An idempotency key vanished between two statements');
  return earlier;
}

/** Whether a key was used before. */
export async function isKeyTaken(
  connection: Connection,
  userId: UserId,
  key: string,
): Promise<boolean> {
  const rows = await connection
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return rows.length > 0;
}

const KEPT_MS = DAY_MS;

/** A key protects against repetition for a day. */
export async function deleteOldIdempotencyKeys(connection: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await connection.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
