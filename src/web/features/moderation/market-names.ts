import { isMarketCode, marketName } from '#domain/markets/markets.ts';

/** The names of markets, separated by commas. */
export function marketNames(codes: readonly string[]): string {
  return codes.map((code) => (isMarketCode(code) ? marketName(code) : code)).join(', ');
}
