import type { Finding, FindingCategory } from '#domain/verdict.ts';

/** How long the operator's word about an order holds. */
export const APPEAL_DAYS = 30;

export const APPEAL_REASON_LENGTH = { min: 10, max: 1_000 } as const;

export const APPEAL_STATUSES = ['waiting', 'allowed', 'upheld'] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

/**
 * What nobody overrules, the operator included: minors, ages, sure wins, markets, labels, what an
 * organization asks of itself, and the rights of others.
 */
const FLOOR: readonly FindingCategory[] = [
  'minors_appeal',
  'underage_persons',
  'guaranteed_win',
  'disclosure_evasion',
  'market',
  'brand',
  'media',
];

/** Whether what blocks an order may be put before the operator. */
export function canBeAppealed(findings: readonly Finding[]): boolean {
  const blocking = findings.filter(({ severity }) => severity === 'block');
  return blocking.length > 0 && !blocking.some(({ category }) => FLOOR.includes(category));
}
