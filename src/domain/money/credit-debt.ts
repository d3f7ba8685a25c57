/**
 * What happens to a balance when credits are reversed that were already spent.
 *
 * Invariants, also enforced by the database:
 * - the sum of an organization's ledger is its balance, which is never negative;
 * - the sum of its debt entries is its debt, which is never negative;
 * - it has credits or a debt, never both: incoming credits pay off the debt first;
 * - a payment changes `balance - debt` by its credits less those reversed, however late, often or out
 *   of order its events arrive.
 */
export interface CreditAccount {
  /** Credits, at least 0. */
  readonly balance: number;
  /** Credits owed, at least 0. */
  readonly debt: number;
}

/**
 * Splits `credits` to be reversed into what the balance still covers (`taken`) and what becomes
 * debt (`owed`).
 */
export function splitReversal(
  { balance }: CreditAccount,
  credits: number,
): { taken: number; owed: number } {
  const taken = Math.min(balance, credits);
  return { taken, owed: credits - taken };
}

/** How much of an incoming amount of `credits` pays off the debt. */
export function settledBy({ debt }: CreditAccount, credits: number): number {
  return Math.min(debt, credits);
}
