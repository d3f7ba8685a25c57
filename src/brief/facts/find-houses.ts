import { PHRASES } from '#brief/phrases/all-phrases.ts';
import { wholeWord } from '#brief/phrases/expressions.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import type { Language } from '#text/language.ts';
import { foldText } from '#text/fold-text.ts';
import type { Span } from '#text/spans.ts';

const NAME = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*`;
const LINK = String.raw`(?:of(?: the)?|de(?: la| las| los)?|du|des|del|della|delle|dei|degli|do|da|dos|das|am|an der|im|in der|vom|von|zum|zur|the|la|le|les|el|il|&|y|e|et|und|d[’']|l[’']|sur|sous|at)`;
const HOUSE = String.raw`${NAME}(?:[ -](?:${LINK}\s?){0,2}${NAME}|\s\d{1,2}(?!\d|[:.%]|\s?[hp€$])){0,6}`;
const houses = new RegExp(HOUSE, 'gu');
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
    .filter((span) => isHouse(text, span));
}

/** Whether the words name a place: more than its noun alone. */
export function isHouse({ prompt, language }: BriefText, { start, end }: Span): boolean {
  const words = foldText(prompt.slice(start, end));
  if (!headOf(language).test(words)) return false;
  return (
    language === 'zh' || words.replace(headOf(language), '').replaceAll(/[^\p{L}]/gu, '').length > 2
  );
}

export function headOf(language: Language): RegExp {
  const known = heads.get(language);
  if (known) return known;
  const source = PHRASES[language].placeHead;
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
