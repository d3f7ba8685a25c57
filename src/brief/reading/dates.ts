import { cut, findSpans, isWord, overlapsAny, wholeWords, type Span } from '#text/spans.ts';
import type { DateWords } from '#brief/words/language-words.ts';

export interface DateSpan extends Span {
  /** A named day alone, which may as well be the title. */
  readonly isHoliday: boolean;
}

interface DateAtom extends DateSpan {
  /** A time that needs a date before it to be told from any other number. */
  readonly isFollowing: boolean;
}

/** What may follow a bare hour: `from 7.`, not `from 7 tables`. */
const BARE_HOUR_END = String.raw`(?=\s*(?:$|[.,;!?\n)|\]]|-\s|[@&]|(?:and|with|at|in|y|con|en|et|avec|au|und|mit|im|in|e|con|nel|al|com|no|na|for|if|when|only|sharp|every|each|on|per|pour|para|fur|bei|dans|chez|presso|por)\s))`;

const GAP_LENGTH_MAX = 26;
const COUNTED =
  /^[\s-]*(?:second|sec\b|s\b|min|fps|card|player|seat|hand|deck|person|°|year|anniv)/u;

/** `Cash game 2/5`: blinds rather than the second of May. */
const STAKES =
  /(?:game|blinds?|stakes|nlh?|plo|limit|hold ?['’]?em|ciegas|omaha|blindes|einsatze|bui|cegas)s?:?\s$/u;

function isStakes({ start, end }: Span, folded: string): boolean {
  return (
    /^\d+\/\d+$/u.test(folded.slice(start, end)) &&
    STAKES.test(folded.slice(Math.max(0, start - 16), start))
  );
}

/** Dates and times in the order of the text; neighbouring ones are one: `Friday, 12 June at 9 PM`. */
export function findDates(folded: string, words: DateWords, taken: readonly Span[]): DateSpan[] {
  const plain = words.atoms
    .flatMap((atom) => findSpans(folded, wholeWords(atom)))
    .map((span) => ({ ...span, isHoliday: false, isFollowing: false }));
  const following = words.following
    .flatMap((atom) => findSpans(folded, wholeWords(`(?:${atom})${BARE_HOUR_END}`)))
    .map((span) => ({ ...span, isHoliday: false, isFollowing: true }));
  const holidays = findSpans(folded, wholeWords(words.holidays)).map((span) => ({
    ...span,
    isHoliday: true,
    isFollowing: false,
  }));
  const atoms = [...plain, ...following, ...holidays]
    .filter(
      (span) =>
        !overlapsAny(span, taken) &&
        !COUNTED.test(folded.slice(span.end)) &&
        !isStakes(span, folded),
    )
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  return joinNeighbours(atoms, folded, words)
    .map((span) => dropLeads(withRangeLead(span, folded), folded, words.droppedLeads))
    .filter(({ start, end }) => end > start);
}

function joinNeighbours(atoms: readonly DateAtom[], folded: string, words: DateWords): DateSpan[] {
  const joined: DateSpan[] = [];
  for (const atom of atoms) {
    const last = joined.at(-1);
    if (last && areNeighbours(last, atom, folded, words.joiners)) {
      joined[joined.length - 1] = {
        start: last.start,
        end: Math.max(last.end, atom.end),
        isHoliday: last.isHoliday && atom.isHoliday,
      };
    } else if (!atom.isFollowing) {
      joined.push({ start: atom.start, end: atom.end, isHoliday: atom.isHoliday });
    }
  }
  return joined;
}

function areNeighbours(
  { isHoliday, ...a }: DateSpan,
  b: Span,
  folded: string,
  joiners: string,
): boolean {
  if (b.start <= a.end) return true;
  const gap = folded.slice(a.end, b.start);
  if (gap.length > GAP_LENGTH_MAX || (gap.includes('(') && isHoliday)) return false;
  return isWord(gap, `[ ,;&+@·•()/\\-]*(?:(?:${joiners})[ ,:]+)*`);
}

/** `del 17 al 28 de febrero`, `von 18 bis 22 Uhr`: the first word belongs to the second. */
const OPENS_RANGE =
  /^(?:a partir|(?:del?|du|dal|dalle|von|vom|das?|do|desde|from|between|entre)\s(?:(?:el|las?|le|les|o|a|as)\s)?[\p{L}\d][^,;]*?\s(?:al?|a las|au|aux|bis|to|and|y|alle|as|ao|et|und|ate|hasta)\s)/u;

/** `du jeudi 5 au dimanche 8 mars`: the first word of a range, where no atom has it. */
function withRangeLead(span: DateSpan, folded: string): DateSpan {
  const lead = /(?<!\p{L})(?:du|del?|dal|dalle|vom|von|das?)\s$/u.exec(
    folded.slice(Math.max(0, span.start - 6), span.start),
  );
  if (!lead) return span;
  const start = span.start - lead[0].length;
  return OPENS_RANGE.test(folded.slice(start, span.end)) ? { ...span, start } : span;
}

function dropLeads(span: DateSpan, folded: string, leads: string): DateSpan {
  let { start } = span;
  for (;;) {
    const first = /^[\s,;-]*([\p{L}']+)[\s,:]+/u.exec(cut(folded, { start, end: span.end }));
    const said = folded.slice(start, span.end).trimStart();
    const isBare = first && /^\d{1,2}$/u.test(said.slice(first[0].trimStart().length));
    if (!first?.[1] || isBare || OPENS_RANGE.test(said) || !isWord(first[1], leads))
      return { ...span, start };
    start += first[0].length;
  }
}
