import { MINIMUM_AGE } from '#domain/age.ts';
import type { Jurisdiction } from '#domain/markets/jurisdiction.ts';
import { JURISDICTIONS } from '#domain/markets/jurisdictions.ts';

export type MarketCode = (typeof JURISDICTIONS)[number]['code'];

export const MARKET_CODES: readonly MarketCode[] = JURISDICTIONS.map(({ code }) => code);

export const DEFAULT_MARKETS: readonly MarketCode[] = ['US'];

const BY_CODE = new Map<string, Jurisdiction>(JURISDICTIONS.map((row) => [row.code, row]));

export function isMarketCode(code: string): code is MarketCode {
  return BY_CODE.has(code);
}

export function jurisdictionOf(code: MarketCode): Jurisdiction {
  const row = BY_CODE.get(code);
  if (!row) throw new Error(`No jurisdiction ${code}`);
  return row;
}

/** The audience age shown and asked in these markets: the highest local age, never below 21. */
export function audienceAge(markets: readonly MarketCode[]): number {
  return Math.max(MINIMUM_AGE, ...markets.map((code) => jurisdictionOf(code).minAge));
}
