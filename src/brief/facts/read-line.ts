import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import { callOf } from '#brief/facts/find-calls.ts';
import { leadBefore, placeLine } from '#brief/facts/find-places.ts';
import { isOffer, limits, offerOf, withoutLinks } from '#brief/facts/offers.ts';
import { readProse } from '#brief/facts/read-prose.ts';
import { dateFinding, isVague, namesDay } from '#brief/facts/tell-dates.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { lengthAt, matchesAt } from '#brief/phrases/expressions.ts';
import { trimSpan, wordCount } from '#brief/segments/open-text.ts';
import { splitClauses } from '#brief/segments/split-clauses.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

/** Words that may stand around a date in a line about it: `Grand prize drawing October 31 at 10PM`. */
const EVENT_WORDS_MAX = 4;
const DATE_LINE_WORDS_MAX = 10;
const OFFER_LINE_WORDS_MAX = 12;

/** Reads a line that its writer set apart: its clauses are words as they stand. */
export function readLine(facts: Facts, line: Span): Finding[] {
  const call = callOf(facts, line);
  if (call) return [...beforeCall(facts, line, call), call];
  if (matchesAt(facts.here.call, facts.text.folded, line.start) && isOffer(facts, line))
    return readProse(facts, line);
  const dated = dateLine(facts, line);
  if (dated) return [dated];
  const clauses = splitClauses(facts.text, line, [...whole(facts), ...brackets(facts, line)]);
  const place = placeLine(facts, line, clauses);
  if (place) return [place];
  const found = clauses.flatMap((clause) => readClause(facts, clause));
  const dates = found.filter(({ field }) => field === 'when');
  if (isPartlyRead(facts, clauses, found)) {
    const isShort = wordCount(foldedAt(facts, line)) <= OFFER_LINE_WORDS_MAX;
    return isShort && dates.length === 0 ? [offerOf(facts, line, SURENESS.line)] : [];
  }
  return [...found.filter(({ field }) => field !== 'when'), ...joinDates(facts, dates)];
}

/** Whether offers were read but not all sums, or not what must be done to get one. */
function isPartlyRead(facts: Facts, clauses: readonly Span[], found: readonly Finding[]): boolean {
  const offers = found.filter(({ field }) => field === 'offer');
  const read = offers.flatMap((one) => [one, ...(one.condition ? [one.condition] : [])]);
  const hasDates = clauses.some((clause) =>
    within(facts.dates, clause).some((date) => !isVague(facts, date)),
  );
  const isUnread = clauses.some(
    (clause) =>
      (!hasDates || within(facts.amounts, clause).length > 0) && !overlapsAny(clause, found),
  );
  const isEarned = offers.some(
    ({ start }) =>
      start !== clauses[0]?.start && matchesAt(facts.here.gain, facts.text.folded, start),
  );
  return read.length > 0 && (isUnread || isEarned);
}

/** The whole line where it is mostly a date: `Easter Sunday, 5 April, 3 PM`. */
function dateLine(facts: Facts, line: Span): Finding | null {
  const dates = within(facts.dates, line).filter((date) => !isVague(facts, date));
  const isMore =
    isOffer(facts, line) ||
    [...facts.houses, ...facts.contacts].some((one) => overlapsAny(one, [line]));
  const isHeaded = /\p{L}\s?: /u.test(foldedAt(facts, line));
  if (dates.length === 0 || isMore || isHeaded || facts.text.language === 'zh') return null;
  const words = wordCount(foldedAt(facts, line));
  const dateWords = dates.reduce((sum, date) => sum + wordCount(foldedAt(facts, date)), 0);
  const start = line.start + ledBy(facts, line, dates[0]);
  return words <= DATE_LINE_WORDS_MAX && dateWords * 2 >= words
    ? { field: 'when', start, end: line.end, condition: null, sureness: SURENESS.line }
    : null;
}

/** How much of a line only leads on to its date: `runs every Friday`. */
function ledBy({ here, text }: Facts, line: Span, date: Span | undefined): number {
  const length = lengthAt(here.lasting, text.folded, line.start);
  const isLed =
    date && length > 0 && text.folded.slice(line.start + length, date.start).trim() === '';
  return isLed ? date.start - line.start : 0;
}

/** What a line offers before it calls: `Rooms $89 (call 555 0100)`. */
function beforeCall(facts: Facts, line: Span, call: Span): Finding[] {
  const head = trimSpan(facts.text, { start: line.start, end: call.start });
  return head && isOffer(facts, head) ? readLine(facts, head) : [];
}

/** What stands in brackets stays with what it is said of. */
function brackets(facts: Facts, { start, end }: Span): Span[] {
  return [...facts.text.folded.slice(start, end).matchAll(/\([^()]*\)|（[^（）]*）/gu)].map(
    ({ index, 0: match }) => ({
      start: start + index,
      end: start + index + match.length,
    }),
  );
}

function readClause(facts: Facts, clause: Span): Finding[] {
  const date = within(facts.dates, clause)[0];
  if (isOffer(facts, clause)) return splitOffer(facts, clause, date);
  if (date === undefined || isVague(facts, date)) return [];
  const rest = wordsAround(facts, clause, date);
  const place = facts.houses.find(
    (house) => house.start >= clause.start && house.end <= clause.end,
  );
  if (place && rest > 0) return readProse(facts, clause);
  const isNamed =
    rest > 0 &&
    !/\d/u.test(foldedAt(facts, date)) &&
    !matchesAt(facts.here.dateLead, facts.text.folded, date.start);
  const isHead =
    rest > 0 && /^[.)]{0,2} ?:/u.test(facts.text.folded.slice(clause.end, clause.end + 4));
  if (isNamed || isHead) return [];
  const told = { ...clause, start: clause.start + ledBy(facts, clause, date) };
  return rest <= EVENT_WORDS_MAX
    ? [dateFinding(facts, rest === 0 ? date : told, SURENESS.line)]
    : readProse(facts, clause);
}

/** Words, or pairs of Chinese characters, of a clause beside its date. */
function wordsAround(facts: Facts, clause: Span, date: Span): number {
  const signs = clause.end - clause.start - (date.end - date.start);
  if (facts.text.language === 'zh') return Math.ceil(signs / 2);
  return wordCount(foldedAt(facts, clause)) - wordCount(foldedAt(facts, date));
}

/** The offer of a clause, and the date at its edge. A date behind `until` is the offer's condition. */
function splitOffer(facts: Facts, clause: Span, date: Span | undefined): Finding[] {
  const { folded } = facts.text;
  if (!date || isVague(facts, date)) return [offerOf(facts, clause, SURENESS.line)];
  const isFirst = folded.slice(clause.start, date.start).trim().length <= 3;
  const isLast = trimSpan(facts.text, { start: date.end, end: clause.end }) === null;
  const isLimit = limits(facts, clause.start, date) || (isLast && isSpan(facts, date));
  const place = facts.houses.find((house) => house.start > clause.start && house.end <= clause.end);
  if (place && leadBefore(facts, place) !== null) return readProse(facts, clause);
  if (isLimit) return [offerOf(facts, clause, SURENESS.line)];
  if (!isFirst && !isLast) return readProse(facts, clause);
  const rest = withoutLinks(
    facts,
    isFirst ? { start: date.end, end: clause.end } : { start: clause.start, end: date.start },
  );
  const isEnough = rest !== null && isOffer(facts, rest);
  return isEnough
    ? [offerOf(facts, rest, SURENESS.line), dateFinding(facts, date, SURENESS.line)]
    : [offerOf(facts, clause, SURENESS.line)];
}

/** Whether a date is hours from and to, which say when something holds: `5X points from 10 a.m. to 10 p.m.` */
function isSpan(facts: Facts, date: Span): boolean {
  return (
    !namesDay(facts, date) &&
    (foldedAt(facts, date).match(/\d{1,2}(?::\d\d)?/gu) ?? []).length === 2
  );
}

/** Dates of one line that only a comma parts stand as one. */
function joinDates(facts: Facts, dates: readonly Finding[]): Finding[] {
  return dates.reduce<Finding[]>((joined, date) => {
    const last = joined.at(-1);
    const between = last ? facts.text.folded.slice(last.end, date.start) : '';
    if (last && /^[\s,|·–—-]*$/u.test(between))
      return [...joined.slice(0, -1), { ...last, end: date.end }];
    return [...joined, date];
  }, []);
}
