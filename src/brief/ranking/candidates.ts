import { LINE_KINDS, type LineKind } from '#domain/order/words.ts';
import { type Facts, foldedAt, within } from '#brief/facts/find-facts.ts';
import { withoutSigns } from '#brief/facts/find-calls.ts';
import { leadBefore } from '#brief/facts/find-places.ts';
import { isOfAge, isOffer, offerOf, withoutLinks } from '#brief/facts/offers.ts';
import { isVague } from '#brief/facts/tell-dates.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import type { Tokens } from '#brief/ranking/tokens.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import { lengthAt, matchesAt } from '#brief/phrases/expressions.ts';
import type { LabelField } from '#brief/phrases/lists.ts';
import { isBlankValue } from '#brief/pieces/read-labelled.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { splitClauses, WITHIN_PHRASE } from '#brief/segments/split-clauses.ts';
import type { Piece } from '#brief/segments/split-pieces.ts';
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
  /** Its first and last token. */
  readonly first: number;
  readonly last: number;
  readonly bounds: BoundScores;
}

/** Log-odds that words of its field begin with its first token, end with its last, and hold all of it. */
interface BoundScores {
  readonly start: number;
  readonly end: number;
  readonly inside: number;
}

/** What words may be, each with the most stretches of a text that are judged for it. */
export const ROLES = ['headline', 'callToAction', 'signature', 'line'] as const;
export type Role = (typeof ROLES)[number];
const STRETCHES_MAX: Readonly<Record<Role, number>> = {
  headline: 12,
  callToAction: 6,
  signature: 8,
  line: 60,
};
/** Asked of each token for each role. */
export const ASKED = ['start', 'end', 'inside'] as const;

/** More than a brief has; a text that is nothing but figures has thousands. */
const READ_MAX = 60;
const LENGTH_MAX = 120;
const TOKENS_MAX = 40;
/** Log-odds below which no stretch begins or ends with a token. */
const BOUND_MIN = -3.5;

/** Whether nothing marks it: neither label nor quotes nor end card. */
export function isOpen({ sureness }: Finding): boolean {
  return sureness <= SURENESS.line;
}

/** Whether a field is one of the kinds of lines, not a headline, call, signature or small print. */
export function isLine(field: Finding['field']): field is LineKind {
  return LINE_KINDS.some((kind) => kind === field);
}

/** The whole of a finding, its condition included. */
export function spanOf({ start, end, condition }: Finding): Span {
  return condition
    ? { start: Math.min(start, condition.start), end: Math.max(end, condition.end) }
    : { start, end };
}

/** What the rules read, and what begins and ends as an author's words do. */
export function makeCandidates(
  open: OpenBrief,
  tokens: Tokens,
  scores: readonly Float32Array[],
): Candidate[] {
  const known = new Map<string, Candidate>();
  const clausesOf = clauseReader(open.facts);
  const add = (finding: Finding, isRead: boolean) => {
    const { start, end } = spanOf(finding);
    const key = `${finding.field} ${start} ${end}`;
    const place = known.has(key) ? null : placeOf(open, tokens, { start, end });
    if (!place) return;
    const bounds = boundsOf(scores, roleOf(finding.field), place);
    const clause = clausesOf(place.sentence).find((one) => overlapsAny({ start, end }, [one]));
    const { sentence } = place;
    known.set(key, { finding, isRead, ...place, bounds, clause: clause ?? sentence });
  };
  for (const finding of open.found.filter(isJudged).slice(0, READ_MAX)) {
    add(finding, true);
    // A second super stands as a line.
    if (finding.field === 'headline' && finding.sureness <= SURENESS.quoted)
      add({ ...finding, field: 'note' }, true);
  }
  for (const role of ROLES)
    for (const span of stretchesOf(tokens, scores, role)) {
      const finding = isSilent(open, tokens, span) ? null : findingOf(open.facts, span, role);
      if (finding) add(finding, false);
    }
  return [...known.values()];
}

/** Labels under which nothing stands that is meant for the screen. */
const SILENT: readonly (LabelField | null)[] = ['none', 'mail', 'control'];

/** Whether nothing but a label could make words of it: under one that asks for silence, deadlines, ages, `tbd`. */
function isSilent({ facts, readings }: OpenBrief, tokens: Tokens, span: Span): boolean {
  const token = tokens.all.find((one) => one.end > span.start);
  const label = readings[token?.reading ?? -1]?.label ?? null;
  const words = foldedAt(facts, span);
  return (
    SILENT.includes(label) ||
    isOfAge(facts, span) ||
    isBlankValue(facts, span) ||
    facts.any.deadline.test(words) ||
    facts.any.legal.test(words)
  );
}

/** Shots are no words; a condition under a label of its own goes with its offer. */
export function isJudged({ field, condition, sureness }: Finding): boolean {
  const isApart = field === 'note' && condition !== null && sureness === SURENESS.labelled;
  return field !== 'shot' && !isApart;
}

/** What a field is learnt as: all kinds of lines alike. */
function roleOf(field: Finding['field']): Role {
  return ROLES.find((role) => role === field) ?? 'line';
}

function placeOf({ readings }: OpenBrief, { all, sentences }: Tokens, { start, end }: Span) {
  const first = all.findIndex((one) => one.end > start);
  const token = all[first];
  const sentence = sentences[token?.sentence ?? -1];
  const piece = readings[token?.reading ?? -1]?.piece;
  if (!token || !sentence || !piece) return null;
  let last = first;
  while ((all[last + 1]?.start ?? end) < end) last += 1;
  return { first, last, sentence, piece, at: token.reading };
}

function boundsOf(
  scores: readonly Float32Array[],
  role: Role,
  { first, last }: { readonly first: number; readonly last: number },
): BoundScores {
  const [start, end, inside] = columnsOf(role);
  let least = 0;
  for (let at = first; at <= last; at += 1) least = Math.min(least, scores[at]?.[inside] ?? 0);
  return { start: scores[first]?.[start] ?? 0, end: scores[last]?.[end] ?? 0, inside: least };
}

function columnsOf(role: Role): readonly [number, number, number] {
  const first = ROLES.indexOf(role) * ASKED.length;
  return [first, first + 1, first + 2];
}

function clauseReader(facts: Facts): (sentence: Span) => readonly Span[] {
  const kept = whole(facts);
  const known = new Map<Span, readonly Span[]>();
  return (sentence) => {
    const clauses = known.get(sentence) ?? splitClauses(facts.text, sentence, kept);
    known.set(sentence, clauses);
    return clauses;
  };
}

/** The likeliest stretches of a text for a role, by where they begin and end. */
function stretchesOf({ all }: Tokens, scores: readonly Float32Array[], role: Role): Span[] {
  const [start, end, inside] = columnsOf(role);
  const found: (Span & { readonly score: number })[] = [];
  for (const [from, first] of all.entries()) {
    const opening = scores[from]?.[start] ?? BOUND_MIN;
    if (opening <= BOUND_MIN) continue;
    let held = 0;
    for (let to = from; to < Math.min(all.length, from + TOKENS_MAX); to += 1) {
      const last = all[to];
      if (!last || last.reading !== first.reading || last.end - first.start > LENGTH_MAX) break;
      held += Math.min(0, scores[to]?.[inside] ?? 0);
      const closing = scores[to]?.[end] ?? BOUND_MIN;
      if (closing <= BOUND_MIN) continue;
      const score = opening + closing + held / (to - from + 1);
      found.push({ start: first.start, end: last.end, score });
    }
  }
  return found.toSorted((a, b) => b.score - a.score).slice(0, STRETCHES_MAX[role]);
}

/** What a stretch says as words of a role; null where it says too little or cannot stand. */
function findingOf(facts: Facts, stretch: Span, role: Role): Finding | null {
  // With the point of a German date.
  const span = trimSpan(facts.text, stretch) ?? stretch;
  const plain = { ...span, condition: null, sureness: SURENESS.prose };
  if (role === 'callToAction') return { ...plain, ...withoutSigns(facts, span), field: role };
  if (role !== 'line') return { ...plain, field: role };
  if (withoutLinks(facts, span)?.end !== trimSpan(facts.text, span)?.end) return null;
  const dates = within(facts.dates, span).filter((date) => !isVague(facts, date));
  if (isOffer(facts, span)) return offerFinding(facts, span);
  if (dates.length > 0) return { ...plain, field: 'when' };
  if (within(facts.amounts, span).length > 0) return { ...plain, field: 'offer' };
  return { ...plain, field: isPlace(facts, span) ? 'where' : 'note' };
}

/** Whether it names a house, or something with a capital that the words lead on to as to a place: `at the Copper Door`. */
function isPlace(facts: Facts, span: Span): boolean {
  if (within(facts.houses, span).length > 0) return true;
  const { prompt, folded } = facts.text;
  const lead = lengthAt(facts.here.placeLead, folded, span.start);
  if (!NAMED.test(prompt.slice(span.start + lead, span.end))) return false;
  return lead > 0 || leadBefore(facts, span) !== null;
}

/** A name, with the article before it. */
const NAMED = /^\s?(?:the |el |la |le |il |lo |l['’])?\p{Lu}[^\d:]*$/u;

/** An offer never stands without the condition behind it. */
function offerFinding(facts: Facts, span: Span): Finding | null {
  const offer = offerOf(facts, span, SURENESS.prose);
  const condition = conditionBehind(facts, span);
  if (!condition) return offer;
  return offer.condition || isOfAge(facts, condition) ? null : { ...offer, condition };
}

/** The condition that follows an offer, up to the end of its clause. */
function conditionBehind({ text, here }: Facts, { end }: Span): Span | null {
  const lead = /^[\s,;(–—-]*/u.exec(text.folded.slice(end))?.[0].length ?? 0;
  const start = end + lead;
  if (!matchesAt(here.condition, text.folded, start)) return null;
  const rest = PHRASE.exec(text.folded.slice(start))?.[0].length ?? 0;
  return trimSpan(text, { start, end: start + rest });
}

const PHRASE = new RegExp(`^${WITHIN_PHRASE}*`, 'u');
