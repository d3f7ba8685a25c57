import type { Concept } from '../features/concept-tagger.ts';
import { excerptOf, tokenize } from '../normalise/tokenized-text.ts';
import { findPhrase } from './find-phrase.ts';
import type { MarketIdea } from './find-phrase.ts';
import { ADVERTISES_DEFAULT, type Advertises } from '#domain/markets/advertises.ts';
import { statusOf } from '#domain/markets/market-status.ts';
import { marketName, type MarketCode } from '#domain/markets/markets.ts';
import type { Finding } from '#domain/moderation/verdict.ts';

/** A thing that one market forbids although the general policy lets it pass or only flags it. */
interface MarketBan {
  readonly market: MarketCode;
  readonly concepts?: readonly Concept[];
  readonly idea?: MarketIdea;
  /** What the market does not allow, after "does not allow". */
  readonly what: string;
  readonly suggestion: string;
}

const NO_OFFER = 'Remove the offer, or remove this market.';
const INVENTED_PEOPLE = 'Use fictional adults, or remove this market.';
const NO_MONEY = 'Show the game, the room and the people instead, or remove this market.';

const BANS: readonly MarketBan[] = [
  {
    market: 'CA-ON',
    concepts: ['bonus'],
    what: 'bonus offers in public advertising',
    suggestion: NO_OFFER,
  },
  {
    market: 'NL',
    concepts: ['famous', 'namedPerson'],
    what: 'role models in casino advertising',
    suggestion: INVENTED_PEOPLE,
  },
  {
    market: 'BE',
    concepts: ['famous', 'namedPerson'],
    what: 'role models in casino advertising',
    suggestion: INVENTED_PEOPLE,
  },
  {
    market: 'ES',
    idea: 'moneyOrLuxury',
    what: 'pictures of money or of luxury products',
    suggestion: NO_MONEY,
  },
];

/** Where a film is to be shown, and what it advertises. */
export interface ShownWhere {
  readonly markets: readonly MarketCode[];
  readonly advertises?: Advertises | undefined;
}

export interface MarketFinding {
  readonly market: MarketCode;
  readonly finding: Finding;
}

/** What stands against showing this text in these markets, beyond the general findings. */
export function findMarketFindings(text: string, where: ShownWhere): Finding[] {
  return [
    ...findingsByMarket(text, where).map(({ finding }) => finding),
    ...findOnlinePlay(text, where),
  ];
}

/** The same, told apart by market; a market's being closed comes first. */
export function findingsByMarket(
  text: string,
  { markets, advertises = ADVERTISES_DEFAULT }: ShownWhere,
): MarketFinding[] {
  const closed = markets.flatMap((market) => closedFinding(market, advertises));
  const bans = BANS.filter(({ market }) => markets.includes(market));
  const banned = bans.flatMap((ban): MarketFinding[] => {
    const excerpt = bannedWordsIn(text, ban);
    if (excerpt === null) return [];
    const message = `${marketName(ban.market)} does not allow ${ban.what}.`;
    return [{ market: ban.market, finding: blocking(message, ban.suggestion, excerpt) }];
  });
  return [...closed, ...banned];
}

function closedFinding(market: MarketCode, advertises: Advertises): MarketFinding[] {
  const { closedBecause } = statusOf(market, advertises);
  if (closedBecause === null) return [];
  const other = advertises === 'online' ? 'venue' : 'online';
  const isOpenToOther = statusOf(market, other).closedBecause === null;
  const remedy = `Remove ${marketName(market)} from the markets`;
  const hint = other === 'venue' ? ', or set Advertises to a venue.' : '.';
  const suggestion = `${remedy}${isOpenToOther ? hint : '.'}`;
  return [{ market, finding: blocking(closedBecause, suggestion, '') }];
}

function blocking(message: string, suggestion: string, excerpt: string): Finding {
  return { category: 'market', severity: 'block', excerpt, message, suggestion };
}

function bannedWordsIn(text: string, { concepts = [], idea }: MarketBan): string | null {
  if (idea) return findPhrase(text, idea);
  const read = tokenize(text);
  const hit = read.hits.find(({ concept, negated }) => !negated && concepts.includes(concept));
  return hit ? excerptOf(read, hit) : null;
}

/** A film for a venue is no film for its online casino: a person looks at what sounds like one. */
function findOnlinePlay(text: string, { advertises }: ShownWhere): Finding[] {
  const excerpt = advertises === 'venue' ? findPhrase(text, 'onlinePlay') : null;
  if (excerpt === null) return [];
  return [
    {
      category: 'market',
      severity: 'flag',
      excerpt,
      message:
        'A video for a venue must not mention online play, such as deposits, apps or free spins.',
      suggestion: 'Mention only the venue, or set Advertises to an online casino.',
    },
  ];
}
