import type { Facts } from '#brief/facts/find-facts.ts';
import { wordStarts } from '#brief/facts/offers.ts';
import { isLinkingWord } from '#text/linking-words.ts';
import { boundSigns } from '#brief/judge/bounds.ts';
import { candidateSigns } from '#brief/judge/candidate-signs.ts';
import {
  isJudged,
  isLine,
  makeCandidates,
  spanOf,
  type Candidate,
} from '#brief/judge/candidates.ts';
import { openScene, type Scene } from '#brief/judge/signs.ts';
import { cutTokens, type Tokens } from '#brief/judge/tokens.ts';
import {
  loadRows,
  scoreOf,
  scoresOf,
  type JudgeWeights,
  type LoadedRows,
} from '#brief/judge/weights.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import { overlapsAny } from '#text/spans.ts';

/** A text before its candidates are judged. */
export interface Hearing {
  readonly scene: Scene;
  readonly tokens: Tokens;
  /** For each token its signs. */
  readonly signs: readonly (readonly number[])[];
}

export interface Judged {
  readonly candidate: Candidate;
  /** Log-odds that an author means it. */
  readonly odds: number;
}

/** Log-odds from which on words are shown. */
export const BOUNDS = {
  /** What the rules do not find. */
  found: 1.8,
  /** What the rules find in prose. */
  prose: 0.75,
  /** Of an offer that stands with its date or place and nothing else: `Friday 2-for-1 cocktails`. */
  whole: -3.5,
  /** A line of its own, and by how much other bounds of it must be likelier. */
  line: -0.5,
  lead: 2.6,
  /** What stands in quotes or on an end card. */
  quoted: 0.1,
  /** Small print is many sentences, of which each must be right. */
  terms: 2.5,
} as const;

/**
 * Judges what may be words: what the rules found and what begins and ends as words of known briefs do.
 * What stands under a label is beyond its reach.
 */
export function judgeFindings(open: OpenBrief, weights: JudgeWeights): Finding[] {
  return chooseFindings(open, judgeCandidates(open, weights));
}

/** How likely an author means each candidate. */
export function judgeCandidates(open: OpenBrief, weights: JudgeWeights): Judged[] {
  const { bounds, fields } = loaded(weights);
  const { scene, tokens, signs } = openHearing(open);
  const scores = signs.map((own) => scoresOf(bounds, own));
  const candidates = makeCandidates(open, tokens, scores);
  const all = candidateSigns(scene, tokens, candidates);
  return candidates.map((candidate, at) => ({
    candidate,
    odds: scoreOf(fields, fields.outputs.indexOf(candidate.finding.field), all[at] ?? []),
  }));
}

/** Opens a text for its judge; with `isOwn` nothing is said of what the rules read. */
export function openHearing({ facts, readings, found }: OpenBrief, isOwn = false): Hearing {
  const scene = openScene(facts, readings, isOwn ? null : found);
  const tokens = cutTokens(facts, scene.phrases, readings);
  return { scene, tokens, signs: boundSigns(tokens, readings, scene.signs) };
}

const loadedOf = new WeakMap<JudgeWeights, Readonly<Record<keyof JudgeWeights, LoadedRows>>>();

function loaded(weights: JudgeWeights) {
  const known = loadedOf.get(weights);
  if (known) return known;
  const made = { bounds: loadRows(weights.bounds), fields: loadRows(weights.fields) };
  loadedOf.set(weights, made);
  return made;
}

const SINGLE = ['headline', 'callToAction', 'signature'] as const;

/** The likeliest headline, call and signature, and the likeliest lines that leave each other and these alone. */
export function chooseFindings({ facts, found }: OpenBrief, judged: readonly Judged[]): Finding[] {
  const likely = judged
    .filter(({ candidate, odds }) => odds >= boundOf(facts, candidate, found))
    .toSorted((a, b) => standingOf(b) - standingOf(a))
    .map(({ candidate }) => candidate.finding);
  const chosen: Finding[] = SINGLE.flatMap(
    (name) => likely.find(({ field }) => field === name) ?? [],
  );
  for (const line of likely.filter(({ field }) => isLine(field)))
    if (!overlapsAny(spanOf(line), chosen.map(spanOf))) chosen.push(line);
  const terms = likely.filter(({ field }) => field === 'terms');
  const others = found.filter((one) => !isJudged(one));
  return [...chosen, ...terms, ...others].toSorted((a, b) => a.start - b.start);
}

/** Labels first, then the likeliest. */
function standingOf({ candidate: { finding, isRead }, odds }: Judged): number {
  if (finding.sureness >= SURENESS.topic) return Infinity;
  return isRead && finding.sureness === SURENESS.line ? odds + BOUNDS.lead : odds;
}

function boundOf(facts: Facts, candidate: Candidate, found: readonly Finding[]): number {
  const { sureness, field } = candidate.finding;
  if (sureness >= SURENESS.topic) return -Infinity;
  if (field === 'terms') return BOUNDS.terms;
  if (!candidate.isRead) return BOUNDS.found;
  if (sureness > SURENESS.line && candidate.piece.label === 'super') return -Infinity;
  if (sureness > SURENESS.line) return BOUNDS.quoted;
  if (sureness === SURENESS.line) return BOUNDS.line;
  return isWholeClause(facts, candidate, found) ? BOUNDS.whole : BOUNDS.prose;
}

/** Whether a clause is an offer with its date or place and nothing else, but for words that link. */
function isWholeClause(facts: Facts, { clause }: Candidate, found: readonly Finding[]): boolean {
  const read = found.filter((one) => isLine(one.field) && overlapsAny(spanOf(one), [clause]));
  if (read.length < 2) return false;
  const { folded, language } = facts.text;
  return wordStarts(facts, clause).every((at) => {
    const word = /^[\p{L}\p{N}'’-]+/u.exec(folded.slice(at))?.[0] ?? '';
    const isRead = read.map(spanOf).some(({ start, end }) => start <= at && at < end);
    return isRead || isLinkingWord(word, language);
  });
}
