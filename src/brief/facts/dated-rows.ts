import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import { isVague, namesDay } from '#brief/facts/tell-dates.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { wordCount } from '#brief/segments/open-text.ts';
import { splitClauses, splitSentences } from '#brief/segments/split-clauses.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

/** Dates in a row from which on each stands with what happens on it. */
const ROW_MIN = 3;
const WORDS_MAX = 6;
const HAN_MAX = 16;

/** Of `May 2 jazz, May 9 magic, May 16 fireworks` all dates are said, each with its event, or none is. */
export function withWholeRows(facts: Facts, found: readonly Finding[]): Finding[] {
  return datedRows(facts).reduce<Finding[]>(
    (kept, row) => {
      const isTouched = kept.some((one) => isOpenLine(one) && overlapsAny(one, row));
      const isFixed = kept.some((one) => !isOpenLine(one) && overlapsAny(one, row));
      if (!isTouched || isFixed) return kept;
      const others = kept.filter((one) => !overlapsAny(one, row));
      return [...others, ...row.map(whenOf)].toSorted((a, b) => a.start - b.start);
    },
    [...found],
  );
}

function whenOf({ start, end }: Span): Finding {
  return { field: 'when', start, end, condition: null, sureness: SURENESS.prose };
}

function isOpenLine({ field, sureness }: Finding): boolean {
  return sureness <= SURENESS.line && (field === 'when' || field === 'note');
}

/** Clauses behind each other that are a date and an event, and nothing else. */
function datedRows(facts: Facts): Span[][] {
  if (facts.dates.length < ROW_MIN) return [];
  const all = { start: 0, end: facts.text.folded.length };
  const sentences = splitSentences(facts.text, all, whole(facts));
  return sentences.flatMap((sentence) => {
    const rows: Span[][] = [[]];
    for (const clause of splitClauses(facts.text, sentence, whole(facts)))
      if (isDated(facts, clause)) rows.at(-1)?.push(clause);
      else rows.push([]);
    return rows.filter((row) => row.length >= ROW_MIN && row.some((one) => hasEvent(facts, one)));
  });
}

function isDated(facts: Facts, clause: Span): boolean {
  const dates = within(facts.dates, clause);
  const [date] = dates;
  const isShort =
    facts.text.language === 'zh'
      ? clause.end - clause.start <= HAN_MAX
      : wordCount(foldedAt(facts, clause)) <= WORDS_MAX;
  if (!date || dates.length > 1 || !isShort || within(facts.amounts, clause).length > 0)
    return false;
  const isAtEdge = date.start === clause.start || date.end === clause.end;
  return isAtEdge && !isVague(facts, date) && namesDay(facts, date);
}

function hasEvent(facts: Facts, clause: Span): boolean {
  return within(facts.dates, clause).some(
    (date) => clause.end - clause.start - (date.end - date.start) > 1,
  );
}
