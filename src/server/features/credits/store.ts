import { and, desc, eq, sql } from 'drizzle-orm';

import type { OrganizationId } from '#domain/ids.ts';
import type { PageRequest } from '#server/http/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { creditLedger, organizations } from '#server/platform/database/schema.ts';

export type LedgerRow = typeof creditLedger.$inferSelect;

/**
 * Changes the balance and answers the new one; null where it would become negative. The row stays
 * locked until the transaction ends.
 */
export async function changeBalance(
  tx: Transaction,
  organizationId: OrganizationId,
  delta: number,
): Promise<number | null> {
  const [row] = await tx
    .update(organizations)
    .set({ creditBalance: sql`${organizations.creditBalance} + ${delta}` })
    .where(
      and(
        eq(organizations.id, organizationId),
        sql`${organizations.creditBalance} + ${delta} >= 0`,
      ),
    )
    .returning({ balance: organizations.creditBalance });
  return row?.balance ?? null;
}

export async function insertEntry(
  tx: Transaction,
  values: typeof creditLedger.$inferInsert,
): Promise<void> {
  await tx.insert(creditLedger).values(values);
}

export async function findEntries(
  connection: Connection,
  organizationId: OrganizationId,
  { limit, after }: PageRequest,
): Promise<LedgerRow[]> {
  return connection
    .select()
    .from(creditLedger)
    .where(and(eq(creditLedger.organizationId, organizationId), isOlder(creditLedger, after)))
    .orderBy(desc(creditLedger.createdAt), desc(creditLedger.id))
    .limit(limit + 1);
}

export async function findBalance(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<number> {
  const [row] = await connection
    .select({ balance: organizations.creditBalance })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.balance ?? 0;
}
