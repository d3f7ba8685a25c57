import { describe, expect, it } from 'vitest';

import { eventOf } from '#tests/support/fake-stripe.ts';
import { readStripeEvent } from './stripe-events.ts';

const CREATED = 1_800_000_000;
const read = (type: string, object: unknown, created = CREATED) =>
  readStripeEvent(JSON.parse(eventOf(type, object, { created })));

const SESSION = {
  id: 'cs_test_1',
  payment_intent: 'pi_1',
  payment_status: 'paid',
  amount_total: 4_900,
  currency: 'usd',
};
const DISPUTE = { id: 'dp_1', payment_intent: 'pi_1', amount: 4_900 };

describe('events about a session', () => {
  it.each(['completed', 'async_payment_succeeded'])('%s: paid', (name) => {
    expect(read(`checkout.session.${name}`, SESSION)).toEqual({
      kind: 'paid',
      sessionId: 'cs_test_1',
      intentId: 'pi_1',
      amountCents: 4_900,
      currency: 'usd',
    });
  });

  it('completed without money: submitted', () => {
    const unpaid = { ...SESSION, payment_status: 'unpaid' };
    expect(read('checkout.session.completed', unpaid)).toEqual({
      kind: 'submitted',
      sessionId: 'cs_test_1',
      intentId: 'pi_1',
    });
  });

  it('with an expanded intent', () => {
    const expanded = { ...SESSION, payment_intent: { id: 'pi_1', object: 'payment_intent' } };
    expect(read('checkout.session.completed', expanded)).toMatchObject({ intentId: 'pi_1' });
  });

  it.each([
    ['async_payment_failed', 'failed'],
    ['expired', 'expired'],
  ])('%s: %s', (name, kind) => {
    const unpaid = { ...SESSION, payment_intent: null, payment_status: 'unpaid' };
    expect(read(`checkout.session.${name}`, unpaid)).toEqual({ kind, sessionId: 'cs_test_1' });
  });
});

describe('returned money', () => {
  it('is the total that a charge reports as refunded', () => {
    const charge = { id: 'ch_1', payment_intent: 'pi_1', amount: 4_900, amount_refunded: 1_000 };
    expect(read('charge.refunded', charge)).toEqual({
      kind: 'money back',
      intentId: 'pi_1',
      cause: 'refund',
      sourceId: 'ch_1',
      cents: 1_000,
      version: 1_000,
    });
  });

  it.each([
    ['warning_needs_response', 0],
    ['warning_closed', 0],
    ['needs_response', 4_900],
    ['under_review', 4_900],
    ['lost', 4_900],
    ['appeal_under_review', 4_900],
    ['won', 0],
    ['prevented', 0],
    ['a_status_of_the_future', 4_900],
  ])('is, in a dispute that is %s, %i cents', (status, cents) => {
    expect(read('charge.dispute.updated', { ...DISPUTE, status })).toMatchObject({ cents });
  });

  it('comes from the later stage, whenever it is reported, and within a stage from the later event', () => {
    const stages = [
      ['warning_needs_response', CREATED + 9],
      ['warning_closed', CREATED + 8],
      ['needs_response', CREATED + 6],
      ['under_review', CREATED + 7],
      ['lost', CREATED + 5],
      ['appeal_needs_response', CREATED + 4],
      ['won', CREATED],
    ] as const;
    const versions = stages.map(([status, created]) => {
      const event = read('charge.dispute.updated', { ...DISPUTE, status }, created);
      return event?.kind === 'money back' ? event.version : null;
    });
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => Number(a) - Number(b)));
  });

  it('is ignored without an intent', () => {
    expect(read('charge.refunded', { id: 'ch_1', amount_refunded: 1 })).toBeNull();
    expect(read('charge.dispute.created', { id: 'dp_1', amount: 1, status: 'lost' })).toBeNull();
  });
});

it('ignores events that concern no payment', () => {
  expect(read('customer.created', { id: 'cus_1' })).toBeNull();
  expect(read('constructor', {})).toBeNull();
});

it.each([[[]], [null], [{ type: 'charge.refunded' }]])('refuses %j', (body) => {
  expect(() => readStripeEvent(body)).toThrow('The event cannot be read');
});
