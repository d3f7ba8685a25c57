/**
 * Model costs are counted in millionths of a US dollar, since prices per second have fractions of
 * cents.
 */
export const MICROS_PER_DOLLAR = 1_000_000;

/** The cost so far of films made with models. */
export interface ClipCosts {
  /** Of the organization, in the current UTC day. */
  readonly day: number;
  /** Of the organization, in the current UTC month. */
  readonly month: number;
  /** Of all organizations, in the current UTC month. */
  readonly installationMonth: number;
}

/** Null means no limit. */
export interface ClipCostLimits extends Readonly<Record<keyof ClipCosts, number | null>> {
  /** Per film, for one engine. */
  readonly film: number;
}

/** Returns the limit that an order of `filmMicros` would exceed. */
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

/** Formats micro-dollars (1,000,000 = $1) as dollars and cents. */
export function dollarsFromMicros(micros: number): string {
  return `$${(micros / MICROS_PER_DOLLAR).toFixed(2)}`;
}

/** Midnight UTC, when the daily limit resets. */
export function startOfUtcDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

/** When the monthly limits reset. */
export function startOfUtcMonth(now: Date, monthsLater = 0): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsLater, 1));
}
