import { ADVERTISES_DEFAULT } from '#domain/markets/advertises.ts';
import {
  licenseeLines,
  missingFields,
  namesVenue,
  NO_LICENSEE,
  requiredFieldsSentence,
} from '#domain/markets/licensee.ts';
import { isOpen } from '#domain/markets/market-status.ts';
import { marketName, type MarketCode } from '#domain/markets/markets.ts';
import { isBlank } from '#domain/order/words.ts';
import type { Finding } from '#domain/moderation/verdict.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { judgeName } from '#policy/judge/judge-name.ts';
import type { PolicyContext } from '#policy/judge/policy-context.ts';
import { setsOnOneFilm } from '#film/storyboard/legal-room.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { MarketFinding } from '#policy/markets/market-rules.ts';

/** Findings from the plan of a film: exactly the film that would be made. */
export interface PlanFindings {
  readonly shared: readonly Finding[];
  readonly byMarket: readonly MarketFinding[];
}

const ADD_FIELDS =
  'An owner can add it in Settings, under Organization, or for a single brand under Brands.';

export function planFindings(
  film: FilmOrder,
  storyboard: Storyboard,
  context: PolicyContext,
): PlanFindings {
  const { advertises = ADVERTISES_DEFAULT, licensee = NO_LICENSEE } = film;
  const isNameless =
    advertises === 'venue' && !namesPlace(film, storyboard) && !namesVenue(licensee);
  const nameless = isNameless ? [NAMELESS] : [];
  const named = burnedInNames(film).flatMap((name) => judgeName(name, context).findings);
  return {
    shared: [...nameless, ...named, ...crowded(film, storyboard)],
    byMarket: marketFindings(film, storyboard),
  };
}

/** What single open markets require of the advertiser and the film does not show. */
export function marketFindings(film: FilmOrder, storyboard: Storyboard): MarketFinding[] {
  const { markets, advertises = ADVERTISES_DEFAULT, licensee = NO_LICENSEE } = film;
  const isPlaced = namesPlace(film, storyboard);
  const open = markets.filter((code) => isOpen(code, advertises));
  return open.flatMap((market): MarketFinding[] => {
    const missing = missingFields({ code: market, advertises }, licensee, isPlaced);
    if (missing.length === 0) return [];
    return [{ market, finding: blocking(requiredFieldsSentence(market, missing), ADD_FIELDS) }];
  });
}

/** Whether the words that are shown say where the venue is. */
function namesPlace({ words }: FilmOrder, { leftOut }: Storyboard): boolean {
  return words.lines.some(
    ({ kind, text }, index) =>
      kind === 'where' && !isBlank(text) && !leftOut.includes(`lines.${index}`),
  );
}

const NAMELESS: Finding = {
  category: 'market',
  severity: 'flag',
  excerpt: '',
  message: 'A video for a venue must show its name and location.',
  suggestion: `Add the location to the on-screen text. ${ADD_FIELDS}`,
};

/** Names shown in the film besides the signature, which is checked where it is entered. */
function burnedInNames({ markets, advertises, licensee }: FilmOrder): string[] {
  if (!licensee) return [];
  const lines = licenseeLines(markets, advertises ?? ADVERTISES_DEFAULT, licensee);
  return lines.filter((line) => line !== licensee.operatorName);
}

/** Legal lines that do not fit on one video together. */
function crowded(film: FilmOrder, { language, controls }: Storyboard): Finding[] {
  const sets = setsOnOneFilm({ ...film, language }, controls);
  if (sets.length <= 1) return [];
  const message = `The legal lines of ${listed(film.markets)} do not all fit on one video.`;
  return [
    blocking(message, `Order a separate video for each of these: ${sets.map(listed).join('; ')}.`),
  ];
}

function listed(markets: readonly MarketCode[]): string {
  return new Intl.ListFormat('en-US').format(markets.map(marketName));
}

function blocking(message: string, suggestion: string): Finding {
  return { category: 'market', severity: 'block', excerpt: '', message, suggestion };
}
