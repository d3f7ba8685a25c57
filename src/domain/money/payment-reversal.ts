import { DAY_MS } from '#domain/durations.ts';
import {
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  type PaymentStatus,
} from '#domain/money/payments.ts';

/** Money of a payment that was returned to the buyer by a refund or a dispute. */
export interface MoneyBack {
  readonly kind: 'refund' | 'dispute';
  /** 0 for a dispute that was won, or that has not moved any money yet. */
  readonly cents: number;
}

interface PaidOrder {
  readonly credits: number;
  readonly amountCents: number;
}

/**
 * Returns what a completed payment is worth after `returned` was paid back. It depends on the facts
 * only, not on the order in which they became known. Credits are reversed in proportion to the
 * money, in whole credits, rounded in the buyer's favour. A partly refunded payment stays
 * completed.
 */
export function reversalOf(
  { credits, amountCents }: PaidOrder,
  returned: readonly MoneyBack[],
): { creditsReversed: number; status: PaymentStatus } {
  const refunded = centsOf(returned, 'refund');
  const disputed = centsOf(returned, 'dispute');
  const back = Math.min(amountCents, refunded + disputed);
  const creditsReversed = Math.floor((credits * back) / amountCents);
  if (refunded >= amountCents) return { creditsReversed, status: 'refunded' };
  return { creditsReversed, status: disputed > 0 ? 'disputed' : 'completed' };
}

function centsOf(returned: readonly MoneyBack[], kind: MoneyBack['kind']): number {
  return returned
    .filter((entry) => entry.kind === kind)
    .reduce((sum, entry) => sum + entry.cents, 0);
}

/**
 * The statuses from which a payment may move to `status`. Used in the `where` clause of the update.
 */
export function paymentStatusesBefore(status: PaymentStatus): readonly PaymentStatus[] {
  return PAYMENT_STATUSES.filter((from) =>
    (PAYMENT_TRANSITIONS[from] as readonly PaymentStatus[]).includes(status),
  );
}

/** Orders made before this time and still unpaid at `now` count as cancelled. */
export function checkoutsExpireBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Returns when an unpaid order made at this time counts as cancelled. */
export function checkoutExpiryOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + DAY_MS);
}
