const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const CENTS_PER_DOLLAR = 100;

/** An amount in cents as dollars with two decimals: 4900 → $49.00. */
export function dollarsOf(amountCents: number): string {
  return DOLLARS.format(amountCents / CENTS_PER_DOLLAR);
}
