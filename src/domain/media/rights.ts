import { MARKET_CODES, marketName, type MarketCode } from '#domain/markets/markets.ts';

/** The legal basis for using a file. */
export const RIGHTS_BASES = ['own', 'licence', 'release'] as const;
export type RightsBasis = (typeof RIGHTS_BASES)[number];

/** Who can be seen. There is no value for minors, because pictures of them are not used. */
export const PEOPLE_SHOWN = ['none', 'adults-with-release'] as const;
export type PeopleShown = (typeof PEOPLE_SHOWN)[number];

/** Where videos are shown, for rights that are limited to certain channels. */
export const RIGHTS_CHANNELS = [
  'web',
  'social',
  'email',
  'display',
  'broadcast',
  'signage',
  'venue',
] as const;
export type RightsChannel = (typeof RIGHTS_CHANNELS)[number];

/**
 * Markets whose codes require everyone shown in gambling advertising to be 25 or older. Source: CAP
 * 16.3.14 (GB); see `jurisdictions.ts`.
 */
const MARKETS_ASKING_25: ReadonlySet<MarketCode> = new Set(['GB']);

/** The stated rights to a file. A file without them is never used. */
export interface Rights {
  readonly basis: RightsBasis;
  readonly territories: readonly (MarketCode | '*')[];
  /** The {@link RIGHTS_CHANNELS} where the file may be shown; empty for all of them. */
  readonly channels: readonly string[];
  readonly people: PeopleShown;
  /** Whether everyone shown is 25 or older. */
  readonly everybodyIs25: boolean;
  /** Whether everyone shown has consented to gambling advertising. */
  readonly consentsToGambling: boolean;
  /** Whether AI may alter the file, and models may generate footage from it. */
  readonly consentsToAi: boolean;
  /** Names of external video models that may receive the file. */
  readonly outsideProviders: readonly string[];
  /** Null for no end date. */
  readonly validUntil: Date | null;
  /** When a release was withdrawn, which ends the rights; null if none was. */
  readonly withdrawnAt: Date | null;
}

/** How many days before rights end their holder is reminded, longest first. */
export const REMINDER_DAYS = [30, 7] as const;

/** What determines the markets in which a file can be used. */
type Scope = Pick<Rights, 'territories' | 'people' | 'everybodyIs25' | 'consentsToGambling'>;

/** Returns the markets where a file can never be used, regardless of the date. */
export function barredMarkets(rights: Scope): MarketCode[] {
  return MARKET_CODES.filter((market) => barredBecause(rights, market) !== null);
}

/** A planned use of a file: the markets and the time. */
interface Use {
  readonly name: string;
  readonly markets: readonly MarketCode[];
  /** The channel; absent if not known yet. */
  readonly channel?: RightsChannel | undefined;
  readonly now: Date;
}

/**
 * Returns why a file cannot be used in these markets now, one sentence per reason; empty if it can.
 */
export function refusalsOfUse(
  rights: Rights | null,
  { name, markets, channel, now }: Use,
): string[] {
  if (!rights) return [`Add the rights to “${name}” first.`];
  if (rights.withdrawnAt !== null) return [`A release for “${name}” was withdrawn.`];
  if (hasEnded(rights, now)) return [`The rights to “${name}” have expired.`];
  if (channel !== undefined && !coversChannel(rights, channel)) {
    return [`The rights to “${name}” do not cover ${CHANNEL_NAMES[channel]}.`];
  }
  const reasons = new Map<Reason, MarketCode[]>();
  for (const market of markets) {
    const reason = barredBecause(rights, market);
    if (reason !== null) reasons.set(reason, [...(reasons.get(reason) ?? []), market]);
  }
  return [...reasons].map(([reason, barred]) => SENTENCES[reason](name, listed(barred)));
}

/** Whether the rights have expired or a release was withdrawn. */
export function hasEnded(
  { validUntil, withdrawnAt }: Pick<Rights, 'validUntil' | 'withdrawnAt'>,
  now: Date,
): boolean {
  return withdrawnAt !== null || (validUntil !== null && validUntil <= now);
}

/** Whether a file may be shown in a channel. */
function coversChannel({ channels }: Pick<Rights, 'channels'>, channel: RightsChannel): boolean {
  return channels.length === 0 || channels.includes(channel);
}

/**
 * Whether a file may be sent to an external video model now, for instance as the first frame of its
 * footage: its rights must allow AI to alter it and list the model. Case and spaces are ignored.
 */
export function mayBeSentTo(rights: Rights | null, provider: string, now: Date): boolean {
  if (!rights || hasEnded(rights, now) || !rights.consentsToAi) return false;
  const wanted = folded(provider);
  return rights.outsideProviders.some((named) => folded(named) === wanted);
}

function folded(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The name of a channel within a sentence. */
export const CHANNEL_NAMES: Readonly<Record<RightsChannel, string>> = {
  web: 'websites and public links',
  social: 'social media',
  email: 'email',
  display: 'display advertising',
  broadcast: 'television and streaming',
  signage: 'outdoor and in-store screens',
  venue: 'screens in the venue',
};

type Reason = 'territory' | 'consent' | 'age';

const SENTENCES: Readonly<Record<Reason, (name: string, markets: string) => string>> = {
  territory: (name, markets) => `The rights to “${name}” do not cover ${markets}.`,
  consent: (name) =>
    `The people in “${name}” have not consented to appear in gambling advertising.`,
  age: (name, markets) =>
    `Gambling advertising in ${markets} must not show anyone under 25. Confirm in the rights to “${name}” that everyone shown is 25 or older.`,
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
  return new Intl.ListFormat('en-US').format(markets.map(marketName));
}

/** Rights for a country include its parts: `US` covers `US-NJ`. */
function isCovered(territories: Rights['territories'], market: MarketCode): boolean {
  const [country] = market.split('-');
  return territories.some(
    (territory) => territory === '*' || territory === market || territory === country,
  );
}
