import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';

import type { OrganizationId, PaymentId } from '#domain/ids.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { billingCounter, billingDocuments } from '#server/platform/database/schema/billing.ts';
import { payments } from '#server/platform/database/schema/payments.ts';

export type DocumentRow = typeof billingDocuments.$inferSelect;

/** Returns the next number and locks the counter until the transaction ends. */
export async function takeNextNumber(tx: Transaction): Promise<number> {
  const [row] = await tx
    .insert(billingCounter)
    .values({ id: 1, lastNumber: 1 })
    .onConflictDoUpdate({
      target: billingCounter.id,
      set: { lastNumber: sql`${billingCounter.lastNumber} + 1` },
    })
    .returning({ number: billingCounter.lastNumber });
  if (!row) throw new Error('The counter of billing documents has no row');
  return row.number;
}

/** The billed customer, as printed on the document. */
export async function findCustomer(tx: Transaction, organizationId: OrganizationId) {
  const [row] = await tx
    .select({
      billedName: sql<string>`coalesce(${organizations.billingName}, ${organizations.legalEntity}, ${organizations.name})`,
      billedAddress: organizations.billingAddress,
      billedTaxId: organizations.taxId,
    })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!row) throw new Error(`No organization ${organizationId}`);
  return row;
}

/** The legal name of the operator's organization; null if it has none. */
export async function findOperator(connection: Connection) {
  const [row] = await connection
    .select({
      name: sql<
        string | null
      >`coalesce(${organizations.billingName}, ${organizations.legalEntity})`,
      address: organizations.billingAddress,
      taxId: organizations.taxId,
    })
    .from(organizations)
    .where(eq(organizations.isOperator, true))
    .limit(1);
  return row ?? null;
}

export async function insertDocument(
  tx: Transaction,
  values: typeof billingDocuments.$inferInsert,
): Promise<void> {
  await tx.insert(billingDocuments).values(values);
}

export async function findDocuments(
  connection: Connection,
  organizationId: OrganizationId,
  { limit, after }: PageRequest,
): Promise<DocumentRow[]> {
  return connection
    .select()
    .from(billingDocuments)
    .where(
      and(eq(billingDocuments.organizationId, organizationId), isOlder(billingDocuments, after)),
    )
    .orderBy(desc(billingDocuments.createdAt), desc(billingDocuments.id))
    .limit(limit + 1);
}

/** All documents of the purchases that were begun in a year, UTC, or ever; oldest first. */
export async function findDocumentsOfYear(
  connection: Connection,
  organizationId: OrganizationId,
  year: number | undefined,
): Promise<DocumentRow[]> {
  const isOfYear =
    year === undefined
      ? undefined
      : and(
          gte(payments.createdAt, new Date(Date.UTC(year, 0))),
          lt(payments.createdAt, new Date(Date.UTC(year + 1, 0))),
        );
  return connection
    .select(getTableColumns(billingDocuments))
    .from(billingDocuments)
    .innerJoin(payments, eq(payments.id, billingDocuments.paymentId))
    .where(and(eq(billingDocuments.organizationId, organizationId), isOfYear))
    .orderBy(asc(billingDocuments.number));
}

export async function findDocument(
  connection: Connection,
  organizationId: OrganizationId,
  id: string,
): Promise<DocumentRow | null> {
  const [row] = await connection
    .select()
    .from(billingDocuments)
    .where(and(eq(billingDocuments.organizationId, organizationId), eq(billingDocuments.id, id)));
  return row ?? null;
}

export async function findDocumentsOf(
  connection: Connection,
  paymentIds: readonly PaymentId[],
): Promise<DocumentRow[]> {
  if (paymentIds.length === 0) return [];
  return connection
    .select()
    .from(billingDocuments)
    .where(inArray(billingDocuments.paymentId, [...paymentIds]))
    .orderBy(asc(billingDocuments.number));
}

export async function findInvoiceOf(
  connection: Connection,
  paymentId: PaymentId,
): Promise<DocumentRow | null> {
  const [row] = await connection
    .select()
    .from(billingDocuments)
    .where(and(eq(billingDocuments.paymentId, paymentId), eq(billingDocuments.step, 0)));
  return row ?? null;
}
