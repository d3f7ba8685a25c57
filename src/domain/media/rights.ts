import { MARKET_CODES, marketName, type MarketCode } from '#domain/markets/markets.ts';

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
  /** Whether everybody who is seen has agreed to gambling advertising. */
  readonly consentsToGambling: boolean;
  /** Null without end. */
  readonly validUntil: Date | null;
}

/** How many days before rights end their holder is reminded, longest first. */
export const REMINDER_DAYS = [30, 7] as const;

/** What decides in which markets a file can be used. */
type Scope = Pick<Rights, 'territories' | 'people' | 'everybodyIs25' | 'consentsToGambling'>;

/** The markets where a file cannot be used, whatever the day. */
export function barredMarkets(rights: Scope): MarketCode[] {
  return MARKET_CODES.filter((market) => barredBecause(rights, market) !== null);
}

/** What is asked about a file: whether it can be shown in these markets now. */
interface Use {
  readonly name: string;
  readonly markets: readonly MarketCode[];
  readonly now: Date;
}

/** Why a file cannot be used in these markets now, one sentence for each reason; empty where it can. */
export function refusalsOfUse(rights: Rights | null, { name, markets, now }: Use): string[] {
  if (!rights) return [`Nobody has stated the rights to “${name}” yet.`];
  if (hasEnded(rights, now)) return [`The rights to “${name}” have ended.`];
  const reasons = new Map<Reason, MarketCode[]>();
  for (const market of markets) {
    const reason = barredBecause(rights, market);
    if (reason !== null) reasons.set(reason, [...(reasons.get(reason) ?? []), market]);
  }
  return [...reasons].map(([reason, barred]) => SENTENCES[reason](name, listed(barred)));
}

/** Whether rights were given until a moment that has passed. */
export function hasEnded({ validUntil }: Pick<Rights, 'validUntil'>, now: Date): boolean {
  return validUntil !== null && validUntil <= now;
}

type Reason = 'territory' | 'consent' | 'age';

const SENTENCES: Readonly<Record<Reason, (name: string, markets: string) => string>> = {
  territory: (name, markets) => `The rights to “${name}” do not cover ${markets}.`,
  consent: (name) => `The people in “${name}” have not agreed to gambling advertising.`,
  age: (name, markets) =>
    `Gambling advertising in ${markets} shows nobody under 25, and “${name}” does not say that everybody in it is 25 or older.`,
};

function barredBecause(
  { territories, people, everybodyIs25, consentsToGambling }: Scope,
  market: MarketCode,
): Reason | null {
  if (!isCovered(territories, market)) return 'territory';
  if (people === 'none') return null;
  if (!consentsToGambling) return 'consent';
  return MARKETS_ASKING_25.has(market) && !everybodyIs25 ? 'age' : null;
}

function listed(markets: readonly MarketCode[]): string {
  return new Intl.ListFormat('en').format(markets.map(marketName));
}

/** Rights for a country hold in its parts, such as `US` in `US-NJ`. */
function isCovered(territories: Rights['territories'], market: MarketCode): boolean {
  const [country] = market.split('-');
  return territories.some(
    (territory) => territory === '*' || territory === market || territory === country,
  );
}
