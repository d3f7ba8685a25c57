import { ADVERTISES_DEFAULT, type Advertises } from '#domain/markets/advertises.ts';
import { isOpen } from '#domain/markets/market-status.ts';
import { isMarketCode, marketName, type MarketCode } from '#domain/markets/markets.ts';

/** A place in ISO 3166-1 or -2, upper case: `US`, `US-NJ`. */
export type PlaceCode = string;

/**
 * What is known about a visitor's location: no source is configured, the configured source gave no
 * location, or a place.
 */
export type VisitorPlace =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'known'; readonly place: PlaceCode };

/**
 * Whether a video for certain markets may be shown to a visitor, or they have to state their
 * location first.
 */
export type VisitorStanding =
  | { readonly kind: 'allowed'; readonly market: MarketCode }
  | { readonly kind: 'ask'; readonly choices: readonly MarketCode[] }
  | { readonly kind: 'refused' };

const REFUSED: VisitorStanding = { kind: 'refused' };

/**
 * Decides whether a visitor may see a video. Fails closed: refuses if the configured source gives
 * no location, if no market of the video covers the place, or if the rules of the place prohibit
 * the advertising. A visitor known only to be in a country with regional markets has to state the
 * region.
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

/** Returns the market whose rules apply at a place: its own, else the collective one. */
export function marketOfPlace(place: PlaceCode): MarketCode {
  const country = countryOf(place);
  const candidates = [place, `${country}-OTHER`, country];
  // `US` is a market itself; only its parts fall under `US-OTHER`.
  if (place === country) candidates.splice(1, 1);
  return candidates.find(isMarketCode) ?? 'DEFAULT';
}

/** Returns the country of a place: `US` for `US-NJ`. */
export function countryOf(place: PlaceCode): string {
  return place.split('-', 1)[0] ?? place;
}

/** Returns the name of a market for visitors, without details that only advertisers need. */
export function placeNameOf(market: MarketCode): string {
  return marketName(market).replace(/\s*\(.*\)$/, '');
}

function asked(choices: readonly MarketCode[]): VisitorStanding {
  return choices.length === 0 ? REFUSED : { kind: 'ask', choices };
}

function isPartOf(code: MarketCode, country: string): boolean {
  return code.startsWith(`${country}-`);
}
