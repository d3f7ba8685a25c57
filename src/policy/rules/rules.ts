import { isOneSentence } from '../normalise/windows.ts';
import type { Word } from '../normalise/words.ts';
import type { Concept, ConceptHit } from '../features/concept-tagger.ts';
import { withoutTableTalk } from '../features/table-talk.ts';
import { RULES, type Rule } from './certain-cases.ts';
import { losesSomethingElse } from './lost-objects.ts';
import type { PolicyCategory, Severity } from '#domain/moderation/verdict.ts';

/** Longest excerpt of a finding, in words. */
export const EXCERPT_WORDS_MAX = 6;

/** A rule that holds, and the words it stands on: those of its first group, where the others are far. */
export interface RuleHit {
  readonly category: PolicyCategory;
  readonly severity: Severity;
  readonly from: number;
  readonly to: number;
}

function placeOf(
  rule: Rule,
  hits: readonly ConceptHit[],
  words: readonly Word[],
): { from: number; to: number } | undefined {
  const { partedBy = Infinity } = rule;
  const isParted = (from: number, to: number) =>
    words.slice(from, to + 1).some(({ pause }) => pause >= partedBy);
  const groups = rule.all.map((group) =>
    hits.filter((hit) => !hit.negated && group.includes(hit.concept)),
  );
  const anchors = (groups[0] ?? []).filter(
    (hit) => !rule.ofStakes || !losesSomethingElse(hit, hits, words),
  );
  for (const anchor of anchors) {
    const partners = groups.slice(1).map((group) =>
      group.find((hit) => {
        if (rule.inOrder && hit.from < anchor.to) return false;
        if (rule.areApart && hit.from < anchor.to && anchor.from < hit.to) return false;
        const gap = hit.from >= anchor.to ? hit.from - anchor.to : anchor.from - hit.to;
        return gap <= rule.within && !isParted(anchor.to, hit.from);
      }),
    );
    if (partners.some((partner) => partner === undefined)) continue;
    const all = [anchor, ...partners.flatMap((partner) => (partner ? [partner] : []))];
    const from = Math.min(...all.map((hit) => hit.from));
    const to = Math.max(...all.map((hit) => hit.to));
    const isWhole = to - from <= EXCERPT_WORDS_MAX && isOneSentence({ from, to }, words);
    return isWhole ? { from, to } : { from: anchor.from, to: anchor.to };
  }
  return undefined;
}

/** Ideas that hold a negation themselves, which denies nothing behind them: "zero risk blackjack". */
const DENYING: readonly Concept[] = ['riskfree'];
/** How far a negation reaches at most, in words. */
const NEGATION_REACH = 8;

/** Undoes negations that are part of an idea before what they seem to deny. */
function withoutOwnNegations(hits: readonly ConceptHit[]): readonly ConceptHit[] {
  const denying = hits.filter(({ concept, negated }) => !negated && DENYING.includes(concept));
  if (denying.length === 0) return hits;
  const negations = hits.filter(({ concept }) => concept === 'negation');
  return hits.map((hit) => {
    const near = negations.filter(({ to }) => to <= hit.from && hit.from - to <= NEGATION_REACH);
    const isOwn = near.every((negation) =>
      denying.some(({ from, to }) => from <= negation.from && negation.to <= to && to <= hit.from),
    );
    return hit.negated && near.length > 0 && isOwn ? { ...hit, negated: false } : hit;
  });
}

/** The certain cases among the ideas of some words of a text. */
export function findRuleHits(found: readonly ConceptHit[], words: readonly Word[]): RuleHit[] {
  if (found.length === 0) return [];
  const hits = withoutOwnNegations(withoutTableTalk(found));
  const said = new Set(hits.filter(({ negated }) => !negated).map(({ concept }) => concept));
  return RULES.flatMap((rule) => {
    if (rule.none.some((concept) => said.has(concept))) return [];
    if (!rule.all.every((group) => group.some((concept) => said.has(concept)))) return [];
    const place = placeOf(rule, hits, words);
    return place ? [{ category: rule.category, severity: rule.severity, ...place }] : [];
  });
}
