import { expect, it } from 'vitest';

import { settledBy, splitReversal } from './credit-debt.ts';
import { paymentStatusesBefore, reversalOf, type MoneyBack } from './payment-reversal.ts';

const STARTER = { credits: 100, amountCents: 4_900 };
const refund = (cents: number): MoneyBack => ({ kind: 'refund', cents });
const dispute = (cents: number): MoneyBack => ({ kind: 'dispute', cents });

it.each<[string, MoneyBack[], number, string]>([
  ['nothing', [], 0, 'completed'],
  ['everything by refund', [refund(4_900)], 100, 'refunded'],
  ['half by refund', [refund(2_450)], 50, 'completed'],
  ['less than a credit is worth', [refund(48)], 0, 'completed'],
  ['a third, rounded in the favour of the buyer', [refund(1_633)], 33, 'completed'],
  ['everything by dispute', [dispute(4_900)], 100, 'disputed'],
  ['a dispute that was won', [dispute(0)], 0, 'completed'],
  ['half by refund, then the rest by dispute', [refund(2_450), dispute(2_450)], 100, 'disputed'],
  ['more than was paid', [refund(4_900), dispute(4_900)], 100, 'refunded'],
  ['two disputes, one of them won', [dispute(0), dispute(4_900)], 100, 'disputed'],
])('reverses a payment of which %s was returned', (_what, returned, creditsReversed, status) => {
  expect(reversalOf(STARTER, returned)).toEqual({ creditsReversed, status });
  expect(reversalOf(STARTER, returned.toReversed())).toEqual({ creditsReversed, status });
});

it('allows only a refund to lead out of completed', () => {
  expect(paymentStatusesBefore('pending')).toEqual([]);
  expect(paymentStatusesBefore('cancelled')).toEqual(['pending']);
  expect(paymentStatusesBefore('failed')).toEqual(['pending']);
  expect(paymentStatusesBefore('refunded')).toEqual(['completed', 'disputed']);
  expect(paymentStatusesBefore('completed')).toEqual([
    'pending',
    'cancelled',
    'failed',
    'disputed',
  ]);
});

it('takes what the balance covers and records the rest as debt', () => {
  expect(splitReversal({ balance: 30, debt: 0 }, 100)).toEqual({ taken: 30, owed: 70 });
  expect(splitReversal({ balance: 300, debt: 0 }, 100)).toEqual({ taken: 100, owed: 0 });
  expect(splitReversal({ balance: 0, debt: 20 }, 100)).toEqual({ taken: 0, owed: 100 });
});

it('pays off a debt first', () => {
  expect(settledBy({ balance: 0, debt: 70 }, 100)).toBe(70);
  expect(settledBy({ balance: 0, debt: 170 }, 100)).toBe(100);
  expect(settledBy({ balance: 10, debt: 0 }, 100)).toBe(0);
});
