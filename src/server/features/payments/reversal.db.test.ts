import { setTimeout as delay } from 'node:timers/promises';

import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId, UserId } from '#domain/ids.ts';
import { auditEvents } from '#server/platform/database/schema/audit.ts';
import { startFakeStripe } from '#tests/support/fake-stripe.ts';
import { accountOf, openShop, type PaidSession } from '#tests/support/stripe-shop.ts';
import {
  giveCredits,
  onBothDatabases,
  VIDEO_REQUEST,
  type Person,
} from '#tests/support/test-api.ts';
import { applyEvent } from './settle.ts';

const stripe = await startFakeStripe();
afterAll(() => stripe.close());

const ACTOR = { role: 'owner', ageVerified: true, isOperator: true } as const;
const STARTER_CENTS = 4_900;
const ENTERPRISE_CENTS = 69_900;

function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutationsOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

onBothDatabases(
  'payments that are reversed',
  (api) => {
    const { buy, tell, pay, refund, dispute, transactionsOf } = openShop(api, stripe);
    const account = ({ organizationId }: Person) => accountOf(api(), organizationId);
    const statusOf = async (person: Person) => (await transactionsOf(person))[0]?.status;
    const createVideo = ({ token }: Person) =>
      api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });

    /** An owner with 50 + 100 credits and the payment that added the 100. */
    async function customer(): Promise<{ person: Person; session: PaidSession }> {
      const person = await api().signUp();
      const session = await buy(person);
      await pay(session);
      return { person, session };
    }

    /** The same, with all but `left` credits spent. */
    async function spender(left: number) {
      const { person, session } = await customer();
      await giveCredits(api().db, person.organizationId, left - 150);
      return { person, session };
    }

    it('takes back the credits of a refunded payment', async () => {
      const { person, session } = await customer();
      await refund(session, STARTER_CENTS);
      const { balance, debt, entries, plan } = await account(person);
      expect({ balance, debt, plan }).toEqual({ balance: 50, debt: 0, plan: 'Free' });
      expect(entries.map(({ reason }) => reason)).toContain('Payment reversed: Starter');
      expect(await statusOf(person)).toBe('refunded');
    });

    it('lowers the plan to the largest package that is not fully refunded', async () => {
      const person = await api().signUp();
      const planOf = async () => (await account(person)).plan;
      const small = await buy(person);
      await pay(small);
      const large = await buy(person, 'enterprise');
      await pay(large);
      expect(await planOf()).toBe('Enterprise');
      await refund(large, ENTERPRISE_CENTS - 1);
      expect(await planOf()).toBe('Enterprise');
      await refund(large, ENTERPRISE_CENTS);
      expect(await planOf()).toBe('Starter');
      const again = await buy(person, 'professional');
      await Promise.all([pay(again), refund(small, STARTER_CENTS)]);
      expect(await planOf()).toBe('Professional');
    });

    it('takes them back once if the event arrives 20 times concurrently', async () => {
      const { person, session } = await customer();
      await Promise.all(Array.from({ length: 20 }, () => refund(session, STARTER_CENTS)));
      const { balance, entries } = await account(person);
      expect(balance).toBe(50);
      expect(entries.filter(({ kind }) => kind === 'payment_reversal')).toHaveLength(1);
    });

    it('takes back credits proportionally for partial refunds', async () => {
      const { person, session } = await customer();
      await refund(session, 1_633);
      expect(await account(person)).toMatchObject({ balance: 117 });
      expect(await statusOf(person)).toBe('completed');
      await refund(session, 2_450);
      expect(await account(person)).toMatchObject({ balance: 100 });
      await refund(session, 1_633);
      expect(await account(person)).toMatchObject({ balance: 100 });
      await refund(session, STARTER_CENTS);
      expect(await account(person)).toMatchObject({ balance: 50 });
      expect(await statusOf(person)).toBe('refunded');
    });

    it('takes them back for a dispute and grants them again when it is won', async () => {
      const { person, session } = await customer();
      await dispute(session, 'created', 'needs_response');
      expect(await account(person)).toMatchObject({ balance: 50 });
      expect(await statusOf(person)).toBe('disputed');
      await dispute(session, 'closed', 'won', 60);
      const { balance, entries } = await account(person);
      expect(balance).toBe(150);
      expect(entries.map(({ reason }) => reason)).toContain('Payment restored: Starter');
      expect(await statusOf(person)).toBe('completed');
    });

    it('keeps a lost dispute and ignores an inquiry', async () => {
      const { person, session } = await customer();
      await dispute(session, 'created', 'warning_needs_response');
      expect(await account(person)).toMatchObject({ balance: 150 });
      await dispute(session, 'funds_withdrawn', 'needs_response', 10);
      await dispute(session, 'closed', 'lost', 20);
      expect(await account(person)).toMatchObject({ balance: 50 });
      expect(await statusOf(person)).toBe('disputed');
    });

    describe('with events out of order', () => {
      it('awards and takes back if the refund is reported first', async () => {
        const person = await api().signUp();
        const session = await buy(person);
        await refund(session, STARTER_CENTS);
        expect(await account(person)).toMatchObject({ balance: 50 });
        await pay(session);
        expect(await account(person)).toMatchObject({ balance: 50, debt: 0 });
        expect(await statusOf(person)).toBe('refunded');
      });

      it('gives the same result for concurrent payment and refund', async () => {
        const person = await api().signUp();
        const session = await buy(person);
        const news = Array.from({ length: 10 }, () => [
          pay(session),
          refund(session, STARTER_CENTS),
        ]);
        await Promise.all(news.flat());
        expect(await account(person)).toMatchObject({ balance: 50, debt: 0 });
        expect(await statusOf(person)).toBe('refunded');
      });

      it('misses neither if the payment is completed while the refund is being stored', async () => {
        const person = await api().signUp();
        const session = await buy(person);
        const isWritten = Promise.withResolvers<void>();
        const { db, log, clock, services } = api();
        const refunding = db.transaction(async (tx) => {
          const { credits, documents } = services;
          const deps = { log, clock, credits, documents };
          const event = {
            kind: 'money back',
            intentId: session.payment_intent,
            cause: 'refund',
            sourceId: `ch_${session.payment_intent}`,
            cents: STARTER_CENTS,
            version: STARTER_CENTS,
          } as const;
          await applyEvent(tx, deps, { provider: 'stripe', event });
          isWritten.resolve();
          await delay(300);
        });
        await isWritten.promise;
        await Promise.all([refunding, pay(session)]);
        expect(await account(person)).toMatchObject({ balance: 50, debt: 0 });
        expect(await statusOf(person)).toBe('refunded');
      });

      const END_STATES = [
        ['won', { gained: 50, status: 'completed' }],
        ['lost', { gained: 0, status: 'disputed' }],
      ] as const;
      it.each(END_STATES)('gives the same result in any order: %s', async (outcome, expected) => {
        const person = await api().signUp();
        const orders = permutationsOf(['paid', 'half refunded', 'disputed', outcome] as const);
        for (const order of orders) {
          const session = await buy(person);
          const { balance: before } = await account(person);
          const events = {
            paid: () => pay(session),
            'half refunded': () => refund(session, STARTER_CENTS / 2),
            // Reported with the time of its delivery, as after a repeated attempt.
            disputed: (second: number) => dispute(session, 'created', 'needs_response', second),
            won: (second: number) => dispute(session, 'closed', 'won', second),
            lost: (second: number) => dispute(session, 'closed', 'lost', second),
          };
          for (const [second, name] of [...order, ...order].entries()) await events[name](second);
          const { balance, debt } = await account(person);
          const status = await statusOf(person);
          expect({ order, debt, status, gained: balance - before }).toEqual({
            order,
            debt: 0,
            ...expected,
          });
        }
      });

      it('completes a session that was reported as expired or failed before', async () => {
        const person = await api().signUp();
        const session = await buy(person);
        await tell('checkout.session.expired', session);
        expect(await statusOf(person)).toBe('cancelled');
        await pay(session);
        expect(await account(person)).toMatchObject({ balance: 150 });
        const other = await buy(person);
        await tell('checkout.session.async_payment_failed', other);
        expect(await statusOf(person)).toBe('failed');
        await pay(other);
        expect(await account(person)).toMatchObject({ balance: 250 });
      });

      it('keeps a completed payment if expiry or failure are reported late', async () => {
        const { person, session } = await customer();
        await tell('checkout.session.expired', session);
        await tell('checkout.session.async_payment_failed', session);
        expect(await account(person)).toMatchObject({ balance: 150 });
        expect(await statusOf(person)).toBe('completed');
      });

      it('ignores a refund of an unknown payment', async () => {
        const person = await api().signUp();
        await refund(await buy(person), STARTER_CENTS);
        expect(await account(person)).toMatchObject({ balance: 50, debt: 0 });
        expect(await statusOf(person)).toBe('pending');
      });
    });

    describe('whose credits are spent', () => {
      it('turns the missing credits into a debt that prevents new videos', async () => {
        const { person, session } = await spender(30);
        await refund(session, STARTER_CENTS);
        expect(await account(person)).toMatchObject({ balance: 0, debt: 70 });
        const response = await createVideo(person);
        expect(response.statusCode).toBe(402);
        expect(response.json()).toEqual({
          code: 'credit_debt',
          message:
            'A payment was reversed after its credits were spent. Your organization owes 70 credits. Buy credits to settle the debt.',
        });
      });

      it('pays off the debt first with the next purchase', async () => {
        const { person, session } = await spender(0);
        await refund(session, STARTER_CENTS);
        await pay(await buy(person, 'professional'));
        const { balance, debt, entries } = await account(person);
        expect({ balance, debt }).toEqual({ balance: 400, debt: 0 });
        expect(entries.map(({ reason, delta }) => [reason, delta])).toContainEqual([
          'Debt settled',
          -100,
        ]);
        expect((await createVideo(person)).statusCode).toBe(201);
      });

      it('pays off part of a debt that is larger than the purchase', async () => {
        const person = await api().signUp();
        const large = await buy(person, 'professional');
        await pay(large);
        await giveCredits(api().db, person.organizationId, -550);
        await refund(large, 19_900);
        await pay(await buy(person));
        expect(await account(person)).toMatchObject({ balance: 0, debt: 400 });
        expect((await createVideo(person)).json()).toMatchObject({ code: 'credit_debt' });
      });

      it('pays off the debt with the refund of a failed video too', async () => {
        const { person, session } = await customer();
        const job = (await createVideo(person)).json<JobBody>();
        await giveCredits(api().db, person.organizationId, -100);
        await refund(session, STARTER_CENTS);
        expect(await account(person)).toMatchObject({ balance: 0, debt: 100 });
        await api().services.jobs.fail(job.id as JobId, 'No luck');
        expect(await account(person)).toMatchObject({ balance: 0, debt: 50 });
      });

      it("pays off the debt with the operator's grant, and records all of it in the audit log", async () => {
        const { person, session } = await spender(0);
        await refund(session, STARTER_CENTS);
        const { credits } = api().services;
        const { organizationId } = person;
        const operator = { ...ACTOR, organizationId, userId: person.user.id as UserId };
        const { creditBalance } = await credits.adjust(operator, { organizationId, delta: 120 });
        expect(creditBalance).toBe(20);
        expect(await account(person)).toMatchObject({ balance: 20, debt: 0 });
        const events = await api()
          .db.select({ details: auditEvents.details })
          .from(auditEvents)
          .where(
            and(
              eq(auditEvents.organizationId, organizationId),
              eq(auditEvents.action, 'debt.changed'),
            ),
          )
          .orderBy(auditEvents.sequence);
        expect(events.map(({ details }) => details)).toMatchObject([
          { delta: 100, debtAfter: 100, paymentId: session.client_reference_id },
          { delta: -100, debtAfter: 0 },
        ]);
      });

      it('ends the debt when a dispute is won', async () => {
        const { person, session } = await spender(20);
        await dispute(session, 'created', 'needs_response');
        expect(await account(person)).toMatchObject({ balance: 0, debt: 80 });
        await dispute(session, 'closed', 'won', 60);
        expect(await account(person)).toMatchObject({ balance: 20, debt: 0 });
      });

      it('loses nothing if videos are made while the payment is refunded', async () => {
        const { person, session } = await customer();
        const [, ...created] = await Promise.all([
          refund(session, STARTER_CENTS),
          ...Array.from({ length: 6 }, () => createVideo(person)),
        ]);
        const made = created.filter(({ statusCode }) => statusCode === 201).length;
        const { balance, debt } = await account(person);
        expect(balance - debt).toBe(50 - made * 50);
      });
    });
  },
  stripe.environment,
);
