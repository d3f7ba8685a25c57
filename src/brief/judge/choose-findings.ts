import { foldedAt, within } from '#brief/facts/find-facts.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { isJudged, isLine, spanOf, type Candidate } from '#brief/judge/candidates.ts';
import { markOf } from '#brief/judge/marks.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { overlapsAny, takeOut, type Span } from '#text/spans.ts';

export interface Judged {
  readonly candidate: Candidate;
  /** Log-odds that an author means it. */
  readonly odds: number;
}

/** For fields of which the odds say too much or too little. */
const FIELD_BOUNDS: Partial<Record<Finding['field'], number>> = {
  offer: 0.2,
  when: -0.2,
  note: 0.9,
  headline: 0.1,
  callToAction: 0.5,
  signature: 0.3,
};

/** Log-odds from which on words are shown. */
export const BOUNDS = {
  /** What bullets, quotes or a line of its own set apart, or a label that asks for no words. */
  marked: 0.7,
  /** A part of a line or sentence. */
  part: 1.8,
  /** Added to both. */
  fields: FIELD_BOUNDS,
  /** In a text of few words: what the rules do not find, what they find in prose, what a line or quotes set apart, what stands under a label. */
  short: { found: 2.4, prose: 0.5, apart: -0.5, firm: -2.6 },
  /** What stands under a label or is said to stand on screen. */
  firm: 0,
  /** By how much other bounds of a line that the rules read must be likelier. */
  lead: 4,
  /** Small print is many sentences, of which each must be right. */
  terms: 2.8,
} as const;

/** Chosen before lines and signature. */
const TITLES: readonly Finding['field'][] = ['headline', 'callToAction'];

/** The likeliest headline, call and signature, and the likeliest lines that leave each other and these alone. */
export function chooseFindings(open: OpenBrief, judged: readonly Judged[]): Finding[] {
  const boundOf = (candidate: Candidate) =>
    termsBound(candidate) ?? (isFirm(candidate) ? firmBound(open) : openBound(open, candidate));
  const likely = pickLikely(judged, boundOf, BOUNDS.lead);
  const others = open.found.filter((one) => !isJudged(one));
  return [...likely.map(({ candidate }) => candidate.finding), ...others].toSorted(
    (a, b) => a.start - b.start,
  );
}

/** Picks what is likelier than its bound, and of rivals the likelier; `lead` is that of lines that the rules read. */
export function pickLikely<One extends Judged>(
  judged: readonly One[],
  boundOf: (candidate: Candidate) => number,
  lead = 0,
): One[] {
  const likely = judged
    .filter(({ candidate, odds }) => odds >= boundOf(candidate))
    .toSorted((a, b) => standingOf(b, lead) - standingOf(a, lead));
  const fieldOf = ({ candidate }: One) => candidate.finding.field;
  const isTitle = (one: One) => TITLES.includes(fieldOf(one));
  const chosen: One[] = [];
  const spans: Span[] = [];
  for (const one of [...likely.filter(isTitle), ...likely.filter((other) => !isTitle(other))]) {
    const field = fieldOf(one);
    const span = spanOf(one.candidate.finding);
    const isTaken = !isLine(field) && chosen.some((other) => fieldOf(other) === field);
    if (field === 'terms' || isTaken || overlapsAny(span, spans)) continue;
    chosen.push(one);
    spans.push(span);
  }
  return [...chosen, ...likely.filter((one) => fieldOf(one) === 'terms')];
}

/** Whether a label or its place on screen speaks for it. */
export function isFirm(candidate: Candidate): boolean {
  return candidate.finding.sureness >= SURENESS.topic || isSuper(candidate);
}

/** Ahead of all odds. */
const FIRST = 1e6;

/** Labels first, then the first of several supers, then the likeliest. */
function standingOf({ candidate, odds }: Judged, lead: number): number {
  const { finding, isRead } = candidate;
  if (finding.sureness >= SURENESS.topic) return Infinity;
  if (isSuper(candidate)) return FIRST - finding.start;
  return isRead && finding.sureness === SURENESS.line ? odds + lead : odds;
}

/** Whether it is said to stand on screen. */
function isSuper({ finding, piece }: Candidate): boolean {
  return finding.sureness > SURENESS.line && piece.label === 'super';
}

/** How likely small print must be; null for all else. */
export function termsBound({ finding: { field, sureness } }: Candidate): number | null {
  if (field !== 'terms') return null;
  return sureness === SURENESS.labelled ? -Infinity : BOUNDS.terms;
}

/** A text that is no longer risks few wrong words. */
const SHORT_LENGTH_MAX = 120;

function isShort({ facts }: OpenBrief): boolean {
  return facts.text.prompt.length <= SHORT_LENGTH_MAX;
}

function firmBound(open: OpenBrief): number {
  return isShort(open) ? BOUNDS.short.firm : BOUNDS.firm;
}

function openBound(open: OpenBrief, candidate: Candidate): number {
  if (isBarred(open, candidate)) return Infinity;
  const { short } = BOUNDS;
  if (isShort(open)) {
    if (!candidate.isRead) return short.found;
    return candidate.finding.sureness === SURENESS.prose ? short.prose : short.apart;
  }
  const bound = markOf(open, candidate) === 'none' ? BOUNDS.part : BOUNDS.marked;
  return bound + (BOUNDS.fields[candidate.finding.field] ?? 0);
}

/** Whether it is the date of a clause about the sender's deadline. */
function isDue({ facts }: OpenBrief, { finding, isRead, clause }: Candidate): boolean {
  return !isRead && finding.field === 'when' && facts.any.deadline.test(foldedAt(facts, clause));
}

/** Whether it is a sum that nothing says what it is for; a condition does not say that. */
function isBareSum({ facts }: OpenBrief, { finding: { field, start, end } }: Candidate): boolean {
  if (field !== 'offer') return false;
  const amounts = within(facts.amounts, { start, end });
  return !/\p{L}/u.test(takeOut(facts.text.folded, amounts).slice(start, end));
}

/** Whether it opens with what the film maker is to do: `Promote Senior Tuesdays`. */
function isAssignment({ facts }: OpenBrief, { finding: { field, start } }: Candidate): boolean {
  return field !== 'callToAction' && matchesAt(facts.here.assignment, facts.text.folded, start);
}

/** Whether it stands on no screen unless something marks it. */
export function isBarred(open: OpenBrief, candidate: Candidate): boolean {
  return [isDue, isBareSum, isAssignment].some((one) => one(open, candidate));
}
