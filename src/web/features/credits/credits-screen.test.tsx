import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { creditRoutes } from '#contracts/routes/credits.ts';
import type { CreditTransactionBody } from '#contracts/schemas/credits.ts';
import { idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { noteContinued } from './continued-purchase.ts';
import { CreditsScreen } from './credits-screen.tsx';

const PAID: CreditTransactionBody = {
  id: idOf(1),
  creditsAwarded: 500,
  amount: 19_900,
  status: 'completed',
  createdAt: '2026-05-01T12:00:00.000Z',
  packageName: 'Professional',
  payableUntil: null,
  documents: [{ id: idOf(2), number: 'CR-000001', kind: 'invoice' }],
};
const unpaid = (number: number): CreditTransactionBody => ({
  ...PAID,
  id: idOf(number),
  status: 'pending',
  payableUntil: '2999-05-01T12:00:00.000Z',
  documents: [],
});

function open(transactions: readonly CreditTransactionBody[], address = '/credits') {
  const api = startFakeApi();
  api.on(creditRoutes.transactions, () => [...transactions]);
  api.on(creditRoutes.ledger, () => []);
  return { api, ...renderScreen(<CreditsScreen />, { address }) };
}

afterEach(() => noteContinued(null));

it('names what was bought, for how much, and the invoice', async () => {
  open([PAID], '/credits?purchase=success');
  const toast = await screen.findByText('500 credits for $199.00. Invoice CR-000001.');
  expect(toast).toBeDefined();
});

it('names the purchase that was continued, not a newer one', async () => {
  const newer = { ...PAID, id: idOf(7), creditsAwarded: 50, amount: 4_900, documents: [] };
  noteContinued(PAID.id);
  open([newer, PAID], '/credits?purchase=success');
  expect(await screen.findByText('500 credits for $199.00. Invoice CR-000001.')).toBeDefined();
});

it('names no amount of a payment that is not confirmed yet', async () => {
  open([unpaid(3)], '/credits?purchase=success');
  expect(await screen.findByText('Your balance has been updated.')).toBeDefined();
});

it('shows the last unpaid purchase, which can be discarded, and the others on request', async () => {
  const abandoned: CreditTransactionBody = {
    ...unpaid(6),
    status: 'cancelled',
    payableUntil: null,
  };
  const { api, user } = open([unpaid(3), unpaid(4), abandoned, PAID]);
  api.on(creditRoutes.discard, () => undefined);
  const payments = await screen.findByRole('table', { name: 'Payments' });
  const statuses = () =>
    within(payments)
      .getAllByText(/^(Pending|Canceled|Paid)$/)
      .map(({ textContent }) => textContent);
  expect(statuses()).toEqual(['Pending', 'Paid']);
  await user.click(screen.getByRole('button', { name: 'Show 2 more unpaid purchases' }));
  expect(statuses()).toEqual(['Pending', 'Pending', 'Canceled', 'Paid']);
  const [, newest] = within(payments).getAllByRole('row');
  await user.click(within(newest ?? payments).getByRole('button', { name: 'Cancel purchase' }));
  await waitFor(() => expect(api.bodiesOf(creditRoutes.discard)).toHaveLength(1));
});

it('shows that there are only canceled purchases', async () => {
  const { user } = open([{ ...unpaid(6), status: 'cancelled', payableUntil: null }]);
  await user.click(await screen.findByRole('button', { name: 'Show 1 more unpaid purchase' }));
  expect(screen.getByText('Canceled')).toBeDefined();
});

it('shows the purchases of a year and downloads its invoices at once', async () => {
  const before = { ...PAID, id: idOf(8), createdAt: '2025-11-02T12:00:00.000Z' };
  const { api, user } = open([PAID, before]);
  api.on(billingRoutes.documentsPdf, () => '%PDF-');
  const rows = () => within(screen.getByRole('table', { name: 'Payments' })).getAllByRole('row');
  await user.click(await screen.findByRole('combobox', { name: 'Year' }));
  await user.click(await screen.findByRole('option', { name: '2025' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Download invoices' }));
  await waitFor(() =>
    expect(api.queriesOf(billingRoutes.documentsPdf)).toEqual([{ year: '2025' }]),
  );
});

it('shows ten purchases at first', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...PAID, id: idOf(20 + index) }));
  const { user } = open(many);
  const payments = await screen.findByRole('table', { name: 'Payments' });
  expect(within(payments).getAllByRole('row')).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(within(payments).getAllByRole('row')).toHaveLength(13);
});

it('shows every unpaid purchase on request, though it is older than the ten rows', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...PAID, id: idOf(20 + index) }));
  const { user } = open([unpaid(3), ...many, unpaid(4)]);
  await user.click(await screen.findByRole('button', { name: 'Show 1 more unpaid purchase' }));
  expect(screen.getAllByText('Pending')).toHaveLength(2);
});

it('begins with ten purchases again in another year', async () => {
  const of = (year: string, first: number) =>
    Array.from({ length: 22 }, (_, index) => ({
      ...PAID,
      id: idOf(first + index),
      createdAt: `${year}-05-01T12:00:00.000Z`,
    }));
  const { user } = open([...of('2026', 20), ...of('2025', 50)]);
  const rows = () => within(screen.getByRole('table', { name: 'Payments' })).getAllByRole('row');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(rows()).toHaveLength(21);
  await user.click(screen.getByRole('combobox', { name: 'Year' }));
  await user.click(await screen.findByRole('option', { name: '2025' }));
  expect(rows()).toHaveLength(11);
});
