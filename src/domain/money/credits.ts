/** Credits one video costs. */
export const VIDEO_COST_CREDITS = 50;

/** Credits a new organization receives, as promised on the landing page. */
export const WELCOME_CREDITS = 50;

/** The largest single adjustment an operator can make, in credits, in either direction. */
export const CREDIT_ADJUSTMENT_MAX = 1_000_000;

/** How long the reason of an adjustment may be. */
export const ADJUSTMENT_REASON_LENGTH_MAX = 200;

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

/**
 * The message shown if the balance does not cover the videos of an order. `balance` is in credits.
 */
export function insufficientCreditsMessage(balance: number, videoCount = 1): string {
  return `You need ${videoCount * VIDEO_COST_CREDITS} credits. Current balance: ${balance}`;
}

/**
 * The message shown if a debt has to be paid before new videos can be ordered. `debt` is in
 * credits.
 */
export function creditDebtMessage(debt: number): string {
  return `A payment was reversed after its credits were spent. Your organization owes ${debt} credits. Buy credits to settle the debt.`;
}
