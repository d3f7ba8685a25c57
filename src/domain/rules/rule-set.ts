import { LANGUAGES } from '#domain/languages.ts';
import type { PolicyCategory, Severity } from '#domain/moderation/verdict.ts';

export const RULE_LANGUAGES = ['any', ...LANGUAGES] as const;
export type RuleLanguage = (typeof RULE_LANGUAGES)[number];

/** A phrase that must not appear in films. */
export interface OwnTerm {
  readonly phrase: string;
  readonly language: RuleLanguage;
  readonly category: PolicyCategory;
  readonly severity: Severity;
  readonly reason: string;
}

/** A phrase whose match in the lexicon is ignored. */
export interface AllowedTerm {
  readonly phrase: string;
  readonly language: RuleLanguage;
  readonly reason: string;
}

/** A third party's brand that may be named: the title of a slot, a car to be won. */
export interface AllowedBrand {
  readonly brand: string;
  /** Who granted the licence, and where that is documented. */
  readonly licence: string;
  /** The last day on which it is valid, `YYYY-MM-DD`. */
  readonly expiresOn: string;
}

export interface CategorySeverity {
  readonly category: PolicyCategory;
  readonly severity: Severity;
}

/** What the operator adds to the policy for everyone, or an organization for itself. */
export interface RuleSet {
  readonly terms: readonly OwnTerm[];
  readonly allowedTerms: readonly AllowedTerm[];
  readonly allowedBrands: readonly AllowedBrand[];
  readonly severities: readonly CategorySeverity[];
}

export const NO_RULES: RuleSet = {
  terms: [],
  allowedTerms: [],
  allowedBrands: [],
  severities: [],
};

export const RULES_MAX = { terms: 500, allowedTerms: 200, allowedBrands: 300 } as const;
export const PHRASE_LENGTH = { min: 2, max: 80 } as const;
export const RULE_REASON_LENGTH = { min: 5, max: 300 } as const;
export const RULE_NOTE_LENGTH_MAX = 300;
