import { ADVERTISES_DEFAULT, type Advertises } from '#domain/markets/advertises.ts';
import { isOpen } from '#domain/markets/market-status.ts';
import { isMarketCode, marketName, type MarketCode } from '#domain/markets/markets.ts';

/** A place as ISO 3166-1 or -2 names it, upper case: `US`, `US-NJ`. */
export type PlaceCode = string;

/**
 * What is known of where a visitor is: nothing can be known (no source is configured), a configured
 * source stayed silent, or a place.
 */
export type VisitorPlace =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'known'; readonly place: PlaceCode };

/** Whether a video for certain markets may be shown to a visitor, or they have to say where they are. */
export type VisitorStanding =
  | { readonly kind: 'allowed'; readonly market: MarketCode }
  | { readonly kind: 'ask'; readonly choices: readonly MarketCode[] }
  | { readonly kind: 'refused' };

const REFUSED: VisitorStanding = { kind: 'refused' };

/**
 * Fails closed: a source that stays silent, a place that no market of the video covers, and a place
 * whose own rules prohibit the advertising are refused. Who is only known to be in the country of
 * which a market is a part says in which part.
 */
export function standingOf(
  visitor: VisitorPlace,
  markets: readonly MarketCode[],
  advertises: Advertises = ADVERTISES_DEFAULT,
): VisitorStanding {
  const open = markets.filter((code) => isOpen(code, advertises));
  if (visitor.kind === 'silent') return REFUSED;
  if (visitor.kind === 'unasked') return asked(open);
  const { place } = visitor;
  const own = marketOfPlace(place);
  const country = countryOf(place);
  if (open.includes(own)) return { kind: 'allowed', market: own };
  if (place === country) return asked(open.filter((code) => isPartOf(code, country)));
  const isCovered = open.some((code) => code === country);
  return isCovered && isOpen(own, advertises) ? { kind: 'allowed', market: own } : REFUSED;
}

/** The market whose rules hold at a place: its own row, else the one that stands for the rest. */
export function marketOfPlace(place: PlaceCode): MarketCode {
  const country = countryOf(place);
  const candidates = [place, `${country}-OTHER`, country];
  // `US` itself is a market; only its parts fall under the rest.
  if (place === country) candidates.splice(1, 1);
  return candidates.find(isMarketCode) ?? 'DEFAULT';
}

/** The country of a place: `US` of `US-NJ`. */
export function countryOf(place: PlaceCode): string {
  return place.split('-', 1)[0] ?? place;
}

/** The name of a market as a visitor knows it, without what only advertisers need. */
export function placeNameOf(market: MarketCode): string {
  return marketName(market).replace(/\s*\(.*\)$/, '');
}

function asked(choices: readonly MarketCode[]): VisitorStanding {
  return choices.length === 0 ? REFUSED : { kind: 'ask', choices };
}

function isPartOf(code: MarketCode, country: string): boolean {
  return code.startsWith(`${country}-`);
}
