import { isFloor } from '#domain/rules/floor.ts';
import type { RuleSet } from '#domain/rules/rule-set.ts';

/** Why a set of rules is invalid, and where. */
export interface RuleProblem {
  /** For example `terms.3.phrase`. */
  readonly path: string;
  readonly message: string;
}

const sameAs = (text: string): string => text.normalize('NFC').trim().toLowerCase();

function repeated(list: keyof RuleSet, keys: readonly string[]): RuleProblem[] {
  const seen = new Set<string>();
  return keys.flatMap((key, index) => {
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew ? [] : [{ path: `${list}.${index}`, message: 'This rule is listed twice' }];
  });
}

function lowersFloor({ severities }: RuleSet): RuleProblem[] {
  return severities.flatMap(({ category, severity }, index) => {
    if (!isFloor(category) || severity === 'block') return [];
    const message = 'This category is a fixed part of the policy and cannot be relaxed';
    return [{ path: `severities.${index}.severity`, message }];
  });
}

/** Checks that apply to every set of rules, whoever writes it. */
export function problemsOf(rules: RuleSet): RuleProblem[] {
  const { terms, allowedTerms, allowedBrands, severities } = rules;
  return [
    ...repeated(
      'terms',
      terms.map(({ phrase, language }) => `${language} ${sameAs(phrase)}`),
    ),
    ...repeated(
      'allowedTerms',
      allowedTerms.map(({ phrase, language }) => `${language} ${sameAs(phrase)}`),
    ),
    ...repeated(
      'allowedBrands',
      allowedBrands.map(({ brand }) => sameAs(brand)),
    ),
    ...repeated(
      'severities',
      severities.map(({ category }) => category),
    ),
    ...lowersFloor(rules),
  ];
}

/** Whether each row of `some` equals a row of `all`. */
function isPartOf(some: readonly object[], all: readonly object[]): boolean {
  const known = new Set(all.map((row) => rowKey(row)));
  return some.every((row) => known.has(rowKey(row)));
}

const rowKey = (row: object): string =>
  JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Checks for an organization's own rules: they can be stricter than the operator's, never more
 * lenient.
 */
export function problemsOfOrganization(rules: RuleSet, inForce: RuleSet): RuleProblem[] {
  const isOld =
    isPartOf(rules.allowedTerms, inForce.allowedTerms) &&
    isPartOf(rules.allowedBrands, inForce.allowedBrands);
  const asks =
    'Ask the platform operator to allow a phrase or a brand. Your own rules can only be stricter.';
  const milder = rules.severities.flatMap(({ severity }, index) =>
    severity === 'block'
      ? []
      : [{ path: `severities.${index}.severity`, message: 'Your own rules can only be stricter' }],
  );
  return [...(isOld ? [] : [{ path: 'allowedTerms', message: asks }]), ...milder];
}

/**
 * Returns the rules of an earlier version, keeping only those allowances that the operator granted
 * both then and now.
 */
export function restoredRules(former: RuleSet, inForce: RuleSet): RuleSet {
  const isInForce = (row: object, all: readonly object[]) => isPartOf([row], all);
  return {
    ...former,
    allowedTerms: former.allowedTerms.filter((row) => isInForce(row, inForce.allowedTerms)),
    allowedBrands: former.allowedBrands.filter((row) => isInForce(row, inForce.allowedBrands)),
  };
}
