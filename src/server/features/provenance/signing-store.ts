import { randomUUID } from 'node:crypto';

import { asc, desc, eq, isNull } from 'drizzle-orm';

import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { signingCredentials } from '#server/platform/database/schema/provenance.ts';

export type CredentialsRow = typeof signingCredentials.$inferSelect;

export async function findInUse(connection: Connection): Promise<CredentialsRow | null> {
  const [row] = await connection
    .select()
    .from(signingCredentials)
    .where(isNull(signingCredentials.retiredAt))
    .orderBy(desc(signingCredentials.createdAt));
  return row ?? null;
}

/** The root certificates of all credentials ever used, oldest first. */
export async function findAnchors(connection: Connection): Promise<string[]> {
  const rows = await connection
    .select({ anchorPem: signingCredentials.anchorPem })
    .from(signingCredentials)
    .orderBy(asc(signingCredentials.createdAt));
  return [...new Set(rows.map(({ anchorPem }) => anchorPem))];
}

/** Retires credentials and deletes their key. */
export async function retire(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(signingCredentials)
    .set({ retiredAt: now, lockedPrivateKey: null })
    .where(eq(signingCredentials.id, id));
}

type NewCredentials = Pick<
  CredentialsRow,
  'certificateChainPem' | 'anchorPem' | 'lockedPrivateKey' | 'createdAt'
>;

/** Does nothing if another process was first. */
export async function insert(connection: Connection, values: NewCredentials): Promise<void> {
  await connection
    .insert(signingCredentials)
    .values({ ...values, id: randomUUID() })
    .onConflictDoNothing();
}
