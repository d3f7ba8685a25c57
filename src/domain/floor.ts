import { isOutsidePolicy, type FindingCategory, type PolicyCategory } from '#domain/verdict.ts';

/** What nobody lowers or overrules, the operator included: minors, ages, sure wins, labels. */
export const FLOOR_CATEGORIES: readonly PolicyCategory[] = [
  'minors_appeal',
  'underage_persons',
  'guaranteed_win',
  'disclosure_evasion',
];

/** Whether a finding of this category stands whatever rules or people say; what is not the policy's does, too. */
export function isFloor(category: FindingCategory): boolean {
  return isOutsidePolicy(category) || FLOOR_CATEGORIES.some((floor) => floor === category);
}
