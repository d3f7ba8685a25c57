import { and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';

import type { LedgerFilter } from '#contracts/schemas/credits.ts';
import type { AspectRatio } from '#domain/order/controls.ts';
import type { CreditAccount } from '#domain/money/credit-debt.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import { titleOfVideo } from '#domain/videos/video-title.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { jobs, videoEntries } from '#server/platform/database/schema/jobs.ts';
import { creditDebtEntries, payments } from '#server/platform/database/schema/payments.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { creditLedger } from '#server/platform/database/schema/credits.ts';

/** An entry with what it was for. */
export type LedgerRow = typeof creditLedger.$inferSelect & {
  readonly prompt: string | null;
  /** The video's title. */
  readonly title: string | null;
  readonly aspectRatio: AspectRatio | null;
  /** Who ordered the video, or bought the credits. */
  readonly author: string | null;
};
export type OrganizationRow = typeof organizations.$inferSelect;

/** The maximum of the column. */
export const BALANCE_MAX = 2 ** 31 - 1;

const accountColumns = { balance: organizations.creditBalance, debt: organizations.creditDebt };

/**
 * Takes credits and returns the new balance; null if it would become negative. The row stays locked
 * until the transaction ends.
 */
export async function takeFromBalance(
  tx: Transaction,
  organizationId: OrganizationId,
  credits: number,
): Promise<number | null> {
  const [row] = await tx
    .update(organizations)
    .set({ creditBalance: sql`${organizations.creditBalance} - ${credits}` })
    .where(
      and(eq(organizations.id, organizationId), sql`${organizations.creditBalance} >= ${credits}`),
    )
    .returning({ balance: organizations.creditBalance });
  return row?.balance ?? null;
}

/**
 * Locks balance and debt until the transaction ends. Not `for update`: rows that reference the
 * organization hold a weaker lock on it, and two such transactions would deadlock.
 */
export async function lockAccount(
  tx: Transaction,
  organizationId: OrganizationId,
): Promise<CreditAccount> {
  const [row] = await tx
    .select(accountColumns)
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('no key update');
  if (!row) throw new Error(`No organization ${organizationId}`);
  return row;
}

/** For an account that this transaction has locked. */
export async function setAccount(
  tx: Transaction,
  organizationId: OrganizationId,
  { balance, debt }: CreditAccount,
): Promise<void> {
  await tx
    .update(organizations)
    .set({ creditBalance: balance, creditDebt: debt })
    .where(eq(organizations.id, organizationId));
}

/** Locks an organization that has members; null if there is none. */
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

export async function insertDebtEntry(
  tx: Transaction,
  values: typeof creditDebtEntries.$inferInsert,
): Promise<void> {
  await tx.insert(creditDebtEntries).values(values);
}

/** Days are in UTC, the last one inclusive. */
function passes({ kind, userId, from, to }: LedgerFilter): SQL | undefined {
  return and(
    kind && eq(creditLedger.kind, kind),
    userId ? eq(creditLedger.spenderId, userId as UserId) : undefined,
    from
      ? sql`${creditLedger.createdAt} >= ${from}::date::timestamp at time zone 'UTC'`
      : undefined,
    to
      ? sql`${creditLedger.createdAt} < (${to}::date + 1)::timestamp at time zone 'UTC'`
      : undefined,
  );
}

export async function findEntries(
  connection: Connection,
  organizationId: OrganizationId,
  { limit, after, filter }: PageRequest & { readonly filter: LedgerFilter },
): Promise<LedgerRow[]> {
  const rows = await connection
    .select({
      entry: creditLedger,
      prompt: jobs.prompt,
      words: jobs.words,
      controls: jobs.controls,
      label: videoEntries.title,
      author: users.username,
    })
    .from(creditLedger)
    .leftJoin(jobs, eq(jobs.id, creditLedger.jobId))
    .leftJoin(videoEntries, eq(videoEntries.jobId, creditLedger.jobId))
    .leftJoin(payments, eq(payments.id, creditLedger.paymentId))
    .leftJoin(users, sql`${users.id} = coalesce(${creditLedger.spenderId}, ${payments.buyerId})`)
    .where(
      and(
        eq(creditLedger.organizationId, organizationId),
        isOlder(creditLedger, after),
        passes(filter),
      ),
    )
    .orderBy(desc(creditLedger.createdAt), desc(creditLedger.id))
    .limit(limit + 1);
  return rows.map(({ entry, prompt, words, controls, label, author }) => {
    const title = prompt !== null && words ? titleOfVideo({ label, words, prompt }) : null;
    const aspectRatio = controls?.aspectRatio ?? null;
    return { ...entry, prompt, title, aspectRatio, author };
  });
}

export async function sumEntries(
  connection: Connection,
  organizationId: OrganizationId,
  filter: LedgerFilter,
): Promise<{ entryCount: number; credits: number }> {
  const [row] = await connection
    .select({
      entryCount: count(),
      credits: sql<number>`coalesce(sum(${creditLedger.delta}), 0)::int`,
    })
    .from(creditLedger)
    .where(and(eq(creditLedger.organizationId, organizationId), passes(filter)));
  return row ?? { entryCount: 0, credits: 0 };
}

export async function findAccount(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<CreditAccount> {
  const [row] = await connection
    .select(accountColumns)
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row ?? { balance: 0, debt: 0 };
}

/** Whether purchases, reversals and adjustments leave a positive sum. */
export async function hasOwnCredits(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<boolean> {
  const [row] = await connection
    .select({ credits: sql<string>`coalesce(sum(${creditLedger.delta}), 0)` })
    .from(creditLedger)
    .where(
      and(
        eq(creditLedger.organizationId, organizationId),
        inArray(creditLedger.kind, ['purchase', 'payment_reversal', 'adjustment']),
      ),
    );
  return Number(row?.credits ?? 0) > 0;
}
