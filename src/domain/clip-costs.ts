/** Money spent at models is counted in millionths of a US dollar: prices per second have fractions of cents. */
export const MICROS_PER_DOLLAR = 1_000_000;

/** What films at models have cost so far. */
export interface ClipCosts {
  /** Of the organization, in the UTC day. */
  readonly day: number;
  /** Of the organization, in the UTC month. */
  readonly month: number;
  /** Of everybody, in the UTC month. */
  readonly installationMonth: number;
}

/** Null where there is no ceiling. */
export interface ClipCostLimits extends Readonly<Record<keyof ClipCosts, number | null>> {
  /** Of one film, at one engine. */
  readonly film: number;
}

/** Which ceiling an order of `filmMicros` breaks. */
export function brokenCostLimit(
  filmMicros: number,
  spent: ClipCosts,
  limits: ClipCostLimits,
): keyof ClipCostLimits | null {
  if (filmMicros > limits.film) return 'film';
  const periods = ['day', 'month', 'installationMonth'] as const;
  return (
    periods.find((period) => spent[period] + filmMicros > (limits[period] ?? Infinity)) ?? null
  );
}

/** Writes an amount of micro-dollars (1,000,000 = $1) in dollars and cents. */
export function dollarsFromMicros(micros: number): string {
  return `$${(micros / MICROS_PER_DOLLAR).toFixed(2)}`;
}

/** Midnight UTC: when the daily ceiling starts anew. */
export function startOfUtcDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

/** When the monthly ceilings start anew. */
export function startOfUtcMonth(now: Date, monthsLater = 0): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsLater, 1));
}
