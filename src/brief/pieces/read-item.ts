import { type Facts, foldedAt, within } from '#brief/facts/find-facts.ts';
import { isOfAge, limits, offerOf } from '#brief/facts/offers.ts';
import { isVague } from '#brief/facts/tell-dates.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { type Finding, SURENESS } from '#brief/finding.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { readSentence } from '#brief/pieces/read-sentences.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { splitSentences } from '#brief/segments/split-clauses.ts';
import type { Piece } from '#brief/segments/split-pieces.ts';
import type { Span } from '#text/spans.ts';

const FREE = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}])(?:${sharedSource('freeValues')})(?![\p{Script=Latin}\p{N}])`,
  'u',
);
/** A figure alone is a price where a label says so: `Eintritt: 15,-`. */
const FIGURE = /^\d[\d.,' ]*[,.]?[-–—]{0,2}$/u;

/** Whether a noun is followed by what it costs or when it is: `Doors: 8 PM`. What else it heads is no item. */
export function isItem(facts: Facts, value: Span): boolean {
  const words = foldedAt(facts, value);
  if (
    facts.any.legal.test(words) ||
    (within(facts.amounts, value).length === 0 && isOfAge(facts, value))
  )
    return false;
  return isPriced(facts, value) || datesIn(facts, value).length > 0;
}

function isPriced(facts: Facts, value: Span): boolean {
  const words = foldedAt(facts, value);
  return within(facts.amounts, value).length > 0 || FREE.test(words) || FIGURE.test(words);
}

function datesIn(facts: Facts, value: Span): Span[] {
  return within(facts.dates, value).filter((date) => !isVague(facts, date));
}

/** Reads a noun with its price or hour whole, for a sum without its noun says nothing; the rest as lines. */
export function readItem(facts: Facts, piece: Piece): Finding[] {
  const [first = piece, ...others] = splitSentences(facts.text, piece, whole(facts));
  const end = itemEnd(facts, first);
  const span = { start: piece.labelStart, end };
  const rest = trimSpan(facts.text, { start: end, end: first.end });
  const field = isPriced(facts, { start: first.start, end }) ? 'offer' : 'when';
  return [
    field === 'offer'
      ? offerOf(facts, span, SURENESS.labelled)
      : { ...span, field, condition: null, sureness: SURENESS.labelled },
    ...(rest ? [rest] : []).flatMap((one) => readSentence(facts, one, true)),
    ...others.flatMap((one) => readSentence(facts, one, true)),
  ];
}

const BAR = /\s+[·•|/｜]\s+|\s+[-–—]\s+(?=\p{L})/u;

/** An item ends with its sentence, at a bar, or before a date or address that a comma parts from it. */
function itemEnd(facts: Facts, value: Span): number {
  const { folded } = facts.text;
  const bar = BAR.exec(folded.slice(value.start, value.end));
  const ends = [...datesIn(facts, value), ...within(facts.contacts, value)]
    .filter(
      ({ start }) => start > value.start && /[,;]\s*$/u.test(folded.slice(value.start, start)),
    )
    .filter((one) => isPriced(facts, { start: value.start, end: one.start }))
    .filter((one) => !limits(facts, value.start, one))
    .map(({ start }) => start);
  const end = Math.min(bar ? value.start + bar.index : value.end, ...ends);
  return trimSpan(facts.text, { start: value.start, end })?.end ?? value.end;
}
