import { lineVersionOf } from '#domain/markets/line-versions.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';

/** The version of each market's legal lines: another one has every film of the market renewed. */
export function recordLineVersions(): string {
  return MARKET_CODES.map((code) => `${code} ${lineVersionOf(code)}`).join('\n');
}
