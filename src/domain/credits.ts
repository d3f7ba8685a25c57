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
  'debt_payment',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The sentence shown when a balance does not cover the videos of an order. `balance` is in credits. */
export function insufficientCreditsMessage(balance: number, videoCount = 1): string {
  return `You need ${videoCount * VIDEO_COST_CREDITS} credits. Current balance: ${balance}`;
}

/** The sentence shown where new videos wait for a debt to be settled. `debt` is in credits. */
export function creditDebtMessage(debt: number): string {
  return `A payment was reversed after its credits were spent. Your organization owes ${debt} credits. Buy credits to settle the debt`;
}
