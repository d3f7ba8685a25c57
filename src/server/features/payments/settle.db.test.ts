import { afterAll, describe, expect, it } from 'vitest';

import { DAY_MS } from '#domain/durations.ts';
import { eventOf, signatureOf, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { accountOf, openShop, type PaidSession } from '#tests/support/stripe-shop.ts';
import { onBothDatabases, openTestApi, type Person } from '#tests/support/test-api.ts';

const stripe = await startFakeStripe();
afterAll(() => stripe.close());

onBothDatabases(
  'settling purchases by Stripe',
  (api) => {
    const { buy, post, signedNow, tell, pay, transactionsOf } = openShop(api, stripe);
    const account = ({ organizationId }: Person) => accountOf(api(), organizationId);
    const forged = (payload: string) => signatureOf(payload, { secret: 'whsec_of_somebody_else' });

    it('requests a session with this price from Stripe and stores it as pending', async () => {
      const person = await api().signUp();
      const session = await buy(person, 'professional');
      const { form, headers } = stripe.requests.at(-1) ?? {};
      expect(Object.fromEntries(form ?? [])).toMatchObject({
        mode: 'payment',
        client_reference_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        customer_email: person.user.email,
        'line_items[0][price_data][unit_amount]': '19900',
        'line_items[0][price_data][currency]': 'usd',
        success_url: 'http://localhost:3000/credits?purchase=success',
        cancel_url: 'http://localhost:3000/credits?purchase=cancelled',
      });
      expect(headers?.['idempotency-key']).toBe(session.client_reference_id);
      expect(await transactionsOf(person)).toEqual([
        {
          id: session.client_reference_id,
          creditsAwarded: 500,
          amount: 19_900,
          status: 'pending',
          createdAt: expect.any(String) as string,
          packageName: 'Professional',
          payableUntil: expect.any(String) as string,
          documents: [],
        },
      ]);
      expect(await account(person)).toMatchObject({ balance: 50, plan: 'Free' });
    });

    it('awards what was paid, raises the plan and writes one ledger entry', async () => {
      const person = await api().signUp();
      await pay(await buy(person, 'professional'));
      const { balance, plan, entries } = await account(person);
      expect({ balance, plan }).toEqual({ balance: 550, plan: 'Professional' });
      expect(entries.map(({ reason }) => reason)).toContain('Credits bought: Professional');
      expect(await transactionsOf(person)).toMatchObject([{ status: 'completed' }]);
      const path = '/api/credits/ledger?kind=purchase';
      const bought = await api().call('GET', path, { token: person.token });
      expect(bought.json()).toMatchObject([{ author: person.user.username }]);
      const audit = await api().call('GET', '/api/audit?search=bought', { token: person.token });
      const target = { kind: 'payment', name: 'Professional' };
      expect(audit.json()).toMatchObject([{ actor: person.user.username, target }]);
    });

    it('keeps the largest plan ever bought', async () => {
      const person = await api().signUp();
      for (const packageId of ['starter', 'enterprise', 'professional'] as const) {
        await pay(await buy(person, packageId));
      }
      expect(await account(person)).toMatchObject({ balance: 2_650, plan: 'Enterprise' });
      expect((await transactionsOf(person)).map(({ amount }) => amount)).toEqual([
        19_900, 69_900, 4_900,
      ]);
    });

    it('awards once if the same event arrives 20 times concurrently', async () => {
      const person = await api().signUp();
      const payload = eventOf('checkout.session.completed', await buy(person));
      const responses = await Promise.all(Array.from({ length: 20 }, () => post(payload)));
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
      const { balance, entries } = await account(person);
      expect(balance).toBe(150);
      expect(entries.filter(({ kind }) => kind === 'purchase')).toHaveLength(1);
    });

    it('awards once if the same session arrives with other event ids and types', async () => {
      const person = await api().signUp();
      const session = await buy(person);
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          tell(
            index % 2 ? 'checkout.session.completed' : 'checkout.session.async_payment_succeeded',
            session,
          ),
        ),
      );
      expect(await account(person)).toMatchObject({ balance: 150 });
    });

    it('awards once with two processes and after a restart', async () => {
      const person = await api().signUp();
      const payload = eventOf('checkout.session.completed', await buy(person));
      const other = await openTestApi(api());
      const at = [api(), other];
      await Promise.all(at.flatMap((each) => [1, 2, 3].map(() => post(payload, undefined, each))));
      await other.app.close();
      const restarted = await openTestApi(api());
      await post(payload, undefined, restarted);
      await restarted.app.close();
      expect(await account(person)).toMatchObject({ balance: 150 });
    });

    it('awards concurrent payments of one organization separately', async () => {
      const person = await api().signUp();
      const sessions: PaidSession[] = [];
      for (let count = 0; count < 8; count += 1) sessions.push(await buy(person));
      await Promise.all([...sessions, ...sessions].map(pay));
      expect(await account(person)).toMatchObject({ balance: 850 });
    });

    describe('what does not prove a payment', () => {
      it.each<[string, (payload: string) => string]>([
        ['a signature by another secret', forged],
        [
          'a stale signature',
          (payload) => signatureOf(payload, { timestamp: Math.floor(Date.now() / 1000) - 301 }),
        ],
        ['a signature of other bytes', (payload) => signatureOf(payload.replace('evt_', 'evt-'))],
        ['no signature at all', () => ''],
        ['nonsense', () => 't=1,v1=00'],
        ['an older scheme', (payload) => signatureOf(payload).replace('v1=', 'v0=')],
      ])('%s', async (_name, sign) => {
        const person = await api().signUp();
        const payload = eventOf('checkout.session.completed', await buy(person));
        const response = await post(payload, sign(payload));
        expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
          400,
          'signature_invalid',
        ]);
        expect(await account(person)).toMatchObject({ balance: 50 });
      });

      it('a signature that has expired when the event is sent again', async () => {
        const person = await api().signUp();
        const payload = eventOf('checkout.session.completed', await buy(person));
        const signature = signedNow(payload);
        api().clock.advance(301_000);
        expect((await post(payload, signature)).statusCode).toBe(400);
        expect(await account(person)).toMatchObject({ balance: 50 });
      });

      it.each<[string, Partial<Record<keyof PaidSession, unknown>>]>([
        ['an unpaid session', { payment_status: 'unpaid' }],
        ['a session that needs no payment', { payment_status: 'no_payment_required' }],
        ['less money', { amount_total: 1 }],
        ['more money', { amount_total: 4_901 }],
        ['no amount', { amount_total: null }],
        ['another currency', { currency: 'jpy' }],
        ['a session that nobody here asked for', { id: 'cs_test_of_another_shop' }],
      ])('%s', async (_name, change) => {
        const person = await api().signUp();
        await tell('checkout.session.completed', { ...(await buy(person)), ...change });
        expect(await account(person)).toMatchObject({ balance: 50, plan: 'Free' });
        expect(await transactionsOf(person)).toMatchObject([{ status: 'pending' }]);
      });

      it('the page that a buyer returns to', async () => {
        const person = await api().signUp();
        await buy(person);
        await api().call('GET', '/credits?purchase=success', { token: person.token });
        expect(await account(person)).toMatchObject({ balance: 50 });
      });
    });

    it('waits for delayed payments longer than a day', async () => {
      const person = await api().signUp();
      const session = await buy(person);
      await tell('checkout.session.completed', { ...session, payment_status: 'unpaid' });
      api().clock.advance(3 * DAY_MS);
      expect(await transactionsOf(person)).toMatchObject([{ status: 'pending' }]);
      await tell('checkout.session.async_payment_succeeded', session);
      expect(await account(person)).toMatchObject({ balance: 150 });
    });
  },
  stripe.environment,
);
