import { LINE_KINDS, type LineKind } from '#domain/words.ts';
import { type Facts, foldedAt, within } from '#brief/facts/find-facts.ts';
import { isOffer, limits, offerOf, withoutLinks, wordStarts } from '#brief/facts/offers.ts';
import { dateFinding, isVague } from '#brief/facts/tell-dates.ts';
import { whole } from '#brief/facts/whole.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { lengthAt, matchesAt } from '#brief/phrases/expressions.ts';
import type { PieceReading } from '#brief/read-pieces.ts';
import { wordCount } from '#brief/segments/open-text.ts';
import type { Piece } from '#brief/segments/split-pieces.ts';
import { splitClauses, splitSentences } from '#brief/segments/split-clauses.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

/** A stretch that may be words, and the parts of the text that hold it. */
export interface Candidate {
  readonly finding: Finding;
  readonly piece: Piece;
  /** The place of the piece among all. */
  readonly at: number;
  readonly sentence: Span;
  readonly clause: Span;
  /** Whether the rules read it. */
  readonly isRead: boolean;
}

/** Clauses that may stand together. */
const RUN_MAX = 4;
const LENGTH_MAX = 120;
const WORDS_MAX = 20;
/** More than a brief has; a text that is nothing but figures has thousands. */
const CANDIDATES_MAX = 160;
/** Words before a sum that may belong to it. */
const NOUNS_BEFORE = 3;

/** What the rules read in prose and in lines of their own, and other bounds for the same words. */
export function makeCandidates(facts: Facts, readings: readonly PieceReading[]): Candidate[] {
  const made: Candidate[] = [];
  for (const [at, reading] of readings.entries()) {
    if (made.length >= CANDIDATES_MAX) break;
    const read = reading.found.filter(isOpen);
    if (reading.piece.isEmpty || reading.isSigned) continue;
    if (read.length > 0) made.push(...candidatesOf(facts, { ...reading, found: read }, at));
  }
  return made.slice(0, CANDIDATES_MAX);
}

/** Whether nothing marks it: what stands under a label, in quotes or on an end card, stays. */
export function isOpen({ sureness }: Finding): boolean {
  return sureness <= SURENESS.line;
}

/** Whether a field is one of the kinds of lines, not a headline, call, signature or small print. */
export function isLine(field: Finding['field']): field is LineKind {
  return LINE_KINDS.some((kind) => kind === field);
}

function candidatesOf(
  facts: Facts,
  { piece, label, found }: PieceReading,
  at: number,
): Candidate[] {
  const known = new Map<string, Candidate>();
  const sentences = splitSentences(facts.text, piece, whole(facts));
  const add = (finding: Finding, place: { sentence: Span; clause: Span }, isRead: boolean) => {
    const key = `${finding.field} ${spanOf(finding).start} ${spanOf(finding).end}`;
    if (!known.has(key)) known.set(key, { finding, piece, at, ...place, isRead });
  };
  const clausesOf = new Map(
    sentences.map((one) => [one, splitClauses(facts.text, one, whole(facts))]),
  );
  for (const finding of found) {
    const sentence = sentences.find((one) => overlapsAny(finding, [one])) ?? piece;
    const clause = clausesOf.get(sentence)?.find((one) => overlapsAny(finding, [one])) ?? sentence;
    add(finding, { sentence, clause }, true);
  }
  const lines = found.filter(({ field }) => isLine(field)).map(spanOf);
  if (label !== null || lines.length === 0) return [...known.values()];
  for (const sentence of sentences.filter((one) => overlapsAny(one, lines))) {
    const stretches = stretchesOf(facts, { piece, sentence, lines }, clausesOf.get(sentence) ?? []);
    const tried = new Set<string>();
    for (const { span, clause } of stretches) {
      const key = `${span.start} ${span.end}`;
      if (tried.has(key) || !overlapsAny(span, lines)) continue;
      tried.add(key);
      const finding = findingOf(facts, span);
      if (finding) add(finding, { sentence, clause }, false);
    }
  }
  return [...known.values()];
}

function stretchesOf(
  facts: Facts,
  { piece, sentence, lines }: { piece: Span; sentence: Span; lines: readonly Span[] },
  clauses: readonly Span[],
): { span: Span; clause: Span }[] {
  const [first] = clauses;
  if (!first) return [];
  const runs = clauses.flatMap((clause, from) =>
    clauses
      .slice(from, from + RUN_MAX)
      .map((last) => ({ span: { start: clause.start, end: last.end }, clause })),
  );
  const parts = clauses
    .filter((clause) => overlapsAny(clause, lines))
    .flatMap((clause) => partsOf(facts, clause).map((span) => ({ span, clause })));
  return [{ span: piece, clause: first }, { span: sentence, clause: first }, ...runs, ...parts];
}

/** What stands in a clause around its dates, sums and places. */
function partsOf(facts: Facts, clause: Span): Span[] {
  const dates = within(facts.dates, clause).filter((date) => !isVague(facts, date));
  const amounts = within(facts.amounts, clause);
  const houses = facts.houses.filter((one) => overlapsAny(one, [clause]));
  const starts = new Set([clause.start]);
  const ends = new Set([clause.end]);
  for (const { start, end } of [...dates, ...houses]) {
    ends.add(start);
    starts.add(end);
  }
  for (const at of wordStarts(facts, clause)) {
    const gain = lengthAt(facts.here.gain, facts.text.folded, at);
    if (gain > 0) starts.add(at + gain);
    if (JOINING.test(facts.text.folded.slice(at, at + 5))) ends.add(at).add(at);
    if (JOINING.test(facts.text.folded.slice(at, at + 5))) starts.add(at);
    if (matchesAt(facts.here.condition, facts.text.folded, at)) ends.add(at);
  }
  for (const amount of amounts) {
    const before = wordStarts(facts, { start: clause.start, end: amount.start });
    for (const at of [...before.slice(-NOUNS_BEFORE), amount.start]) starts.add(at);
  }
  const spans = [...starts].flatMap((start) => [...ends].map((end) => ({ start, end })));
  return [
    ...dates.map((date) => dateFinding(facts, date, SURENESS.prose)),
    ...houses,
    ...spans.filter(({ start, end }) => start < end),
  ];
}

const JOINING = /^(?:and|und|y|et|e|ed|or|plus|with|mit|avec|con|com|sowie|mas|but)(?!\p{L})/u;

/** What a stretch says, by the facts in it; null where it says none or cannot stand. */
function findingOf(facts: Facts, span: Span): Finding | null {
  const trimmed = withoutLinks(facts, span);
  if (!trimmed || trimmed.end - trimmed.start > LENGTH_MAX) return null;
  if (wordCount(foldedAt(facts, trimmed)) > WORDS_MAX) return null;
  if (overlapsAny(trimmed, facts.quotes)) return null;
  const plain = { ...trimmed, condition: null, sureness: SURENESS.prose };
  const dates = within(facts.dates, trimmed).filter((date) => !isVague(facts, date));
  if (isOffer(facts, trimmed)) {
    const rest = facts.text.folded.slice(trimmed.end).trimStart();
    const at = facts.text.folded.length - rest.length;
    // An offer never stands without the condition behind it.
    return matchesAt(facts.here.condition, facts.text.folded, at) ||
      dates.some((date) => date.start > trimmed.end && limits(facts, trimmed.end, date))
      ? null
      : offerOf(facts, trimmed, SURENESS.prose);
  }
  if (dates.length > 0) return { ...plain, field: 'when' };
  if (within(facts.amounts, trimmed).length > 0) return { ...plain, field: 'offer' };
  if (facts.houses.some((one) => one.start === trimmed.start && one.end <= trimmed.end))
    return { ...plain, field: 'where' };
  return null;
}

/** The whole of a finding, its condition included. */
export function spanOf({ start, end, condition }: Finding): Span {
  return condition
    ? { start: Math.min(start, condition.start), end: Math.max(end, condition.end) }
    : { start, end };
}
