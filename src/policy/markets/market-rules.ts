import { tagConcepts } from '../features/concept-tagger.ts';
import type { Concept, ConceptHit } from '../features/concept-tagger.ts';
import { originalSlice } from '../normalise/mapped-text.ts';
import { normalise } from '../normalise/normalise.ts';
import type { Finding } from '#domain/verdict.ts';
import { wordsOf } from '../normalise/words.ts';
import { isConfirmed } from '#domain/markets/known-facts.ts';
import { jurisdictionOf } from '#domain/markets/markets.ts';
import type { MarketCode } from '#domain/markets/markets.ts';

/** A thing that one market forbids although the general policy lets it pass or only flags it. */
interface MarketBan {
  readonly markets: readonly MarketCode[];
  readonly concepts: readonly Concept[];
  readonly message: (name: string) => string;
  readonly suggestion: string;
}

const BANS: readonly MarketBan[] = [
  {
    markets: ['CA-ON'],
    concepts: ['bonus'],
    message: (name) => `${name} does not allow bonus offers in public advertising.`,
    suggestion: 'Remove the offer, or take this market out of the film.',
  },
  {
    markets: ['NL', 'BE'],
    concepts: ['famous', 'namedPerson'],
    message: (name) => `${name} does not allow role models in casino advertising.`,
    suggestion: 'Use invented adults nobody knows, or take this market out of the film.',
  },
];

function prohibited(market: MarketCode): MarketFinding[] {
  const jurisdiction = jurisdictionOf(market);
  const { name } = jurisdiction;
  if (jurisdiction.onlineCasinoAds !== 'prohibited') return [];
  const message = isConfirmed(jurisdiction, 'onlineCasinoAds')
    ? `${name} does not allow online-casino advertising.`
    : `${name} is treated as closed to online-casino advertising: its rules were not confirmed.`;
  const suggestion = `Take ${name} out of the film's markets.`;
  const finding = {
    category: 'market',
    severity: 'block',
    excerpt: '',
    message,
    suggestion,
  } as const;
  return [{ market, finding }];
}

/** What stands against showing this text in these markets, beyond the general findings. */
export function findMarketFindings(text: string, markets: readonly MarketCode[]): Finding[] {
  return findingsByMarket(text, markets).map(({ finding }) => finding);
}

export interface MarketFinding {
  readonly market: MarketCode;
  readonly finding: Finding;
}

/** The same, told apart by market; a market's being closed comes first. */
export function findingsByMarket(text: string, markets: readonly MarketCode[]): MarketFinding[] {
  const bans = BANS.filter((ban) => ban.markets.some((code) => markets.includes(code)));
  const closed = markets.flatMap(prohibited);
  if (bans.length === 0) return closed;
  const read = normalise(text);
  const words = wordsOf(read.text);
  const hits = tagConcepts(read.text, words);
  const excerptOf = ({ from, to }: ConceptHit): string => {
    const start = words[from]?.start ?? 0;
    return originalSlice(text, read, start, words[to - 1]?.end ?? start);
  };
  const banned = bans.flatMap((ban) => {
    const hit = hits.find((found) => !found.negated && ban.concepts.includes(found.concept));
    if (!hit) return [];
    return ban.markets
      .filter((code) => markets.includes(code))
      .map((market): MarketFinding => ({
        market,
        finding: {
          category: 'market',
          severity: 'block',
          excerpt: excerptOf(hit),
          message: ban.message(jurisdictionOf(market).name),
          suggestion: ban.suggestion,
        },
      }));
  });
  return [...closed, ...banned];
}
