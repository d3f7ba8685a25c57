/** To tenths: proofs are read by people. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The value below which `share` of the values lie; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
