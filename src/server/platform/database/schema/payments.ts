import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { OrganizationId, PaymentId, UserId } from '#domain/ids.ts';
import { PACKAGE_IDS, type PackageId } from '#domain/money/packages.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/money/payments.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import {
  PAYMENT_PROVIDERS,
  type MoneyBackEvent,
  type PaymentProviderName,
} from '#server/platform/payments/payment-provider.ts';

/** Credits owed because their payment was reversed after they were spent, and what settled them. */
export const creditDebtEntries = pgTable(
  'credit_debt_entries',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    /** Positive for credits owed, negative for credits settled. */
    delta: integer('delta').notNull(),
    debtAfter: integer('debt_after').notNull(),
    /** The reversed payment; null where the debt is settled, for which the ledger has its own entry. */
    paymentId: uuid('payment_id').$type<PaymentId>(),
    reversalStep: integer('reversal_step'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('credit_debt_entries_delta_not_zero', sql`${table.delta} <> 0`),
    check('credit_debt_entries_debt_not_negative', sql`${table.debtAfter} >= 0`),
    check(
      'credit_debt_entries_payment_named',
      sql`(${table.delta} > 0) = (${table.paymentId} is not null and ${table.reversalStep} is not null)`,
    ),
    uniqueIndex('credit_debt_entries_one_per_reversal').on(table.paymentId, table.reversalStep),
    index('credit_debt_entries_by_organization').on(
      table.organizationId,
      table.createdAt,
      table.id,
    ),
  ],
);

/** Purchases of credit packages: what the transaction list shows. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').$type<PaymentId>().primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    buyerId: uuid('buyer_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    packageId: text('package_id').$type<PackageId>().notNull(),
    credits: integer('credits').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    sessionId: text('session_id').notNull(),
    /** The provider's name for the payment in refunds and disputes; known once the buyer has finished. */
    intentId: text('intent_id'),
    status: text('status').$type<PaymentStatus>().notNull(),
    creditsReversed: integer('credits_reversed').notNull().default(0),
    reversalSteps: integer('reversal_steps').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    check('payments_package_known', sql`${table.packageId} in (${listed(PACKAGE_IDS)})`),
    check('payments_provider_known', sql`${table.provider} in (${listed(PAYMENT_PROVIDERS)})`),
    check('payments_status_known', sql`${table.status} in (${listed(PAYMENT_STATUSES)})`),
    check('payments_credits_positive', sql`${table.credits} > 0`),
    check('payments_amount_positive', sql`${table.amountCents} > 0`),
    check(
      'payments_reversed_in_range',
      sql`${table.creditsReversed} between 0 and ${table.credits}`,
    ),
    check(
      'payments_settled_dated',
      sql`(${table.status} in ('completed', 'refunded', 'disputed')) = (${table.settledAt} is not null)`,
    ),
    uniqueIndex('payments_session_unique').on(table.sessionId),
    index('payments_by_organization').on(table.organizationId, table.createdAt, table.id),
    index('payments_by_intent').on(table.intentId),
    index('payments_pending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/**
 * Money that went back, as far as events have told, whether or not its payment is known yet: they
 * come in any order.
 */
export const moneyBack = pgTable(
  'money_back',
  {
    sourceId: text('source_id').primaryKey(),
    intentId: text('intent_id').notNull(),
    cause: text('cause').$type<MoneyBackEvent['cause']>().notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('money_back_cause_known', sql`${table.cause} in ('refund', 'dispute')`),
    check('money_back_cents_not_negative', sql`${table.cents} >= 0`),
    index('money_back_by_intent').on(table.intentId),
    index('money_back_by_age').on(table.createdAt),
  ],
);
