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
  /** What the rules do not find, what they find in prose, what a line or quotes set apart. */
  short: { found: 2.4, prose: 0.5, apart: -0.5 },
  long: { found: 1.4, prose: 1.4, apart: 1.4 },
  /** By how much other bounds of a line that the rules read must be likelier. */
  lead: 2.6,
  /** Of an offer that stands with its date or place and nothing else: `Friday 2-for-1 cocktails`. */
  whole: -3.5,
  /** What stands under a label. */
  labelled: -2,
  /** Small print is many sentences, of which each must be right. */
  terms: 2.8,
} as const;

/**
 * Judges what may be words: what the rules found and what begins and ends as words of known briefs do.
 * What stands under a label goes only where nothing speaks for it.
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
export function openHearing(open: OpenBrief, isOwn = false): Hearing {
  const { facts, readings, found } = open;
  const scene = openScene(facts, readings, isOwn ? null : found);
  const tokens = cutTokens(facts, scene.phrases, readings);
  return { scene, tokens, signs: boundSigns(open, tokens, scene.signs) };
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

/** A text that is no longer risks few wrong words. */
const SHORT_LENGTH_MAX = 200;
/** Ahead of all odds. */
const FIRM = 1e6;

/** Labels first, then the first of several supers, then the likeliest. */
function standingOf({ candidate, odds }: Judged): number {
  const { finding, isRead } = candidate;
  if (finding.sureness >= SURENESS.topic) return Infinity;
  if (isSuper(candidate)) return FIRM - finding.start;
  return isRead && finding.sureness === SURENESS.line ? odds + BOUNDS.lead : odds;
}

/** Whether it is said to stand on screen. */
function isSuper({ finding, piece }: Candidate): boolean {
  return finding.sureness > SURENESS.line && piece.label === 'super';
}

function boundOf(facts: Facts, candidate: Candidate, found: readonly Finding[]): number {
  const { sureness, field } = candidate.finding;
  if (field === 'terms') return sureness === SURENESS.labelled ? -Infinity : BOUNDS.terms;
  if (sureness >= SURENESS.topic || isSuper(candidate)) return BOUNDS.labelled;
  const isPlain = candidate.isRead && sureness === SURENESS.prose;
  if (isPlain && isWholeClause(facts, candidate, found)) return BOUNDS.whole;
  const bounds = facts.text.prompt.length <= SHORT_LENGTH_MAX ? BOUNDS.short : BOUNDS.long;
  if (!candidate.isRead) return bounds.found;
  return sureness === SURENESS.prose ? bounds.prose : bounds.apart;
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
