import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { JobId, OrganizationId, PaymentId } from '#domain/ids.ts';
import { isCheckViolation, isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { creditLedger } from '#server/platform/database/schema/credits.ts';
import { onBothDatabases } from '#tests/support/test-api.ts';

const PAYMENT = randomUUID() as PaymentId;

type Entry = typeof creditLedger.$inferInsert;

onBothDatabases('what the database promises about money', (api) => {
  const thrownBy = (work: PromiseLike<unknown>): Promise<unknown> =>
    Promise.resolve(work).then(
      () => null,
      (error: unknown) => error,
    );

  async function entryOf(values: Partial<Entry>): Promise<Entry> {
    const { organizationId } = await api().signUp();
    const base = { id: randomUUID(), reason: 'A test', balanceAfter: 0, createdAt: new Date() };
    return { ...base, organizationId, kind: 'adjustment', delta: 1, ...values };
  }

  const insert = (entry: Entry) => api().db.insert(creditLedger).values(entry);
  const again = (entry: Entry): Entry => ({ ...entry, id: randomUUID() });

  it('never lets a balance become negative', async () => {
    const { organizationId } = await api().signUp();
    const error = await thrownBy(
      api().db.execute(
        sql`update organizations set credit_balance = -1 where id = ${organizationId}`,
      ),
    );
    expect(isCheckViolation(error, 'organizations_balance_not_negative')).toBe(true);
  });

  it.each([
    ['charge', -50, 'credit_ledger_one_charge_per_job'],
    ['refund', 50, 'credit_ledger_one_refund_per_job'],
  ] as const)('allows one %s per job', async (kind, delta, index) => {
    const entry = await entryOf({ kind, delta, jobId: randomUUID() as JobId });
    await insert(entry);
    expect(isUniqueViolation(await thrownBy(insert(again(entry))), index)).toBe(true);
  });

  it('allows one award per payment', async () => {
    const entry = await entryOf({
      kind: 'purchase',
      delta: 100,
      paymentId: randomUUID() as PaymentId,
    });
    await insert(entry);
    const error = await thrownBy(insert(again(entry)));
    expect(isUniqueViolation(error, 'credit_ledger_one_award_per_payment')).toBe(true);
  });

  it('allows one entry per reversal of a payment', async () => {
    const paymentId = randomUUID() as PaymentId;
    const entry = await entryOf({
      kind: 'payment_reversal',
      delta: -1,
      paymentId,
      reversalStep: 1,
    });
    await insert(entry);
    await insert({ ...again(entry), reversalStep: 2 });
    const error = await thrownBy(insert(again(entry)));
    expect(isUniqueViolation(error, 'credit_ledger_one_entry_per_reversal')).toBe(true);
  });

  it.each([
    ['organizations_debt_not_negative', 'credit_balance = 0, credit_debt = -1'],
    ['organizations_credits_or_debt', 'credit_balance = 1, credit_debt = 1'],
  ])('keeps %s', async (constraint, values) => {
    const { organizationId } = await api().signUp();
    const statement = sql`update organizations set ${sql.raw(values)} where id = ${organizationId}`;
    expect(isCheckViolation(await thrownBy(api().db.execute(statement)), constraint)).toBe(true);
  });

  it('allows one welcome per organization', async () => {
    const error = await thrownBy(insert(await entryOf({ kind: 'welcome', delta: 50 })));
    expect(isUniqueViolation(error, 'credit_ledger_one_welcome')).toBe(true);
  });

  it.each<[string, Partial<Entry>]>([
    ['of zero', { delta: 0 }],
    ['of an unknown kind', { kind: 'gift' as never }],
    ['that charges without a job', { kind: 'charge', delta: -50 }],
    ['that charges by giving', { kind: 'charge', delta: 50, jobId: randomUUID() as JobId }],
    ['that refunds by taking', { kind: 'refund', delta: -50, jobId: randomUUID() as JobId }],
    ['that reverses without a number', { kind: 'payment_reversal', delta: -1, paymentId: PAYMENT }],
    ['that settles a debt by giving', { kind: 'debt_payment', delta: 1 }],
    ['that awards without a payment', { kind: 'purchase', delta: 100 }],
    ['with a negative balance', { balanceAfter: -1 }],
  ])('refuses an entry %s', async (_name, values) => {
    expect(isCheckViolation(await thrownBy(insert(await entryOf(values))))).toBe(true);
  });

  it.each([
    'update credit_ledger set delta = 1000',
    'delete from credit_ledger',
    'truncate credit_ledger',
    'truncate credit_debt_entries',
    'truncate organizations cascade',
  ])('refuses to %s', async (statement) => {
    await api().signUp();
    const error = await thrownBy(api().db.execute(sql.raw(statement)));
    expect(String((error as Error).cause)).toContain('append-only');
  });

  it('has one operator at most', async () => {
    const first = await api().signUp();
    const second = await api().signUp();
    const promote = (id: OrganizationId) =>
      api().db.execute(sql`update organizations set is_operator = true where id = ${id}`);
    await api().db.execute(sql`update organizations set is_operator = false`);
    await promote(first.organizationId);
    const error = await thrownBy(promote(second.organizationId));
    expect(isUniqueViolation(error, 'organizations_one_operator')).toBe(true);
  });
});
