/** Where the payment of a credit package stands; what the transaction list shows. */
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
 * The allowed moves. Events come late and out of order: an expired session may still turn out paid,
 * and nothing leaves `completed` but the money going back.
 */
export const PAYMENT_TRANSITIONS = {
  pending: ['completed', 'cancelled', 'failed'],
  cancelled: ['completed'],
  failed: ['completed'],
  completed: ['refunded', 'disputed'],
  refunded: [],
  disputed: ['completed', 'refunded'],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;
