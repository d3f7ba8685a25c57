/** Credits one video costs. */
export const VIDEO_COST_CREDITS = 50;

/** Credits a new organization is granted, as its landing page promises. */
export const WELCOME_CREDITS = 50;

/** The largest single adjustment an operator can make, in credits, either way. */
export const CREDIT_ADJUSTMENT_MAX = 1_000_000;

/** Why a ledger entry exists. The database allows one `charge` and one `refund` per job. */
export const LEDGER_KINDS = [
  'welcome',
  'charge',
  'refund',
  'purchase',
  'adjustment',
  'payment_reversal',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The sentence shown when a balance does not cover a video. `balance` is in credits. */
export function insufficientCreditsMessage(balance: number): string {
  return `You need ${VIDEO_COST_CREDITS} credits. Current balance: ${balance}`;
}

export function canAffordVideo(balance: number): boolean {
  return balance >= VIDEO_COST_CREDITS;
}
