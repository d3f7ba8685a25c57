import {
  isOutsidePolicy,
  type FindingCategory,
  type PolicyCategory,
} from '#domain/moderation/verdict.ts';

/**
 * What nobody can relax or overrule, not even the operator: minors, ages, guaranteed wins, labels.
 */
export const FLOOR_CATEGORIES: readonly PolicyCategory[] = [
  'minors_appeal',
  'underage_persons',
  'guaranteed_win',
  'disclosure_evasion',
];

/**
 * Whether a finding of this category stands whatever rules or people say. Findings outside the
 * policy also stand.
 */
export function isFloor(category: FindingCategory): boolean {
  return isOutsidePolicy(category) || FLOOR_CATEGORIES.some((floor) => floor === category);
}
