import { afterAll, describe, expect, it } from 'vitest';

import { HOUR_MS } from '#domain/durations.ts';
import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import type { CreditTransactionBody } from '#contracts/schemas/credits.ts';
import { moneyBack } from '#server/platform/database/schema/payments.ts';
import { eventOf, signatureOf, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { accountOf, openShop } from '#tests/support/stripe-shop.ts';
import { onBothDatabases, type Person } from '#tests/support/test-api.ts';
import { sweepPayments } from './expired-payments.ts';

const stripe = await startFakeStripe();
afterAll(() => stripe.close());

const SITE = { PUBLIC_URL: 'https://reel.example' };

onBothDatabases(
  'buying credits',
  (api) => {
    const { buy, pay, refund, transactionsOf } = openShop(api, stripe);
    const purchase = ({ token }: Person, body: unknown = { packageId: 'starter' }) =>
      api().call('POST', '/api/credits/purchase', { token, body });

    it.each([
      ['viewer', true, 403, 'forbidden'],
      ['creator', true, 403, 'forbidden'],
      ['admin', false, 403, 'age_not_verified'],
      ['owner', false, 403, 'age_not_verified'],
      ['admin', true, 200, undefined],
      ['owner', true, 200, undefined],
    ] as const)(
      'by a(n) %s, age verified: %s, answers %i',
      async (role, ageVerified, status, code) => {
        const person = await api().signUp({ role, ageVerified });
        const response = await purchase(person);
        expect(response.statusCode).toBe(status);
        expect(response.json<{ code?: string }>().code).toBe(code);
        expect(await transactionsOf(person)).toHaveLength(status === 200 ? 1 : 0);
      },
    );

    it.each([{}, { packageId: 'platinum' }, { packageId: null }, { packageId: ['starter'] }])(
      'refuses %j',
      async (body) => {
        const response = await purchase(await api().signUp(), body);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({ message: 'Please choose a package' });
      },
    );

    it('ignores a price in the request', async () => {
      const person = await api().signUp();
      await purchase(person, { packageId: 'starter', amount: 1, credits: 1_000_000 });
      expect(await transactionsOf(person)).toMatchObject([{ creditsAwarded: 100, amount: 4_900 }]);
    });

    it('reports an error and stores nothing if Stripe does not respond', async () => {
      const person = await api().signUp();
      stripe.failWith(500);
      const response = await purchase(person);
      stripe.failWith(null);
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({
        code: 'unavailable',
        message: 'The payment service does not respond. Please try again shortly.',
      });
      expect(response.body).not.toContain('sk_test');
      expect(await transactionsOf(person)).toEqual([]);
    });

    it('shows an order that was unpaid for a day as cancelled, and cleans it up', async () => {
      const person = await api().signUp();
      const session = await buy(person);
      api().clock.advance(23 * HOUR_MS);
      await sweepPayments(api().db, api().clock.now());
      expect(await transactionsOf(person)).toMatchObject([{ status: 'pending' }]);
      api().clock.advance(2 * HOUR_MS);
      expect(await transactionsOf(person)).toMatchObject([{ status: 'cancelled' }]);
      await sweepPayments(api().db, api().clock.now());
      expect(await transactionsOf(person)).toMatchObject([{ status: 'cancelled' }]);
      await pay(session);
      expect(await transactionsOf(person)).toMatchObject([{ status: 'completed' }]);
    });

    it('returns to the same checkout while it can be paid, and to none afterwards', async () => {
      const person = await api().signUp();
      const session = await buy(person);
      const [order] = await transactionsOf(person);
      expect(order).toMatchObject({ packageName: 'Starter', documents: [] });
      expect(Date.parse(order?.payableUntil ?? '') - Date.parse(order?.createdAt ?? '')).toBe(
        24 * HOUR_MS,
      );
      const resume = ({ token }: Person) =>
        api().call('POST', `/api/credits/transactions/${order?.id}/continue`, { token });
      expect((await resume(person)).json()).toEqual({ checkoutUrl: session.url });
      expect((await resume(await api().signUp())).statusCode).toBe(404);
      await pay(session);
      expect((await resume(person)).statusCode).toBe(409);
      const [paid] = await transactionsOf(person);
      expect(paid).toMatchObject({ payableUntil: null, documents: [{ kind: 'invoice' }] });
    });

    it('is discarded while nobody has paid it, by its own organization', async () => {
      const person = await api().signUp();
      const session = await buy(person);
      const [order] = await transactionsOf(person);
      const discard = ({ token }: Person) =>
        api().call('DELETE', `/api/credits/transactions/${order?.id}`, { token });
      expect((await discard(await api().signUp())).statusCode).toBe(404);
      expect((await discard(person)).statusCode).toBe(204);
      expect(await transactionsOf(person)).toMatchObject([{ status: 'cancelled' }]);
      const [entry] = (await api().call('GET', '/api/audit', person)).json<AuditEventBody[]>();
      expect(entry).toMatchObject({
        action: 'purchase.discarded',
        actor: person.user.username,
        details: { packageId: 'starter', credits: 100, amountCents: 4_900 },
      });
      expect((await discard(person)).statusCode).toBe(409);
      // Money that is on its way all the same is not lost.
      await pay(session);
      expect(await transactionsOf(person)).toMatchObject([{ status: 'completed' }]);
      expect((await discard(person)).statusCode).toBe(409);
    });

    it('is not discarded once Stripe has its money, even before we are told', async () => {
      const person = await api().signUp();
      const session = await buy(person);
      const [order] = await transactionsOf(person);
      stripe.takePayment(session.id);
      const path = `/api/credits/transactions/${order?.id}`;
      expect((await api().call('DELETE', path, { token: person.token })).statusCode).toBe(409);
      expect(await transactionsOf(person)).toMatchObject([{ status: 'pending' }]);
      const [entry] = (await api().call('GET', '/api/audit', person)).json<AuditEventBody[]>();
      expect(entry?.action).not.toBe('purchase.discarded');
      await pay(session);
      expect(await transactionsOf(person)).toMatchObject([{ status: 'completed' }]);
    });

    it('deletes refunds that belong to other shops, and no others', async () => {
      const { db, clock } = api();
      const session = await buy(await api().signUp());
      await pay(session);
      await refund(session, 1_000);
      await refund({ ...session, payment_intent: 'pi_of_another_shop' }, 1_000);
      const known = async () =>
        (await db.select().from(moneyBack)).map(({ intentId }) => intentId).sort();
      await sweepPayments(db, clock.now());
      expect(await known()).toEqual([session.payment_intent, 'pi_of_another_shop'].sort());
      clock.advance(31 * 24 * HOUR_MS);
      await sweepPayments(db, clock.now());
      expect(await known()).toEqual([session.payment_intent]);
    });

    it('lists purchases newest first, in pages, only to the organization', async () => {
      const person = await api().signUp();
      const bought: (string | null)[] = [];
      for (let count = 0; count < 7; count += 1) {
        bought.push((await buy(person)).client_reference_id);
      }
      const seen: string[] = [];
      let next: string | undefined = '/api/credits/transactions?limit=3';
      while (next !== undefined) {
        const page = await api().call('GET', next, { token: person.token });
        seen.push(...page.json<CreditTransactionBody[]>().map(({ id }) => id));
        next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
      }
      expect(seen).toHaveLength(7);
      expect(new Set(seen)).toEqual(new Set(bought));
      expect(await transactionsOf(await api().signUp())).toEqual([]);
    });
  },
  stripe.environment,
);

onBothDatabases(
  'a public site without payments',
  (api) => {
    it('refuses purchases and has no checkout page', async () => {
      const person = await api().signUp();
      const { token } = person;
      const body = { packageId: 'starter' };
      const response = await api().call('POST', '/api/credits/purchase', { token, body });
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({
        code: 'payments_not_configured',
        message: 'Payments are not configured',
      });
      const page = await api().call('GET', `/checkout/test_${'a'.repeat(43)}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).not.toContain('Test mode');
    });

    it('accepts no event', async () => {
      const payload = eventOf('checkout.session.completed', { id: 'cs_test_1' });
      const response = await api().call('POST', '/api/webhooks/stripe', {
        body: payload,
        headers: { 'stripe-signature': signatureOf(payload, { secret: '' }) },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'signature_invalid' });
    });
  },
  SITE,
);

describe('requests to the webhook', () => {
  onBothDatabases(
    'bodies',
    (api) => {
      const { post } = openShop(api, stripe);

      it.each([undefined, 'text/plain', 'application/json', 'application/octet-stream'])(
        'of content type %s are read as they were sent',
        async (contentType) => {
          const payload = eventOf('customer.created', { name: 'Zoë' });
          const response = await api().app.inject({
            method: 'POST',
            url: '/api/webhooks/stripe',
            headers: {
              'stripe-signature': signatureOf(payload),
              ...(contentType !== undefined && { 'content-type': contentType }),
            },
            payload: Buffer.from(payload),
          });
          expect(response.statusCode).toBe(204);
        },
      );

      it.each([
        ['no JSON', 'not json', 'malformed_json'],
        ['no event', '[]', 'validation_failed'],
        ['an event of another shape', eventOf('charge.refunded', {}), 'validation_failed'],
      ])('that are signed but %s are refused', async (_name, payload, code) => {
        const response = await post(payload);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({ code });
      });

      it('that are empty or too large are refused', async () => {
        const empty = await api().app.inject({ method: 'POST', url: '/api/webhooks/stripe' });
        expect(empty.json()).toMatchObject({ code: 'signature_invalid' });
        const large = await post('x'.repeat(1024 * 1024 + 1));
        expect(large.statusCode).toBe(413);
      });

      it('with an event that changes nothing leave every balance alone', async () => {
        const person = await api().signUp();
        await post(eventOf('payment_intent.succeeded', { id: 'pi_1', amount: 4_900 }));
        expect(await accountOf(api(), person.organizationId)).toMatchObject({ balance: 50 });
      });
    },
    stripe.environment,
  );
});
