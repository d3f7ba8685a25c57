import { sharedSource } from '#brief/phrases/lists.ts';
import { isAboutDate } from '#brief/facts/tell-dates.ts';
import { callOf } from '#brief/facts/find-calls.ts';
import { type Facts, foldedAt, within } from '#brief/facts/find-facts.ts';
import { headOf, isHouse } from '#brief/facts/find-houses.ts';
import { isOffer } from '#brief/facts/offers.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { type Finding, SURENESS } from '#brief/finding.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { unquoted } from '#brief/pieces/read-super.ts';
import { wordCount } from '#brief/segments/open-text.ts';
import { splitClauses } from '#brief/segments/split-clauses.ts';
import type { Piece } from '#brief/segments/split-pieces.ts';
import type { Span } from '#text/spans.ts';

const TITLE_WORDS_MAX = 8;
/** Short lines that may stand over a title. */
const SHORT_LINES_MAX = 6;

const NOT_A_TITLE = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${sharedSource('notATitle')})(?:[^\p{L}]|$)`,
  'u',
);

/** `Slide 4: lobby at night`: what follows a label that is not known is not known either. */
const UNKNOWN_LABEL = /^[\p{L}][\p{L}\p{N} ]{1,24}[:：]/u;

export interface Place {
  readonly isCopy: boolean;
  /** Whether the text is nothing but this piece. */
  readonly isOnly: boolean;
  readonly at: number;
  readonly pieces: readonly Piece[];
}

/** `LUCKY SUNDAYS - OFFICIAL RULES` is about lucky Sundays. */
function titleSpan(facts: Facts, piece: Span): Span {
  const span = unquoted(facts, piece);
  const [first, ...others] = splitClauses(facts.text, span, whole(facts));
  const isHeading = others.some((one) => HEADING.test(foldedAt(facts, one)));
  return first && isHeading ? first : span;
}

const HEADING = new RegExp(sharedSource('termsHeading'), 'u');

const PRESENTS = new RegExp(String.raw`^\s?(?:${sharedSource('presents')})`, 'u');

/** `PRÉSENTE` between a house and what it presents says nothing by itself. */
const PRESENTS_ONLY = new RegExp(`^(?:${sharedSource('presents')})$`, 'u');

/** The house that a line names and nothing else, but for saying that it presents something. */
function signerOf(facts: Facts, span: Span): Finding | null {
  const { folded, language } = facts.text;
  const words = foldedAt(facts, span);
  if (/[,，·|•!?！？]/u.test(words) || matchesAt(facts.here.placeLead, folded, span.start))
    return null;
  const line = { field: 'signature' as const, condition: null, sureness: SURENESS.line };
  if (language === 'zh') return isHouse(facts.text, span) ? { ...line, ...span } : null;
  const [house] = within(facts.houses, span);
  const rest = house ? folded.slice(house.end, span.end) : '';
  if (facts.any.event.test(words) || isSaying(facts, span)) return null;
  if (!house || folded.slice(span.start, house.start).trim().length > 3) return null;
  if (/\p{L}{3,}/u.test(rest)) return PRESENTS.test(rest) ? { ...line, ...house } : null;
  return { ...line, ...span };
}

/** Sums, hours and dates; `3X POINTS THURSDAY` has none. */
const FIGURES = /[$€£¥%]|\d[:.,/]\d|\d\s?(?:[ap]m|h|uhr|eur)(?!\p{L})|\d(?:st|nd|rd|th)/iu;

/** Capitals hide where a name ends: in `POKER ROOM REOPENS` the noun of a place is not at an end. */
function isSaying({ text }: Facts, { start, end }: Span): boolean {
  const words = text.folded.slice(start, end).match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const heads = words.map((word) => headOf(text.language).test(word));
  return (
    text.language === 'en' &&
    isShouted(text.prompt.slice(start, end)) &&
    !heads.at(-1) &&
    !(heads[0] ?? false)
  );
}

/** The first line of a flyer: who signs, or a slogan that names a day. */
export function firstTitle(facts: Facts, piece: Piece, place: Place): Finding | null {
  const span = titleSpan(facts, piece);
  const words = facts.text.prompt.slice(span.start, span.end);
  const earlier = place.pieces.slice(0, place.at);
  const isShort = (one: Piece) =>
    facts.text.language === 'zh' ? one.end - one.start < 3 : wordCount(foldedAt(facts, one)) <= 1;
  const isFirst =
    earlier.length <= SHORT_LINES_MAX &&
    earlier.every((one) => isHouse(facts.text, one) || isShort(one));
  const isSet = isShouted(words) || (place.isCopy && isFirst);
  const isSlogan = isFirst && isShouted(words) && !FIGURES.test(words);
  if (!isSet || (isOffer(facts, span) && !isSlogan) || callOf(facts, span)) return null;
  const line = { ...span, condition: null, sureness: SURENESS.line };
  if (isSlogan && (isOffer(facts, span) || (isHouse(facts.text, span) && isSaying(facts, span))))
    return { ...line, field: 'headline' };
  const date = within(facts.dates, span)[0];
  if (!date) {
    const isEvent = isShouted(words) && facts.any.event.test(foldedAt(facts, span));
    return isEvent && isHouse(facts.text, span)
      ? { ...line, field: 'headline' }
      : signerOf(facts, span);
  }
  const isDated = isAboutDate(facts, span, date) || /\d/u.test(foldedAt(facts, date));
  return !isDated
    ? { ...line, field: 'headline', sureness: isFirst ? SURENESS.line : SURENESS.prose }
    : null;
}

/** A line without facts: who signs, the headline, or a note, where the text shows it to be. */
export function readTitle(facts: Facts, piece: Piece, { isCopy, at, pieces }: Place): Finding[] {
  const { prompt, language } = facts.text;
  const span = titleSpan(facts, piece);
  const line = { ...span, condition: null, sureness: SURENESS.line };
  const words = foldedAt(facts, span);
  const folded = facts.any;
  if (
    folded.legal.test(words) ||
    folded.deadline.test(words) ||
    NOT_A_TITLE.test(words) ||
    UNKNOWN_LABEL.test(words) ||
    PRESENTS_ONLY.test(words) ||
    folded.tagging.test(words)
  )
    return [];
  const isCapital = isShouted(prompt.slice(span.start, span.end));
  const isNamed = isHouse(facts.text, span);
  const isCried = /[!！]$/u.test(words);
  if (isNamed && isCapital && (isCried || isSaying(facts, span) || folded.event.test(words)))
    return [{ ...line, field: 'headline' }];
  if (isNamed && (language !== 'zh' || at > 0)) return [];
  if (isNamed) return [{ ...line, field: 'signature' }];
  if (wordCount(words) > TITLE_WORDS_MAX || (language === 'zh' && words.length > 16)) return [];
  if (isCapital && (wordCount(words) > 1 || words.length > 5))
    return [{ ...line, field: 'headline' }];
  if (!isCopy) return [];
  const hasHeadline = firstHeadline(facts, pieces) < at;
  if (!hasHeadline && wordCount(words) > 1)
    return [{ ...line, field: 'headline', sureness: SURENESS.prose }];
  if (!hasHeadline && language === 'zh')
    return [{ ...line, field: 'headline', sureness: SURENESS.prose }];
  const isNote =
    piece.opensLine && !/[#＃]\p{L}/u.test(prompt) && (wordCount(words) > 1 || language === 'zh');
  return isNote ? [{ ...line, field: 'note' }] : [];
}

/** The place of the first line that may be a headline; asked for every line of a text. */
function firstHeadline(facts: Facts, pieces: readonly Piece[]): number {
  const known = headlines.get(pieces);
  if (known !== undefined) return known;
  const at = pieces.findIndex(
    (one) => one.opensLine && !isHouse(facts.text, one) && wordCount(foldedAt(facts, one)) > 1,
  );
  headlines.set(pieces, at < 0 ? Infinity : at);
  return at < 0 ? Infinity : at;
}

const headlines = new WeakMap<readonly Piece[], number>();

/** Words in capitals. */
function isShouted(words: string): boolean {
  const letters = words.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter));
  return letters.length >= 4 && capitals.length >= letters.length * 0.8;
}
