import { and, desc, eq } from 'drizzle-orm';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { AllowanceStatus } from '#domain/rules/allowance.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { allowances } from '#server/platform/database/schema/rules.ts';
import type { Scope } from './store.ts';

/** A request with the name of its organization. */
export type AllowanceRow = typeof allowances.$inferSelect & { readonly organizationName: string };

function selectAllowances(connection: Connection) {
  return connection
    .select({ allowance: allowances, organizationName: organizations.name })
    .from(allowances)
    .innerJoin(organizations, eq(organizations.id, allowances.organizationId))
    .$dynamic();
}

export async function findAllowance(
  connection: Connection,
  id: string,
): Promise<AllowanceRow | null> {
  const [row] = await selectAllowances(connection).where(eq(allowances.id, id));
  return row ? { ...row.allowance, organizationName: row.organizationName } : null;
}

/** Newest first; of all organizations if the scope is the platform. */
export async function findAllowances(
  connection: Connection,
  scope: Scope,
  { limit, after }: PageRequest,
): Promise<AllowanceRow[]> {
  const rows = await selectAllowances(connection)
    .where(
      and(
        scope === null ? undefined : eq(allowances.organizationId, scope),
        isOlder(allowances, after),
      ),
    )
    .orderBy(desc(allowances.createdAt), desc(allowances.id))
    .limit(limit + 1);
  return rows.map(({ allowance, organizationName }) => ({ ...allowance, organizationName }));
}

export async function countWaiting(
  tx: Transaction,
  organizationId: OrganizationId,
): Promise<number> {
  const isWaiting = eq(allowances.status, 'waiting');
  return tx.$count(allowances, and(eq(allowances.organizationId, organizationId), isWaiting));
}

export async function insertAllowance(
  tx: Transaction,
  row: typeof allowances.$inferInsert,
): Promise<void> {
  await tx.insert(allowances).values(row);
}

interface DecisionRow {
  readonly status: AllowanceStatus;
  readonly decidedBy: UserId;
  readonly decidedAt: Date;
}

/** Returns false if it is no longer in the state `from`. */
export async function decide(
  tx: Transaction,
  { id, from }: { readonly id: string; readonly from: AllowanceStatus },
  decision: DecisionRow,
): Promise<boolean> {
  const rows = await tx
    .update(allowances)
    .set(decision)
    .where(and(eq(allowances.id, id), eq(allowances.status, from)))
    .returning({ id: allowances.id });
  return rows.length > 0;
}
