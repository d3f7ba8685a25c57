import { isLine, isOpen, makeCandidates, spanOf, type Candidate } from '#brief/judge/candidates.ts';
import { openScene, signsOf } from '#brief/judge/signs.ts';
import type { Finding } from '#brief/finding.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import { overlapsAny } from '#text/spans.ts';

/** What was learnt for each field: the weight of each sign. */
export type JudgeWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Judged {
  readonly candidate: Candidate;
  /** How likely an author means it, from 0 to 1. */
  readonly chance: number;
}

/** From which chance on what the rules read stays. */
const KEEP = 0.5;
/** From which chance on the same words stand within other bounds. */
const REPLACE = 0.7;
/** Small print is many sentences, of which each must be right. */
const KEEP_TERMS = 0.8;

/**
 * Judges what the rules found in prose and in lines of their own: it may drop a finding or bound a line
 * otherwise. What stands under a label, in quotes or on an end card is beyond its reach, and it never
 * shows what the rules have not touched.
 */
export function judgeFindings(
  { facts, readings, found }: OpenBrief,
  weights: JudgeWeights,
): Finding[] {
  const candidates = makeCandidates(facts, readings);
  if (candidates.length === 0) return [...found];
  const scene = openScene(facts, readings, found);
  const judged = candidates.map((candidate) => ({
    candidate,
    chance: chanceOf(weights, candidate.finding.field, signsOf(scene, candidate)),
  }));
  const chances = new Map(judged.map(({ candidate, chance }) => [candidate.finding, chance]));
  const others = found.filter(
    (one) => !isOpen(one) || (!isLine(one.field) && isKept(one, chances.get(one))),
  );
  return withLines(
    others,
    judged.filter((one) => isShown(one, found)),
  );
}

function isKept({ field }: Finding, chance = 1): boolean {
  return field === 'shot' || chance >= (field === 'terms' ? KEEP_TERMS : KEEP);
}

function isShown({ candidate: { finding }, chance }: Judged, found: readonly Finding[]): boolean {
  return isLine(finding.field) && chance >= (found.includes(finding) ? KEEP : REPLACE);
}

/** The likeliest lines that leave each other and all else alone. */
function withLines(others: readonly Finding[], judged: readonly Judged[]): Finding[] {
  const chosen = [...others];
  for (const { candidate } of judged.toSorted((a, b) => b.chance - a.chance))
    if (!overlapsAny(spanOf(candidate.finding), chosen.map(spanOf))) chosen.push(candidate.finding);
  return chosen.toSorted((a, b) => a.start - b.start);
}

function chanceOf(weights: JudgeWeights, field: string, signs: readonly string[]): number {
  const own = weights[field] ?? {};
  const score = signs.reduce((sum, sign) => sum + (own[sign] ?? 0), own['bias'] ?? 0);
  return 1 / (1 + Math.exp(-score));
}
