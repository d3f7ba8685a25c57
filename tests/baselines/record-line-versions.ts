import { lineVersionOf } from '#domain/markets/line-versions.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';

/**
 * The version of each market's legal lines: a change causes every film of the market to be renewed.
 */
export function recordLineVersions(): string {
  return MARKET_CODES.map((code) => `${code} ${lineVersionOf(code)}`).join('\n');
}
