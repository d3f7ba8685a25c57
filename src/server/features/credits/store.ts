import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import type { OrganizationId } from '#domain/ids.ts';
import type { PageRequest } from '#server/http/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { creditLedger, organizations } from '#server/platform/database/schema.ts';

export type LedgerRow = typeof creditLedger.$inferSelect;
export type OrganizationRow = typeof organizations.$inferSelect;

/** The largest balance the column can hold. */
const BALANCE_MAX = 2 ** 31 - 1;

/**
 * Changes the balance and answers the new one; null where it would become negative or too large. The
 * row stays locked until the transaction ends.
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
        sql`${organizations.creditBalance}::bigint + ${delta} between 0 and ${BALANCE_MAX}`,
      ),
    )
    .returning({ balance: organizations.creditBalance });
  return row?.balance ?? null;
}

/** Locks an organization that has members; null where there is none. */
export async function lockOpenOrganization(
  tx: Transaction,
  organizationId: OrganizationId,
): Promise<OrganizationRow | null> {
  const [row] = await tx
    .select()
    .from(organizations)
    .where(and(eq(organizations.id, organizationId), isNull(organizations.closedAt)))
    .for('no key update');
  return row ?? null;
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
