import type { OwnTerm, RuleLanguage, RuleSet } from '#domain/rules/rule-set.ts';
import { isFloor } from '#domain/rules/floor.ts';
import { isOutsidePolicy, stricter } from '#domain/moderation/verdict.ts';
import type { Finding, PolicyCategory, Severity } from '#domain/moderation/verdict.ts';
import { languagesOf } from '../languages/languages.ts';
import type { WordWindow } from '../normalise/windows.ts';
import type { Word } from '../normalise/words.ts';
import { tokenize } from '../normalise/tokenized-text.ts';
import { isAboutFloor } from './floor-ideas.ts';
import { findPhrases, indexPhrases, type PhraseIndex } from './phrase-index.ts';

/** Some words of a text that are allowed, and how far that goes. */
export interface AllowedSpan extends WordWindow {
  /** A brand is read as a name without meaning; a term loses its own hit alone. */
  readonly kind: 'brand' | 'term';
}

interface Allowance {
  readonly kind: AllowedSpan['kind'];
  readonly phrase: string;
  readonly language: RuleLanguage;
  /** The last day, `YYYY-MM-DD`; null is without end. */
  readonly expiresOn: string | null;
}

/** A set of rules laid out for the judge, once for many texts. */
export interface CompiledRules {
  readonly terms: PhraseIndex<OwnTerm>;
  readonly allowances: PhraseIndex<Allowance>;
  readonly severities: ReadonlyMap<PolicyCategory, Severity>;
}

/** Makes the rules that people wrote ready to be asked of many texts. */
export function compileRules(rules: RuleSet): CompiledRules {
  const { terms, allowedTerms, allowedBrands, severities } = rules;
  const allowances: Allowance[] = [
    ...allowedTerms.map(({ phrase, language }) => ({
      kind: 'term' as const,
      phrase,
      language,
      expiresOn: null,
    })),
    ...allowedBrands.map(({ brand, expiresOn }) => ({
      kind: 'brand' as const,
      phrase: brand,
      language: 'any' as const,
      expiresOn,
    })),
  ];
  return {
    terms: indexPhrases(terms, ({ phrase }) => phrase),
    allowances: indexPhrases(allowances, ({ phrase }) => phrase),
    severities: new Map(severities.map(({ category, severity }) => [category, severity])),
  };
}

/** What one text is judged by beside the policy: the operator's rules, then the organization's. */
export interface ActiveRules {
  readonly sets: readonly CompiledRules[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

export const NO_ACTIVE_RULES: ActiveRules = { sets: [], today: '' };

/** Whether some words are, or may be, of the language that a rule is about. */
export function isSpoken(language: RuleLanguage, words: readonly Word[]): boolean {
  return language === 'any' || languagesOf(words).has(language);
}

/** The allowed words of a text. */
export function allowedSpans({ sets, today }: ActiveRules, words: readonly Word[]): AllowedSpan[] {
  return sets.flatMap(({ allowances }) =>
    findPhrases(allowances, words).flatMap(({ value, from, to }) => {
      const { kind, language, expiresOn } = value;
      const holds = expiresOn === null || today <= expiresOn;
      return holds && isSpoken(language, words) ? [{ kind, from, to }] : [];
    }),
  );
}

/** The severity that the rules give a finding in a text; the floor is never lowered, whatever they say. */
export function withSeverity(finding: Finding, { sets }: ActiveRules, text: string): Finding {
  const { category } = finding;
  if (isOutsidePolicy(category) || category === 'review') return finding;
  const wanted = sets.flatMap(({ severities }) => severities.get(category) ?? []);
  if (wanted.length === 0) return finding;
  const strictest = wanted.reduce((left, right) => (left === 'block' ? left : right));
  const isLowered = stricter(strictest, finding.severity) !== strictest;
  const isFixed = isLowered && (isFloor(category) || isAboutFloor(tokenize(text).hits));
  return isFixed ? finding : { ...finding, severity: strictest };
}
