import type { AllowanceBody, DecisionCountBody } from '#contracts/schemas/rules.ts';
import { DECISION_REASONS } from '#domain/moderation/moderation.ts';
import { POLICY_CATEGORIES, type Severity } from '#domain/moderation/verdict.ts';
import { RULE_LANGUAGES, type RuleLanguage } from '#domain/rules/rule-set.ts';
import { TEXTS } from '#web/features/rules/texts.ts';
import type { BadgeTone } from '#web/ui/text/badge.tsx';

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

export function languageName(language: string): string {
  return language === 'any' ? TEXTS.anyLanguage : (LANGUAGE_NAMES.of(language) ?? language);
}

export function categoryName(category: DecisionCountBody['category']): string {
  const reason = DECISION_REASONS.find(({ id }) => id === category);
  return reason?.label ?? TEXTS.needsAPerson;
}

export const LANGUAGE_OPTIONS = RULE_LANGUAGES.map((value: RuleLanguage) => ({
  value,
  label: languageName(value),
}));

export const CATEGORY_OPTIONS = POLICY_CATEGORIES.map((value) => ({
  value,
  label: categoryName(value),
}));

export const SEVERITY_OPTIONS = (['block', 'flag'] as const).map((value: Severity) => ({
  value,
  label: TEXTS[value],
}));

export const DECISION_TONES = {
  allow: 'default',
  flag: 'amber',
  block: 'destructive',
} as const satisfies Record<string, BadgeTone>;

export const STATUS_TONES: Record<AllowanceBody['status'], BadgeTone> = {
  waiting: 'amber',
  approved: 'default',
  refused: 'destructive',
  withdrawn: 'secondary',
};
