/** The text of ledger entries. */
export const WELCOME_REASON = 'Welcome credits';
export const CHARGE_REASON = 'Video created';

/** `because` is what the operator wrote, or empty: `Adjusted by the platform operator: Goodwill`. */
export function adjustmentReason(because: string): string {
  return because === ''
    ? 'Adjusted by the platform operator'
    : `Adjusted by the platform operator: ${because}`;
}

/** `because` is why the video failed, a sentence or a word: `Refund: Cancelled`. */
export function refundReason(because: string): string {
  return `Refund: ${because}`;
}

export const DEBT_PAYMENT_REASON = 'Debt settled';

/** `packageName` as it is sold: `Credits bought: Starter`. */
export function purchaseReason(packageName: string): string {
  return `Credits bought: ${packageName}`;
}

/** For a payment that was refunded or disputed. */
export function reversalReason(packageName: string): string {
  return `Payment reversed: ${packageName}`;
}

/** For a dispute that was won. */
export function restorationReason(packageName: string): string {
  return `Payment restored: ${packageName}`;
}
