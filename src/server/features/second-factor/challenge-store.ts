import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';

import type { UserId } from '#domain/ids.ts';
import { CHALLENGE_ATTEMPTS_MAX } from '#domain/people/second-factor.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import {
  secondFactorChallenges as challenges,
  type ChallengePurpose,
} from '#server/platform/database/schema/second-factors.ts';

interface Open {
  readonly tokenHash: string;
  readonly purpose: ChallengePurpose;
  readonly now: Date;
}

const isOpen = ({ tokenHash, purpose, now }: Open) =>
  and(
    eq(challenges.tokenHash, tokenHash),
    eq(challenges.purpose, purpose),
    gt(challenges.expiresAt, now),
  );

export async function insertChallenge(
  tx: Transaction,
  values: typeof challenges.$inferInsert,
): Promise<void> {
  await tx.insert(challenges).values(values);
}

/** Returns the user of an open challenge; null if it has expired, was used or is unknown. */
export async function findChallenged(connection: Connection, open: Open): Promise<UserId | null> {
  const [row] = await connection
    .select({ userId: challenges.userId })
    .from(challenges)
    .where(isOpen(open));
  return row?.userId ?? null;
}

/** Counts an attempt, so that concurrent attempts cannot exceed the limit; false beyond it. */
export async function countAttempt(tx: Transaction, open: Open): Promise<boolean> {
  const rows = await tx
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(and(isOpen(open), lt(challenges.attempts, CHALLENGE_ATTEMPTS_MAX)))
    .returning({ attempts: challenges.attempts });
  return rows.length > 0;
}

/** Consumes a challenge; false if it has expired, was used or is unknown. */
export async function useChallenge(tx: Transaction, open: Open): Promise<boolean> {
  const rows = await tx
    .delete(challenges)
    .where(isOpen(open))
    .returning({ tokenHash: challenges.tokenHash });
  return rows.length > 0;
}

export async function deleteChallengesOf(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(challenges).where(eq(challenges.userId, userId));
}

export async function deleteExpiredChallenges(connection: Connection, now: Date): Promise<void> {
  await connection.delete(challenges).where(lte(challenges.expiresAt, now));
}
