/** Money spent at models is counted in millionths of a US dollar: prices per second have fractions of cents. */
export const MICROS_PER_DOLLAR = 1_000_000;

export interface ClipCostLimits {
  /** Of one film, at one engine. */
  readonly filmMicrosMax: number;
  /** Of all films of one organization in one UTC day, at all engines. */
  readonly dayMicrosMax: number;
}

/** Which ceiling an order of `filmMicros` breaks, where the day has cost `spentMicros` so far. */
export function brokenCostLimit(
  filmMicros: number,
  spentMicros: number,
  limits: ClipCostLimits,
): 'film' | 'day' | null {
  if (filmMicros > limits.filmMicrosMax) return 'film';
  return spentMicros + filmMicros > limits.dayMicrosMax ? 'day' : null;
}

export function dollarsFromMicros(micros: number): string {
  return `$${(micros / MICROS_PER_DOLLAR).toFixed(2)}`;
}

/** Midnight UTC: when the daily ceiling starts anew. */
export function startOfUtcDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}
