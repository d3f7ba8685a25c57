import type { CreditTransactionBody } from '#contracts/schemas/credits.ts';
import { checkoutsLapseBefore } from '#domain/payment-reversal.ts';
import type { PaymentStatus } from '#domain/payments.ts';
import type { PaymentRow } from './store.ts';

export function presentTransaction(payment: PaymentRow, now: Date): CreditTransactionBody {
  return {
    id: payment.id,
    creditsAwarded: payment.credits,
    amount: payment.amountCents,
    status: statusShown(payment, now),
    createdAt: payment.createdAt.toISOString(),
  };
}

/** A lapsed order counts as cancelled before the sweep has found it. */
export function statusShown(
  { status, intentId, createdAt }: Pick<PaymentRow, 'status' | 'intentId' | 'createdAt'>,
  now: Date,
): PaymentStatus {
  const isUnpaid = status === 'pending' && intentId === null;
  return isUnpaid && createdAt < checkoutsLapseBefore(now) ? 'cancelled' : status;
}
