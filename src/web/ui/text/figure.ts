const COUNT = new Intl.NumberFormat('en');

/** A whole number with its thousands apart: 5250 → 5,250. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}
