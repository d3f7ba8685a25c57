import { makeCandidates, type Candidate } from '#brief/judge/candidates.ts';
import { openScene, signsOf } from '#brief/judge/signs.ts';
import { openBrief } from '#brief/open-brief.ts';
import { wordsAt } from '#brief/segments/open-text.ts';
import { readBriefSet, type BriefSet, type MarkedBrief } from '../../bench/briefs/brief-set.ts';
import { isRightField, isRightLine } from '../../bench/briefs/score-brief.ts';
import type { JudgedExample } from './train-judge.ts';

/** The examples of a set. Of one that the rules were written on, not what the rules say of it. */
export function examplesOfSet(set: BriefSet): JudgedExample[] {
  return readBriefSet(set).flatMap((brief) => examplesOf(brief, set === OWN_SET));
}

const OWN_SET: BriefSet = 'development';

/** The candidates of a brief with what its author says of them. */
function examplesOf(brief: MarkedBrief, isOwn: boolean): JudgedExample[] {
  const { facts, readings, found } = openBrief(brief.prompt);
  const scene = openScene(facts, readings, isOwn ? null : found);
  return makeCandidates(facts, readings).map((candidate) => ({
    field: candidate.finding.field,
    signs: signsOf(scene, candidate),
    isRight: isRight(brief, candidate, (span) => wordsAt(facts.text, span)),
  }));
}

type Words = (span: { start: number; end: number }) => string;

function isRight(brief: MarkedBrief, { finding }: Candidate, words: Words): boolean {
  const text = words(finding);
  switch (finding.field) {
    case 'offer':
    case 'when':
    case 'where':
    case 'note':
      return isRightLine(brief, {
        text,
        condition: finding.condition && words(finding.condition),
      });
    case 'terms':
      return [brief.words.terms, ...(brief.acceptable.terms ?? [])].some((one) =>
        one?.replaceAll(/\s+/gu, ' ').includes(text.replace(/[.。]$/u, '')),
      );
    case 'headline':
    case 'callToAction':
    case 'signature':
      return isRightField(brief, finding.field, text);
    case 'shot':
      return true;
  }
}
