import { isFloor } from '#domain/rules/floor.ts';
import type { RuleProblem } from '#domain/rules/rule-problems.ts';
import type { RuleSet } from '#domain/rules/rule-set.ts';
import { verdictOf, type Decision, type Finding } from '#domain/moderation/verdict.ts';
import { foldPhrase } from '#policy/custom-rules/phrase-index.ts';
import { judgePrompt } from '#policy/judge/judge-prompt.ts';
import { judgedTextOf, type JudgedWords } from '#policy/judge/judged-words.ts';
import { mayDiffer } from '#policy/custom-rules/may-differ.ts';
import { policyContext } from '#policy/judge/policy-context.ts';
import { activeRulesOf, type SerializedRules } from './serialized-rules.ts';

/** The same texts under two sets of rules. */
export interface RuleTrialRequest {
  readonly texts: readonly JudgedWords[];
  readonly before: SerializedRules;
  readonly after: SerializedRules;
}

export interface TriedText {
  readonly before: Decision;
  readonly after: Decision;
  /** Messages of findings that only one of them has. */
  readonly messages: readonly string[];
}

/** Markets are left out: such rules neither open nor close one. */
export function tryRules({ texts, before, after }: RuleTrialRequest): TriedText[] {
  const [now, then] = [activeRulesOf(before), activeRulesOf(after)];
  return texts.map((words) => {
    const old = withoutMarkets(judgePrompt(words, policyContext(now)).findings);
    const isTouched = mayDiffer(judgedTextOf(words), now, then);
    const fresh = isTouched
      ? withoutMarkets(judgePrompt(words, policyContext(then)).findings)
      : old;
    return {
      before: verdictOf(old).decision,
      after: verdictOf(fresh).decision,
      messages: [...onlyIn(fresh, old), ...onlyIn(old, fresh)],
    };
  });
}

const withoutMarkets = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ category }) => category !== 'market');

function onlyIn(some: readonly Finding[], others: readonly Finding[]): string[] {
  const known = new Set(others.map(({ message, severity }) => `${severity} ${message}`));
  return some
    .filter(({ message, severity }) => !known.has(`${severity} ${message}`))
    .map(({ message }) => message);
}

const UNFINDABLE = 'Enter a phrase with at least one letter or digit';
const OF_FLOOR = 'This is a fixed part of the policy and cannot be allowed';

/** Phrases that cannot be matched, and allowances for categories that cannot be relaxed. */
export function phraseProblems({ terms, allowedTerms, allowedBrands }: RuleSet): RuleProblem[] {
  const phrases = [
    ...terms.map(({ phrase }, at) => ({ path: `terms.${at}.phrase`, phrase, isAllowed: false })),
    ...allowedTerms.map(({ phrase }, at) => ({
      path: `allowedTerms.${at}.phrase`,
      phrase,
      isAllowed: true,
    })),
    ...allowedBrands.map(({ brand }, at) => ({
      path: `allowedBrands.${at}.brand`,
      phrase: brand,
      isAllowed: true,
    })),
  ];
  return phrases.flatMap(({ path, phrase, isAllowed }) => {
    if (foldPhrase(phrase).length === 0) return [{ path, message: UNFINDABLE }];
    const isOfFloor =
      isAllowed &&
      judgePrompt({ prompt: phrase }).findings.some(({ category }) => isFloor(category));
    return isOfFloor ? [{ path, message: OF_FLOOR }] : [];
  });
}
