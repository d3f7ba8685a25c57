/** What a ledger entry says, in words for people. */
export const WELCOME_REASON = 'Welcome credits';
export const ADJUSTMENT_REASON = 'Adjusted by the operator';
export const CHARGE_REASON = 'Video created';

/** `because` is why the video failed, a sentence or a word: `Refund: Cancelled`. */
export function refundReason(because: string): string {
  return `Refund: ${because}`;
}
