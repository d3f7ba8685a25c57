import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import type { CreditTransactionBody } from '#contracts/schemas/credits.ts';
import type { PackageId } from '#domain/money/packages.ts';
import type { OrganizationId } from '#domain/ids.ts';
import { creditDebtEntries } from '#server/platform/database/schema/payments.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import {
  eventOf,
  signatureOf,
  type FakeSession,
  type FakeStripe,
} from '#tests/support/fake-stripe.ts';
import { balanceAndLedger, type Person, type TestApi } from '#tests/support/test-api.ts';

/** A checkout that a buyer has completed: Stripe now has an intent for it. */
export type PaidSession = FakeSession & { readonly payment_intent: string };

/** What tests do in a shop that sells through Stripe. */
export function openShop(api: () => TestApi, stripe: FakeStripe) {
  async function buy(person: Person, packageId: PackageId = 'starter'): Promise<PaidSession> {
    const { token } = person;
    const response = await api().call('POST', '/api/credits/purchase', {
      token,
      body: { packageId },
    });
    expect(response.statusCode).toBe(200);
    const { checkoutUrl } = response.json<{ checkoutUrl: string }>();
    const session = stripe.sessions.find(({ url }) => url === checkoutUrl);
    if (!session) throw new Error('The address is not of a session that Stripe made');
    const payment_intent = `pi_${randomBytes(12).toString('hex')}`;
    return { ...session, payment_intent, payment_status: 'paid' };
  }

  const nowSeconds = () => Math.floor(api().clock.now().getTime() / 1000);
  const signedNow = (payload: string) => signatureOf(payload, { timestamp: nowSeconds() });

  /** Sends bytes to the webhook like Stripe, signed unless a signature is given. */
  const post = (payload: string, signature = signedNow(payload), at = api()) =>
    at.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      payload,
    });

  async function tell(type: string, object: unknown, created?: number): Promise<void> {
    const response = await post(eventOf(type, object, created === undefined ? {} : { created }));
    expect([response.statusCode, response.body]).toEqual([204, '']);
  }

  const pay = (session: PaidSession) => tell('checkout.session.completed', session);

  const refund = (session: PaidSession, cents: number) =>
    tell('charge.refunded', {
      id: `ch_${session.payment_intent}`,
      object: 'charge',
      payment_intent: session.payment_intent,
      amount: session.amount_total,
      amount_refunded: cents,
      refunded: cents === session.amount_total,
    });

  /** `second` orders events that would otherwise have the same time. */
  const dispute = (session: PaidSession, type: string, status: string, second = 0) =>
    tell(
      `charge.dispute.${type}`,
      {
        id: `dp_${session.payment_intent}`,
        object: 'dispute',
        payment_intent: session.payment_intent,
        amount: session.amount_total,
        status,
      },
      nowSeconds() + second,
    );

  async function transactionsOf({ token }: Person): Promise<CreditTransactionBody[]> {
    const response = await api().call('GET', '/api/credits/transactions', { token });
    return response.json<CreditTransactionBody[]>();
  }

  return { buy, post, signedNow, tell, pay, refund, dispute, transactionsOf };
}

/**
 * Balance and debt, after checking that they match the sum of their entries, whatever the test is
 * about.
 */
export async function accountOf(api: TestApi, organizationId: OrganizationId) {
  const { balance, ledger, entries } = await balanceAndLedger(api.db, organizationId);
  const [row] = await api.db
    .select({ debt: organizations.creditDebt, plan: organizations.plan })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  const debtEntries = await api.db
    .select()
    .from(creditDebtEntries)
    .where(eq(creditDebtEntries.organizationId, organizationId));
  const owed = debtEntries.reduce((sum, { delta }) => sum + delta, 0);
  if (balance === undefined || !row) throw new Error(`No organization ${organizationId}`);
  expect({ ledger, owed }).toEqual({ ledger: balance, owed: row.debt });
  return { balance, debt: row.debt, plan: row.plan, entries };
}
