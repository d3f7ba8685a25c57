import { MARKET_CODES, type MarketCode } from '#domain/markets/markets.ts';

/** By what right a file may be used. */
export const RIGHTS_BASES = ['own', 'licence', 'release'] as const;
export type RightsBasis = (typeof RIGHTS_BASES)[number];

/** Who can be seen. There is no answer for minors: pictures of them are not used. */
export const PEOPLE_SHOWN = ['none', 'adults-with-release'] as const;
export type PeopleShown = (typeof PEOPLE_SHOWN)[number];

/**
 * Markets whose codes want everybody who is seen in gambling advertising to be 25 or older. Source:
 * CAP 16.3.14 (GB); see `jurisdictions.ts`.
 */
const MARKETS_ASKING_25: ReadonlySet<MarketCode> = new Set(['GB']);

/** What is stated about the rights to a file. Nothing is used without it. */
export interface Rights {
  readonly basis: RightsBasis;
  readonly territories: readonly (MarketCode | '*')[];
  readonly people: PeopleShown;
  /** Whether everybody who is seen is 25 or older. */
  readonly everybodyIs25: boolean;
  /** Null without end. */
  readonly validUntil: Date | null;
}

/** How many days before rights end their holder is reminded, longest first. */
export const REMINDER_DAYS = [30, 7] as const;

/** The markets where a file cannot be used, whatever the day. */
export function barredMarkets(rights: Pick<Rights, 'territories' | 'people' | 'everybodyIs25'>) {
  return MARKET_CODES.filter((market) => barredBecause(rights, market) !== null);
}

/** Why a file cannot be used in these markets now, in a sentence; null where it can. */
export function refusalOfUse(
  rights: Rights | null,
  { markets, now }: { markets: readonly MarketCode[]; now: Date },
): string | null {
  if (!rights) return 'Please state the rights to this file first';
  if (rights.validUntil !== null && rights.validUntil <= now) {
    return 'The rights to this file have ended';
  }
  for (const market of markets) {
    const reason = barredBecause(rights, market);
    if (reason !== null) return `${reason} (${market})`;
  }
  return null;
}

function barredBecause(
  { territories, people, everybodyIs25 }: Pick<Rights, 'territories' | 'people' | 'everybodyIs25'>,
  market: MarketCode,
): string | null {
  if (!isCovered(territories, market)) return 'The rights to this file do not cover a market';
  const asksForAge = people !== 'none' && MARKETS_ASKING_25.has(market);
  if (asksForAge && !everybodyIs25) {
    return 'Everybody in this file must be 25 or older for a market';
  }
  return null;
}

/** Rights for a country hold in its parts, such as `US` in `US-NJ`. */
function isCovered(territories: Rights['territories'], market: MarketCode): boolean {
  const [country] = market.split('-');
  return territories.some(
    (territory) => territory === '*' || territory === market || territory === country,
  );
}
