import { z } from 'zod';

import { AppError } from '#server/app-error.ts';
import type { PaymentEvent } from '#server/platform/payments/payment-provider.ts';

/** Only the used parts of Stripe's objects; expanded references are reduced to their id. */
const referenceSchema = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);

const sessionSchema = z.object({
  id: z.string(),
  payment_status: z.string(),
  payment_intent: referenceSchema,
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
});

const chargeSchema = z.object({
  id: z.string(),
  payment_intent: referenceSchema,
  amount_refunded: z.int().min(0),
});

const disputeSchema = z.object({
  id: z.string(),
  payment_intent: referenceSchema,
  amount: z.int().min(0),
  status: z.string(),
});

const eventSchema = z.object({
  type: z.string(),
  /** Unix seconds. */
  created: z.int().min(0),
  data: z.object({ object: z.unknown() }),
});

type StripeEvent = z.infer<typeof eventSchema>;

/**
 * A map, because the type of an event can be any text, and an object would also know `constructor`.
 */
const READERS = new Map<string, (event: StripeEvent) => PaymentEvent | null>([
  ['checkout.session.completed', readFinishedSession],
  ['checkout.session.async_payment_succeeded', readFinishedSession],
  ['checkout.session.async_payment_failed', ({ data }) => ({ kind: 'failed', ...nameOf(data) })],
  ['checkout.session.expired', ({ data }) => ({ kind: 'expired', ...nameOf(data) })],
  ['charge.refunded', readRefund],
  ['charge.dispute.created', readDispute],
  ['charge.dispute.updated', readDispute],
  ['charge.dispute.funds_withdrawn', readDispute],
  ['charge.dispute.funds_reinstated', readDispute],
  ['charge.dispute.closed', readDispute],
]);

/** The event could not be parsed, most likely because of a different API version. */
const UNREADABLE = 'The event cannot be read';

/**
 * Translates an event whose signature was checked; null for those that concern no payment of ours.
 */
export function readStripeEvent(body: unknown): PaymentEvent | null {
  try {
    const event = eventSchema.parse(body);
    return READERS.get(event.type)?.(event) ?? null;
  } catch (cause) {
    throw new AppError('validation_failed', { message: UNREADABLE, cause });
  }
}

function nameOf(data: StripeEvent['data']): { sessionId: string } {
  return { sessionId: sessionSchema.parse(data.object).id };
}

function readFinishedSession({ data }: StripeEvent): PaymentEvent {
  const session = sessionSchema.parse(data.object);
  const paid = { sessionId: session.id, intentId: session.payment_intent };
  if (session.payment_status !== 'paid') return { kind: 'submitted', ...paid };
  return {
    kind: 'paid',
    ...paid,
    amountCents: session.amount_total ?? null,
    currency: session.currency ?? null,
  };
}

/** A charge contains the total refunded so far, so the larger figure is the later one. */
function readRefund({ data }: StripeEvent): PaymentEvent | null {
  const charge = chargeSchema.parse(data.object);
  if (charge.payment_intent === null) return null;
  return {
    kind: 'money back',
    intentId: charge.payment_intent,
    cause: 'refund',
    sourceId: charge.id,
    cents: charge.amount_refunded,
    version: charge.amount_refunded,
  };
}

interface DisputeStage {
  /** Later stages replace earlier ones, whenever their events are reported. */
  readonly rank: number;
  readonly takesMoney: boolean;
}

const INQUIRY: DisputeStage = { rank: 0, takesMoney: false };
const INQUIRY_OVER: DisputeStage = { rank: 1, takesMoney: false };
const OPEN: DisputeStage = { rank: 2, takesMoney: true };
const LOST: DisputeStage = { rank: 3, takesMoney: true };
const APPEALED: DisputeStage = { rank: 4, takesMoney: true };
const WON: DisputeStage = { rank: 5, takesMoney: false };

const DISPUTE_STAGES = new Map<string, DisputeStage>([
  ['warning_needs_response', INQUIRY],
  ['warning_under_review', INQUIRY],
  ['warning_closed', INQUIRY_OVER],
  ['needs_response', OPEN],
  ['under_review', OPEN],
  ['lost', LOST],
  ['appeal_needs_response', APPEALED],
  ['appeal_under_review', APPEALED],
  ['won', WON],
  ['prevented', WON],
]);

/** More than the seconds of any event. */
const SECONDS_MAX = 2 ** 36;

function readDispute({ data, created }: StripeEvent): PaymentEvent | null {
  const dispute = disputeSchema.parse(data.object);
  if (dispute.payment_intent === null) return null;
  const { rank, takesMoney } = DISPUTE_STAGES.get(dispute.status) ?? OPEN;
  return {
    kind: 'money back',
    intentId: dispute.payment_intent,
    cause: 'dispute',
    sourceId: dispute.id,
    cents: takesMoney ? dispute.amount : 0,
    version: rank * SECONDS_MAX + created,
  };
}
