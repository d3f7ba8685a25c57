import { SURENESS, type Finding } from '#brief/finding.ts';
import { isJudged, isLine, spanOf, type Candidate } from '#brief/ranking/candidates.ts';
import { isBarred } from '#brief/ranking/is-barred.ts';
import { toldDates } from '#brief/ranking/told-dates.ts';
import { markOf } from '#brief/ranking/marks.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

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

/** In a plain prompt, by weights of its own. */
const PLAIN_BOUNDS: Partial<Record<Finding['field'], number>> = {
  headline: 0.6,
  offer: 0.4,
  when: 0.6,
  where: 0.6,
  note: 0.8,
  callToAction: 0.8,
  signature: 0,
};

/** Log-odds from which on words are shown. */
const BOUNDS = {
  /** What bullets, quotes or a line of its own set apart, or a label that asks for no words. */
  marked: 0.7,
  /** A part of a line or sentence. */
  part: 1.8,
  /** Added to both. */
  fields: FIELD_BOUNDS,
  /** In a text of few words: what the rules do not find, what they find in prose, what a line or quotes set apart, what stands under a label. */
  short: { found: 2.4, prose: 0.5, apart: -0.5, firm: -2.6 },
  /** Of what nothing marks in a plain prompt, which says little that is not of the film. */
  plain: PLAIN_BOUNDS,
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
  const likely = toldDates(open, pickLikely(judged, boundOf, BOUNDS.lead));
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
  const { short, plain } = BOUNDS;
  if (open.isPlain) return plain[candidate.finding.field] ?? short.found;
  if (isShort(open)) {
    if (!candidate.isRead) return short.found;
    return candidate.finding.sureness === SURENESS.prose ? short.prose : short.apart;
  }
  const bound = markOf(open, candidate) === 'none' ? BOUNDS.part : BOUNDS.marked;
  return bound + (BOUNDS.fields[candidate.finding.field] ?? 0);
}
