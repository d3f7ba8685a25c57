import type { Facts } from '#brief/facts/find-facts.ts';
import { isLinking, wordStarts } from '#brief/facts/offers.ts';
import { isLine, isOpen, makeCandidates, spanOf, type Candidate } from '#brief/judge/candidates.ts';
import { openScene, signsOf } from '#brief/judge/signs.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import { overlapsAny } from '#text/spans.ts';

/** What was learnt for each field: the weight of each sign. */
export type JudgeWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Judged {
  readonly candidate: Candidate;
  /** How likely an author means it, from 0 to 1. */
  readonly chance: number;
}

/** How far it may overrule the rules. */
const BOUNDS = {
  /** From which chance on a line of its own stays, and what was read in prose. */
  keepLine: 0.3,
  keepProse: 0.17,
  /** Of an offer that stands with its date or place and nothing else: `Friday 2-for-1 cocktails`. */
  keepWhole: 0.03,
  /** Headlines, calls and signatures. */
  keepSingle: 0.15,
  /** Small print is many sentences, of which each must be right. */
  keepTerms: 0.9,
  /** From which chance on the same words stand within other bounds, and by how much it must be likelier. */
  replace: 0.7,
  lead: 0.45,
} as const;

/**
 * Judges what the rules found in prose and in lines of their own: it may drop a finding or bound a line
 * otherwise. What stands under a label, in quotes or on an end card is beyond its reach, and it never
 * shows what the rules have not touched.
 */
export function judgeFindings(open: OpenBrief, weights: JudgeWeights): Finding[] {
  return chooseFindings(open, judgeAll(open, weights));
}

function judgeAll({ facts, readings, found }: OpenBrief, weights: JudgeWeights): Judged[] {
  const candidates = makeCandidates(facts, readings);
  if (candidates.length === 0) return [];
  const scene = openScene(facts, readings, found);
  return candidates.map((candidate) => ({
    candidate,
    chance: chanceOf(weights, candidate.finding.field, signsOf(scene, candidate)),
  }));
}

/** Keeps what is likely enough, and of several bounds of the same words the likeliest. */
function chooseFindings({ facts, found }: OpenBrief, judged: readonly Judged[]): Finding[] {
  const known = new Map(judged.map((one) => [one.candidate.finding, one]));
  const isKept = (finding: Finding) => {
    const own = known.get(finding);
    if (!own || own.chance >= boundOf(finding)) return true;
    return own.chance >= BOUNDS.keepWhole && isWholeClause(facts, own.candidate, found);
  };
  const isOpenLine = (one: Finding) => isOpen(one) && isLine(one.field);
  const lines = judged.filter(({ candidate: { finding }, chance }) => {
    if (!isLine(finding.field)) return false;
    if (found.includes(finding)) return isKept(finding);
    const rivals = found.filter(
      (one) => isOpenLine(one) && overlapsAny(spanOf(one), [spanOf(finding)]),
    );
    const most = Math.max(0, ...rivals.map((one) => known.get(one)?.chance ?? 0));
    return chance >= Math.max(BOUNDS.replace, most + BOUNDS.lead);
  });
  return withLines(
    found.filter((one) => !isOpenLine(one) && isKept(one)),
    lines,
  );
}

/** Whether a clause is an offer with its date or place and nothing else, but for words that link. */
function isWholeClause(
  facts: Facts,
  { finding, clause }: Candidate,
  found: readonly Finding[],
): boolean {
  const read = found.filter((one) => isLine(one.field) && overlapsAny(spanOf(one), [clause]));
  if (finding.sureness > SURENESS.prose || read.length < 2) return false;
  const { folded, language } = facts.text;
  return wordStarts(facts, clause).every((at) => {
    const word = /^[\p{L}\p{N}'’-]+/u.exec(folded.slice(at))?.[0] ?? '';
    const isRead = read.map(spanOf).some(({ start, end }) => start <= at && at < end);
    return isRead || isLinking(word, language);
  });
}

function boundOf({ field, sureness }: Finding): number {
  if (field === 'shot') return 0;
  if (field === 'terms') return BOUNDS.keepTerms;
  if (!isLine(field)) return BOUNDS.keepSingle;
  return sureness === SURENESS.line ? BOUNDS.keepLine : BOUNDS.keepProse;
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
