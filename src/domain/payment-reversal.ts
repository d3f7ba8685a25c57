import { PAYMENT_STATUSES, PAYMENT_TRANSITIONS, type PaymentStatus } from '#domain/payments.ts';

/** Money of a payment that went back to the buyer, by a refund or by a dispute. */
export interface MoneyBack {
  readonly kind: 'refund' | 'dispute';
  /** 0 for a dispute that ended in our favour, or that has moved no money yet. */
  readonly cents: number;
}

interface PaidOrder {
  readonly credits: number;
  readonly amountCents: number;
}

/**
 * What a settled payment comes to once `returned` has gone back: a function of the facts alone, so
 * the order in which they became known does not matter. Credits go back in proportion to the money,
 * whole ones only, rounded in the buyer's favour. A payment that was refunded in part stays completed.
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

/** The statuses from which a payment may move to `status`: the guard of the statement that moves it. */
export function paymentStatusesBefore(status: PaymentStatus): readonly PaymentStatus[] {
  return PAYMENT_STATUSES.filter((from) =>
    (PAYMENT_TRANSITIONS[from] as readonly PaymentStatus[]).includes(status),
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Orders that were made before this moment and nobody has paid by `now` count as cancelled. */
export function checkoutsLapseBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** When an order that was made at this moment counts as cancelled, unless it is paid. */
export function lapseOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + DAY_MS);
}
