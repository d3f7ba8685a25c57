import { ASKED, ROLES, makeCandidates, isLine, type Role } from '#brief/ranking/candidates.ts';
import { candidateSigns } from '#brief/ranking/candidate-signs.ts';
import { scoreCandidates, readTextSigns, type TextSigns } from '#brief/ranking/rank-candidates.ts';
import { surroundingsOf } from '#brief/ranking/surroundings.ts';
import {
  loadRows,
  scoresOf,
  type RankingWeights,
  type LearntRows,
} from '#brief/ranking/weights.ts';
import type { Finding } from '#brief/finding.ts';
import { openBrief, type OpenBrief } from '#brief/open-brief.ts';
import { wordsAt } from '#brief/segments/open-text.ts';
import { readBriefSet, type BriefSet, type MarkedBrief } from '../../bench/briefs/brief-set.ts';
import { isRightField, isRightLine } from '../../bench/briefs/score-brief.ts';
import type { Example } from './descend.ts';
import type { Lesson } from './learn-network.ts';

/** A brief opened for its judge, with what its author says of each token. */
export interface Case {
  readonly set: BriefSet;
  readonly brief: MarkedBrief;
  readonly open: OpenBrief;
  readonly text: TextSigns;
  readonly tokens: readonly Example[];
}

/** The rules were written on it: what they say of its briefs is not learnt from. */
const OWN_SET: BriefSet = 'rule-variants';

/** The cases of a set. */
export function casesOf(set: BriefSet): Case[] {
  return readBriefSet(set).map((brief) => {
    const open = openBrief(brief.prompt);
    const text = readTextSigns(open, set === OWN_SET);
    const targets = boundsMeant(brief, text);
    const tokens = text.signs.map((signs, at) => ({
      signs,
      targets: (targets[at] ?? []).map((holds, output) => [output, holds] as const),
    }));
    return { set, brief, open, text, tokens };
  });
}

/** What the fields' judge learns of a brief, with bounds that did not learn from it. */
export function fieldExamples(
  { brief, open, text }: Case,
  bounds: LearntRows,
  outputs: readonly string[],
): Example[] {
  const learnt = loadRows(bounds);
  const scores = text.signs.map((signs) => scoresOf(learnt, signs));
  const candidates = makeCandidates(open, text.tokens, scores);
  const signs = candidateSigns(text.scene, text.tokens, candidates);
  return candidates.map(({ finding }, at) => ({
    signs: signs[at] ?? [],
    targets: [[outputs.indexOf(finding.field), isRight(brief, finding, open)]],
  }));
}

/** What the network learns of a brief, whose candidates were judged by what did not learn from it. */
export function companyLessons(
  { set, brief, open, text }: Case,
  weights: Pick<RankingWeights, 'bounds' | 'fields'>,
): Lesson[] {
  if (set === OWN_SET) return [];
  const judged = scoreCandidates(open, text, weights);
  const inputs = surroundingsOf(open, judged);
  return judged.flatMap(({ candidate }, at) => {
    const own = inputs[at];
    return own ? [{ inputs: own, holds: isRight(brief, candidate.finding, open) }] : [];
  });
}

function isRight(brief: MarkedBrief, finding: Finding, { facts }: OpenBrief): boolean {
  const { field, condition } = finding;
  const text = wordsAt(facts.text, finding);
  if (isLine(field))
    return isRightLine(brief, { text, condition: condition && wordsAt(facts.text, condition) });
  if (field === 'shot') return true;
  if (field !== 'terms') return isRightField(brief, field, text);
  return [brief.words.terms, ...(brief.acceptable.terms ?? [])].some((one) =>
    one?.replaceAll(/\s+/gu, ' ').includes(text.replace(/[.。]$/u, '')),
  );
}

/** For each token whether words of a role begin with it, end with it, hold it. */
function boundsMeant({ words, acceptable, prompt }: MarkedBrief, { tokens: { all } }: TextSigns) {
  const meant: Readonly<Record<Role, readonly (string | null)[]>> = {
    headline: [words.headline, ...(acceptable.headline ?? [])],
    callToAction: [words.callToAction, ...(acceptable.callToAction ?? [])],
    signature: [words.signature ?? null, ...(acceptable.signature ?? [])],
    line: [
      ...words.lines.flatMap(({ text, condition }) => [text, `${text} ${condition ?? ''}`]),
      ...(acceptable.lines ?? []).map((line) => (typeof line === 'string' ? line : line.text)),
    ],
  };
  const said = all.map((token) => lettersOf(prompt.slice(token.start, token.end)));
  const targets = all.map(() => ROLES.flatMap(() => ASKED.map(() => false)));
  for (const [role, name] of ROLES.entries()) {
    for (const text of new Set(meant[name].map((one) => lettersOf(one ?? ''))))
      for (const { first, last } of placesOf(text, said)) {
        mark(targets, first, role * ASKED.length);
        mark(targets, last, role * ASKED.length + 1);
        for (let at = first; at <= last; at += 1) mark(targets, at, role * ASKED.length + 2);
      }
  }
  return targets;
}

function mark(targets: boolean[][], at: number, output: number): void {
  const row = targets[at];
  if (row) row[output] = true;
}

/** Where a text stands, token by token; with the mark of a cry behind it and without. */
function placesOf(text: string, said: readonly string[]) {
  const places: { first: number; last: number }[] = [];
  if (text === '') return places;
  for (const first of said.keys()) {
    let read = '';
    let at = first;
    while (at < said.length && read.length < text.length) read += said[at++] ?? '';
    if (read !== text || said[first] === '') continue;
    places.push({ first, last: at - 1 });
    if (at < said.length && said[at] === '') places.push({ first, last: at });
  }
  return places;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}$€£¥%]+/gu, '')
    .toLowerCase();
}
