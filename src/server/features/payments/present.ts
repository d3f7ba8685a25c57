import type { CreditTransactionBody } from '#contracts/schemas/credits.ts';
import { checkoutsExpireBefore, checkoutExpiryOf } from '#domain/money/payment-reversal.ts';
import type { PaymentStatus } from '#domain/money/payments.ts';
import { billingNumber } from '#domain/money/billing.ts';
import { findPackage } from '#domain/money/packages.ts';
import type { DocumentRow } from '#server/features/billing/documents.ts';
import type { PaymentRow } from './store.ts';

export function presentTransaction(
  payment: PaymentRow,
  documents: CreditTransactionBody['documents'],
  now: Date,
): CreditTransactionBody {
  return {
    id: payment.id,
    creditsAwarded: payment.credits,
    amount: payment.amountCents,
    status: statusShown(payment, now),
    createdAt: payment.createdAt.toISOString(),
    packageName: findPackage(payment.packageId).name,
    payableUntil: isPayable(payment, now)
      ? checkoutExpiryOf(payment.createdAt).toISOString()
      : null,
    documents,
  };
}

export function presentDocument({
  id,
  number,
  kind,
}: DocumentRow): CreditTransactionBody['documents'][number] {
  return { id, number: billingNumber(number), kind };
}

/** Whether the buyer can still open the checkout: it is neither finished nor expired. */
export function isPayable(
  payment: Pick<PaymentRow, 'status' | 'intentId' | 'createdAt'>,
  now: Date,
): boolean {
  return payment.intentId === null && statusShown(payment, now) === 'pending';
}

/** An expired order counts as cancelled even before the cleanup has found it. */
export function statusShown(
  { status, intentId, createdAt }: Pick<PaymentRow, 'status' | 'intentId' | 'createdAt'>,
  now: Date,
): PaymentStatus {
  const isUnpaid = status === 'pending' && intentId === null;
  return isUnpaid && createdAt < checkoutsExpireBefore(now) ? 'cancelled' : status;
}
