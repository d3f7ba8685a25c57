import { DECISION_REASONS } from '#domain/moderation/moderation.ts';
import {
  isOutsidePolicy,
  POLICY_CATEGORIES,
  type Finding,
  type PolicyCategory,
} from '#domain/moderation/verdict.ts';

/** What the check said about a text, and what a person decided. */
export interface DecidedText {
  readonly language: string;
  readonly findings: readonly Pick<Finding, 'category' | 'severity'>[];
  readonly isAllowed: boolean;
  /** The policy category for which it was rejected, if the moderator named one. */
  readonly because: PolicyCategory | null;
  /** Whether it was rejected for a reason outside the policy. */
  readonly isOtherwiseRejected: boolean;
}

export type CountedCategory = PolicyCategory | 'review';

export interface DecisionCount {
  readonly category: CountedCategory;
  readonly language: string;
  readonly falseStops: number;
  readonly rightStops: number;
  readonly misses: number;
}

type Kind = 'falseStops' | 'rightStops' | 'misses';

/** Returns what a decision says about the check, by category. */
export function judgeOutcomesOf(text: DecidedText): { category: CountedCategory; kind: Kind }[] {
  const { isAllowed, because } = text;
  const stopped = [...new Set(text.findings.map(({ category }) => category))].filter(
    (category) => !isOutsidePolicy(category),
  );
  if (isAllowed) return stopped.map((category) => ({ category, kind: 'falseStops' }));
  if (because !== null) {
    return [{ category: because, kind: stopped.includes(because) ? 'rightStops' : 'misses' }];
  }
  if (text.isOtherwiseRejected) return [];
  return stopped.map((category) => ({ category, kind: 'rightStops' }));
}

/**
 * Counts how often moderators and the check disagreed, by category and language, most disagreements
 * first.
 */
export function countDecisions(texts: readonly DecidedText[]): DecisionCount[] {
  const counts = new Map<string, DecisionCount>();
  for (const text of texts) {
    for (const { category, kind } of judgeOutcomesOf(text)) {
      const { language } = text;
      const key = `${category} ${language}`;
      const known = counts.get(key) ?? {
        category,
        language,
        falseStops: 0,
        rightStops: 0,
        misses: 0,
      };
      counts.set(key, { ...known, [kind]: known[kind] + 1 });
    }
  }
  const differences = ({ falseStops, misses }: DecisionCount) => falseStops + misses;
  return [...counts.values()].toSorted((a, b) => differences(b) - differences(a));
}

/** Returns the policy category of a stored rejection; null if it has none. */
export function categoryOfRejection(reason: string | null): PolicyCategory | null {
  const named = DECISION_REASONS.find(
    ({ label }) => reason === label || reason?.startsWith(`${label}: `),
  );
  return POLICY_CATEGORIES.find((category) => category === named?.id) ?? null;
}
