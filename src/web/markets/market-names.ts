import { MARKET_CODES, marketName, type MarketCode } from '#domain/markets/markets.ts';
import { shortName } from '#web/markets/short-name.ts';

/** Known ones in the order of the table, whatever the order they were chosen in. */
function inOrder(codes: readonly string[]): MarketCode[] {
  return MARKET_CODES.filter((code) => codes.includes(code));
}

/** The names of markets, separated by commas. */
export function marketNames(codes: readonly string[]): string {
  return inOrder(codes)
    .map((code) => marketName(code))
    .join(', ');
}

/** The names of markets without what they say in brackets. */
export function shortMarketNames(codes: readonly string[]): string {
  return inOrder(codes)
    .map((code) => shortName(marketName(code)))
    .join(', ');
}
