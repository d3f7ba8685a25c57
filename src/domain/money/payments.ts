/** The status of a payment for a credit package, as shown in the list of transactions. */
export const PAYMENT_STATUSES = [
  'pending',
  'completed',
  'cancelled',
  'failed',
  'refunded',
  'disputed',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * The allowed transitions. Events arrive late and out of order: an expired session may still turn
 * out to be paid. The only way out of `completed` is to return the money.
 */
export const PAYMENT_TRANSITIONS = {
  pending: ['completed', 'cancelled', 'failed'],
  cancelled: ['completed'],
  failed: ['completed'],
  completed: ['refunded', 'disputed'],
  refunded: [],
  disputed: ['completed', 'refunded'],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;
