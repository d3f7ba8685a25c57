import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { JobId, OrganizationId, PaymentId, UserId } from '#domain/ids.ts';
import { LEDGER_KINDS, type LedgerKind } from '#domain/money/credits.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';

export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    kind: text('kind').$type<LedgerKind>().notNull(),
    /** In words for people. */
    reason: text('reason').notNull(),
    delta: integer('delta').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    /** No foreign key: a job can be deleted, its entries cannot. */
    jobId: uuid('job_id').$type<JobId>(),
    paymentId: uuid('payment_id').$type<PaymentId>(),
    /** Counts the changes that reversals make to what a payment gave. */
    reversalStep: integer('reversal_step'),
    /** Whose order it was, and the month that it counts in: a trigger fills both. */
    spenderId: uuid('spender_id').$type<UserId>(),
    budgetMonth: date('budget_month', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check(
      'credit_ledger_spender_dated',
      sql`(${table.spenderId} is null) = (${table.budgetMonth} is null)`,
    ),
    index('credit_ledger_by_spender')
      .on(table.organizationId, table.budgetMonth, table.spenderId)
      .where(sql`${table.spenderId} is not null`),
    check('credit_ledger_kind_known', sql`${table.kind} in (${listed(LEDGER_KINDS)})`),
    check('credit_ledger_delta_not_zero', sql`${table.delta} <> 0`),
    check('credit_ledger_balance_not_negative', sql`${table.balanceAfter} >= 0`),
    check('credit_ledger_charge_takes', sql`${table.kind} <> 'charge' or ${table.delta} < 0`),
    check(
      'credit_ledger_kind_gives',
      sql`${table.kind} not in ('welcome', 'refund', 'purchase') or ${table.delta} > 0`,
    ),
    check(
      'credit_ledger_job_named',
      sql`(${table.kind} in ('charge', 'refund')) = (${table.jobId} is not null)`,
    ),
    check(
      'credit_ledger_payment_named',
      sql`(${table.kind} in ('purchase', 'payment_reversal')) = (${table.paymentId} is not null)`,
    ),
    check(
      'credit_ledger_debt_payment_takes',
      sql`${table.kind} <> 'debt_payment' or ${table.delta} < 0`,
    ),
    check(
      'credit_ledger_reversal_numbered',
      sql`(${table.kind} = 'payment_reversal') = (${table.reversalStep} is not null)`,
    ),
    uniqueIndex('credit_ledger_one_entry_per_reversal')
      .on(table.paymentId, table.reversalStep)
      .where(sql`${table.kind} = 'payment_reversal'`),
    uniqueIndex('credit_ledger_one_charge_per_job')
      .on(table.jobId)
      .where(sql`${table.kind} = 'charge'`),
    uniqueIndex('credit_ledger_one_refund_per_job')
      .on(table.jobId)
      .where(sql`${table.kind} = 'refund'`),
    uniqueIndex('credit_ledger_one_award_per_payment')
      .on(table.paymentId)
      .where(sql`${table.kind} = 'purchase'`),
    uniqueIndex('credit_ledger_one_welcome')
      .on(table.organizationId)
      .where(sql`${table.kind} = 'welcome'`),
    index('credit_ledger_by_organization').on(table.organizationId, table.createdAt, table.id),
  ],
);
