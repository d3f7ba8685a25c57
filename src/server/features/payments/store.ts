import { and, desc, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';

import type { OrganizationId, PaymentId, UserId } from '#domain/ids.ts';
import { planOf } from '#domain/money/packages.ts';
import { paymentStatusesBefore } from '#domain/money/payment-reversal.ts';
import type { PaymentStatus } from '#domain/money/payments.ts';
import { publicNameOf } from '#domain/people/organization-name.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { moneyBack, payments } from '#server/platform/database/schema/payments.ts';
import type {
  MoneyBackEvent,
  PaymentProviderName,
} from '#server/platform/payments/payment-provider.ts';

export type PaymentRow = typeof payments.$inferSelect;

export async function insertPayment(
  connection: Connection,
  values: typeof payments.$inferInsert,
): Promise<void> {
  await connection.insert(payments).values(values);
}

export async function findPayments(
  connection: Connection,
  organizationId: OrganizationId,
  { limit, after }: PageRequest,
): Promise<PaymentRow[]> {
  return connection
    .select()
    .from(payments)
    .where(and(eq(payments.organizationId, organizationId), isOlder(payments, after)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit + 1);
}

export async function findPayment(
  connection: Connection,
  organizationId: OrganizationId,
  paymentId: PaymentId,
): Promise<PaymentRow | null> {
  const [row] = await connection
    .select()
    .from(payments)
    .where(and(eq(payments.organizationId, organizationId), eq(payments.id, paymentId)));
  return row ?? null;
}

/** Of any organization: the session id is the buyer's proof. */
export async function findBySession(
  connection: Connection,
  provider: PaymentProviderName,
  sessionId: string,
): Promise<PaymentRow | null> {
  const [row] = await connection
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.sessionId, sessionId)));
  return row ?? null;
}

/** Whom the invoice of a payment names: the customer, and the operator who sells. */
export async function findParties(connection: Connection, organizationId: OrganizationId) {
  const legal = sql<
    string | null
  >`coalesce(${organizations.billingName}, ${organizations.legalEntity})`;
  const rows = await connection
    .select({
      id: organizations.id,
      name: organizations.name,
      legal,
      hasAddress: sql<boolean>`${organizations.billingAddress} is not null`,
      hasTaxId: sql<boolean>`${organizations.taxId} is not null`,
    })
    .from(organizations)
    .where(or(eq(organizations.id, organizationId), organizations.isOperator));
  const buyer = rows.find(({ id }) => id === organizationId);
  const seller = rows.find(({ id }) => id !== organizationId);
  return {
    billedTo: buyer && {
      name: buyer.legal ?? buyer.name,
      isNamed: (buyer.legal ?? publicNameOf(buyer.name)) !== null,
      hasAddress: buyer.hasAddress,
      hasTaxId: buyer.hasTaxId,
    },
    seller: seller?.legal ?? null,
  };
}

/** The same, locked until the transaction ends. */
export async function lockBySession(
  tx: Transaction,
  provider: PaymentProviderName,
  sessionId: string,
): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.sessionId, sessionId)))
    .for('no key update');
  return row ?? null;
}

export async function lockByIntent(tx: Transaction, intentId: string): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(eq(payments.intentId, intentId))
    .orderBy(payments.id)
    .for('no key update');
}

/**
 * An arbitrary number, the same in every process, that separates these locks from other advisory
 * locks.
 */
const INTENT_LOCKS = 727_003;

/**
 * Serializes transactions about the same intent. Otherwise one that learns of a refund and one that
 * learns which payment it belongs to would not see each other.
 */
export async function lockIntent(tx: Transaction, intentId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${INTENT_LOCKS}, hashtext(${intentId}))`);
}

export async function nameIntent(
  tx: Transaction,
  paymentId: PaymentId,
  intentId: string,
): Promise<void> {
  await tx
    .update(payments)
    .set({ intentId })
    .where(and(eq(payments.id, paymentId), isNull(payments.intentId)));
}

/** Moves a payment if the transition table allows it; returns whether it did. */
export async function movePayment(
  tx: Transaction,
  paymentId: PaymentId,
  move: { status: PaymentStatus; settledAt?: Date },
): Promise<boolean> {
  const before = [...paymentStatusesBefore(move.status)];
  const moved = await tx
    .update(payments)
    .set(move)
    .where(and(eq(payments.id, paymentId), inArray(payments.status, before)))
    .returning({ id: payments.id });
  return moved.length > 0;
}

/** Stores how much of a completed payment is reversed. */
export async function setReversed(
  tx: Transaction,
  paymentId: PaymentId,
  reversed: { creditsReversed: number; reversalSteps: number },
): Promise<void> {
  await tx.update(payments).set(reversed).where(eq(payments.id, paymentId));
}

/** Stores the facts of an event, unless later ones about the same source are known. */
export async function recordMoneyBack(
  tx: Transaction,
  { sourceId, intentId, cause, cents, version }: MoneyBackEvent,
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(moneyBack)
    .values({ sourceId, intentId, cause, cents, version, createdAt })
    .onConflictDoUpdate({
      target: moneyBack.sourceId,
      set: { cents, version },
      setWhere: lt(moneyBack.version, version),
    });
}

export async function findMoneyBack(connection: Connection, intentId: string) {
  return connection
    .select({ kind: moneyBack.cause, cents: moneyBack.cents })
    .from(moneyBack)
    .where(eq(moneyBack.intentId, intentId));
}

/** If the Stripe account is shared with other shops, most of these are not ours. */
export async function deleteUnknownMoneyBack(connection: Connection, before: Date): Promise<void> {
  await connection.delete(moneyBack).where(
    and(
      lt(moneyBack.createdAt, before),
      notExists(
        connection
          .select({ id: payments.id })
          .from(payments)
          .where(and(isNotNull(payments.intentId), eq(payments.intentId, moneyBack.intentId))),
      ),
    ),
  );
}

/**
 * Cancels orders that were not paid in time. Orders whose buyer has finished wait for their money.
 */
export async function cancelExpired(connection: Connection, before: Date): Promise<void> {
  await connection
    .update(payments)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(payments.status, 'pending'),
        isNull(payments.intentId),
        lt(payments.createdAt, before),
      ),
    );
}

/**
 * Sets the plan to the largest package that was bought and not fully reversed. Called with the
 * organization locked, like every change of its credits, so that the later of two payments sees
 * both.
 */
export async function updatePlan(tx: Transaction, organizationId: OrganizationId): Promise<void> {
  const held = await tx
    .selectDistinct({ packageId: payments.packageId })
    .from(payments)
    .where(
      and(
        eq(payments.organizationId, organizationId),
        isNotNull(payments.settledAt),
        lt(payments.creditsReversed, payments.credits),
      ),
    );
  const plan = planOf(held.map(({ packageId }) => packageId));
  await tx.update(organizations).set({ plan }).where(eq(organizations.id, organizationId));
}

export async function findEmail(connection: Connection, userId: UserId): Promise<string> {
  const [row] = await connection
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error(`No user ${userId}`);
  return row.email;
}
