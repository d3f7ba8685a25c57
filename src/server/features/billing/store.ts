import { and, desc, eq, gt, gte, isNotNull, ne, or, sql } from 'drizzle-orm';

import type { BillingSettingsBody } from '#contracts/schemas/billing.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import { monthlyBudgets } from '#server/platform/database/schema/billing.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { creditLedger } from '#server/platform/database/schema/credits.ts';

const SETTINGS = {
  billingName: organizations.billingName,
  billingAddress: organizations.billingAddress,
  taxId: organizations.taxId,
  lowBalanceCredits: organizations.lowBalanceCredits,
};

export type BillingSettings = Pick<typeof organizations.$inferSelect, keyof typeof SETTINGS>;

export async function findSettings(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<BillingSettings | null> {
  const [row] = await connection
    .select(SETTINGS)
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row ?? null;
}

export async function setSettings(
  tx: Transaction,
  organizationId: OrganizationId,
  settings: BillingSettingsBody,
): Promise<BillingSettings | null> {
  const [row] = await tx
    .update(organizations)
    .set(settings)
    .where(eq(organizations.id, organizationId))
    .returning(SETTINGS);
  return row ?? null;
}

/** Credits spent, as a positive number. */
const spent = sql<number>`coalesce(-sum(${creditLedger.delta}), 0)::int`;

/** A member with their budget and what they have spent in a month. */
export type BudgetRow = Awaited<ReturnType<typeof findBudgets>>[number];

/** Newest member first; `userId` narrows it to one. */
export async function findBudgets(
  connection: Connection,
  organizationId: OrganizationId,
  {
    month,
    userId,
    limit,
    after,
  }: PageRequest & { readonly month: string; readonly userId?: UserId },
) {
  return (
    connection
      .select({
        id: users.id,
        createdAt: users.createdAt,
        username: users.username,
        budgetCredits: monthlyBudgets.credits,
        spentCredits: spent,
      })
      .from(users)
      .leftJoin(monthlyBudgets, eq(monthlyBudgets.userId, users.id))
      .leftJoin(
        creditLedger,
        and(
          eq(creditLedger.organizationId, organizationId),
          eq(creditLedger.budgetMonth, month),
          eq(creditLedger.spenderId, users.id),
        ),
      )
      .where(
        and(
          eq(users.organizationId, organizationId),
          isOlder(users, after),
          userId && eq(users.id, userId),
        ),
      )
      .groupBy(users.id, monthlyBudgets.credits)
      // Viewers cannot spend, but may have before they became viewers.
      .having(userId ? undefined : or(ne(users.role, 'viewer'), gt(spent, 0)))
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(limit + 1)
  );
}

/** Locks a member until the transaction ends; false if there is none. */
export async function lockMember(
  tx: Transaction,
  organizationId: OrganizationId,
  userId: UserId,
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), eq(users.id, userId)))
    .for('share');
  return rows.length > 0;
}

export async function setBudget(
  tx: Transaction,
  userId: UserId,
  credits: number | null,
): Promise<void> {
  if (credits === null) {
    await tx.delete(monthlyBudgets).where(eq(monthlyBudgets.userId, userId));
    return;
  }
  await tx
    .insert(monthlyBudgets)
    .values({ userId, credits })
    .onConflictDoUpdate({ target: monthlyBudgets.userId, set: { credits } });
}

export interface SpendingRow {
  readonly month: string;
  readonly userId: UserId;
  /** Null if the account was closed. */
  readonly username: string | null;
  readonly credits: number;
}

/** By month and person, newest month and largest amount first. */
export async function findSpending(
  connection: Connection,
  organizationId: OrganizationId,
  since: string,
): Promise<SpendingRow[]> {
  const rows = await connection
    .select({
      month: creditLedger.budgetMonth,
      userId: creditLedger.spenderId,
      username: users.username,
      credits: spent,
    })
    .from(creditLedger)
    .leftJoin(users, eq(users.id, creditLedger.spenderId))
    .where(
      and(
        eq(creditLedger.organizationId, organizationId),
        isNotNull(creditLedger.spenderId),
        gte(creditLedger.budgetMonth, since),
      ),
    )
    .groupBy(creditLedger.budgetMonth, creditLedger.spenderId, users.username)
    .orderBy(desc(creditLedger.budgetMonth), desc(spent));
  return rows.flatMap(({ month, userId, ...row }) =>
    month === null || userId === null ? [] : [{ ...row, month, userId }],
  );
}
