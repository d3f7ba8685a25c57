import { phraseSource } from '#brief/phrases/lists.ts';
import { lengthAt, wholeWord } from '#brief/phrases/expressions.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import type { Language } from '#domain/languages.ts';
import { foldText } from '#text/fold-text.ts';
import type { Span } from '#text/spans.ts';

const NAME = String.raw`(?:St\.\s)?\p{Lu}[\p{L}\p{N}'’&-]*`;
const LINK = String.raw`(?:of(?: the)?|de(?: la| las| los)?|du|des|del|della|delle|dei|degli|do|da|dos|das|the|la|le|les|el|il|&|d[’']|l[’'])`;
/** A room names its house, a house its place; German runs capitalized words together with these. */
const BELONGING = String.raw`(?:\s(?:am|der|des|an der|im|in der|vom|von|zum|zur|at the|at|sur|auf dem|auf der)\s${NAME}(?:[ -]${NAME}){0,2})`;
/** The source of an expression for a run of capitalized words, as names of houses are. */
export const HOUSE = String.raw`${NAME}(?:[ -](?:${LINK}\s?){0,2}${NAME}|\s\d{1,2}(?!\d|[:.%]|\s?[hp€$])){0,6}`;
const houses = new RegExp(String.raw`(?<![\p{L}\p{N}])${HOUSE}`, 'gu');
const belonging = new RegExp(BELONGING, 'uy');
const heads = new Map<Language, RegExp>();

/** Names of houses and rooms: runs of capitalized words with a noun of a place among them. */
export function findHouses(text: BriefText, dates: readonly Span[]): Span[] {
  if (text.language === 'zh') return [];
  return [...text.prompt.matchAll(houses)]
    .map(({ index, 0: match }) => ({
      start: index,
      end: index + match.replace(/[.&'’-]+$/u, '').length,
    }))
    .map((span) => withoutDates(span, dates))
    .map((span) => withNoun(text, span))
    .filter((span) => headOf(text.language).test(foldText(text.prompt.slice(span.start, span.end))))
    .map((span) => ({
      start: span.start,
      end: span.end + lengthAt(belonging, text.prompt, span.end),
    }))
    .filter((span) => isHouse(text, span));
}

/** With the noun before the name, which Romance languages write small: `restaurant Le Miroir`. */
function withNoun({ folded, language }: BriefText, { start, end }: Span): Span {
  const before = /(?<![\p{L}\p{N}])\p{L}{3,} $/u.exec(
    folded.slice(Math.max(0, start - 16), start),
  )?.[0];
  const isNoun =
    before !== undefined &&
    language !== 'de' &&
    headOf(language).exec(before)?.[0] === before.trim();
  return isNoun ? { start: start - before.length, end } : { start, end };
}

/** Whether the words name a place: more than its noun alone. */
export function isHouse({ folded, language }: BriefText, { start, end }: Span): boolean {
  const words = folded.slice(start, end);
  if (!headOf(language).test(words)) return false;
  if (language === 'zh') return !SAYS_WHERE.test(words);
  return words.replace(headOf(language), '').replaceAll(/[^\p{L}]/gu, '').length > 2;
}

/** `跨年倒数在码头` says where something is, and names nothing. */
const SAYS_WHERE = /.在./u;

/**
 * Matches the nouns that head a house's name in a language (`Grand Casino`, `Hotel Paradies`); made
 * once per language.
 */
export function headOf(language: Language): RegExp {
  const known = heads.get(language);
  if (known) return known;
  const source = phraseSource(language, 'placeHead');
  const made =
    language === 'zh'
      ? new RegExp(`(?:${source})$`, 'u')
      : new RegExp(wholeWord(`${source}|casino|hotel|club|lounge|resort`, language), 'u');
  heads.set(language, made);
  return made;
}

/** A name ends where a date begins: `Casino Aurora Friday`. */
function withoutDates(span: Span, dates: readonly Span[]): Span {
  const date = dates.find(({ start, end }) => start < span.end && span.start < end);
  if (!date) return span;
  return date.start > span.start
    ? { start: span.start, end: date.start }
    : { start: Math.min(date.end + 1, span.end), end: span.end };
}
