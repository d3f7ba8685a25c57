import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { OrganizationId, PaymentId, UserId } from '#domain/ids.ts';
import { BILLING_KINDS, type BillingKind } from '#domain/money/billing.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { payments } from '#server/platform/database/schema/payments.ts';

/** What a person may spend in a calendar month, UTC. Who has no row has no limit. */
export const monthlyBudgets = pgTable(
  'monthly_budgets',
  {
    userId: uuid('user_id')
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    credits: integer('credits').notNull(),
  },
  (table) => [check('monthly_budgets_credits_not_negative', sql`${table.credits} >= 0`)],
);

/** One row: the last number of a billing document. */
export const billingCounter = pgTable(
  'billing_counter',
  {
    id: integer('id').primaryKey(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [
    check('billing_counter_one_row', sql`${table.id} = 1`),
    check('billing_counter_not_negative', sql`${table.lastNumber} >= 0`),
  ],
);

/** Invoices and credit notes with what they said when they were issued; never changed. */
export const billingDocuments = pgTable(
  'billing_documents',
  {
    id: uuid('id').primaryKey(),
    /** Without gaps over the whole installation. */
    number: integer('number').notNull(),
    kind: text('kind').$type<BillingKind>().notNull(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    paymentId: uuid('payment_id')
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    /** 0 for the purchase, then the payment's reversals. */
    step: integer('step').notNull(),
    credits: integer('credits').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    packageName: text('package_name').notNull(),
    /** Paid on the test checkout: no money moved. */
    isTest: boolean('is_test').notNull(),
    /** Null where nobody had said who sells. */
    sellerName: text('seller_name'),
    sellerAddress: text('seller_address'),
    sellerTaxId: text('seller_tax_id'),
    billedName: text('billed_name').notNull(),
    billedAddress: text('billed_address'),
    billedTaxId: text('billed_tax_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('billing_documents_kind_known', sql`${table.kind} in (${listed(BILLING_KINDS)})`),
    check('billing_documents_number_positive', sql`${table.number} > 0`),
    check(
      'billing_documents_amount_not_negative',
      sql`${table.amountCents} >= 0 and ${table.credits} > 0`,
    ),
    uniqueIndex('billing_documents_number_unique').on(table.number),
    uniqueIndex('billing_documents_one_per_step').on(table.paymentId, table.step),
    index('billing_documents_by_organization').on(table.organizationId, table.createdAt, table.id),
  ],
);
