import { cut, findSpans, isWord, overlapsAny, wholeWords } from '#film/storyboard/reading/spans.ts';
import type { Span } from '#film/storyboard/reading/spans.ts';
import type { DateWords } from '#film/storyboard/words/language-words.ts';

export interface DateSpan extends Span {
  /** A named day alone, which may as well be the title. */
  readonly isHoliday: boolean;
}

const GAP_LENGTH_MAX = 26;
const COUNTED =
  /^[\s-]*(?:second|sec\b|s\b|min|fps|card|player|seat|hand|deck|person|°|year|anniv)/u;

/** Dates and times in the order of the text; neighbouring ones are one: `Friday, 12 June at 9 PM`. */
export function findDates(folded: string, words: DateWords, taken: readonly Span[]): DateSpan[] {
  const plain = words.atoms
    .flatMap((atom) => findSpans(folded, wholeWords(atom)))
    .map((span) => ({ ...span, isHoliday: false }));
  const holidays = findSpans(folded, wholeWords(words.holidays)).map((span) => ({
    ...span,
    isHoliday: true,
  }));
  const atoms = [...plain, ...holidays]
    .filter((span) => !overlapsAny(span, taken) && !COUNTED.test(folded.slice(span.end)))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  return joinNeighbours(atoms, folded, words)
    .map((span) => dropLeads(span, folded, words.droppedLeads))
    .filter(({ start, end }) => end > start);
}

function joinNeighbours(atoms: readonly DateSpan[], folded: string, words: DateWords): DateSpan[] {
  const joined: DateSpan[] = [];
  for (const atom of atoms) {
    const last = joined.at(-1);
    if (last && areNeighbours(last, atom, folded, words.joiners)) {
      joined[joined.length - 1] = {
        start: last.start,
        end: Math.max(last.end, atom.end),
        isHoliday: last.isHoliday && atom.isHoliday,
      };
    } else {
      joined.push(atom);
    }
  }
  return joined;
}

function areNeighbours(a: Span, b: Span, folded: string, joiners: string): boolean {
  if (b.start <= a.end) return true;
  const gap = folded.slice(a.end, b.start);
  if (gap.length > GAP_LENGTH_MAX) return false;
  return isWord(gap, `[ ,;&@·•()/\\-]*(?:(?:${joiners})[ ,:]+)*`);
}

function dropLeads(span: DateSpan, folded: string, leads: string): DateSpan {
  let { start } = span;
  for (;;) {
    const first = /^[\s,;-]*([\p{L}']+)[\s,:]+/u.exec(cut(folded, { start, end: span.end }));
    const opensRange = folded.slice(start, span.end).trimStart().startsWith('a partir');
    if (!first?.[1] || opensRange || !isWord(first[1], leads)) return { ...span, start };
    start += first[0].length;
  }
}
