import { isFloor } from '#domain/floor.ts';
import type { Finding } from '#domain/verdict.ts';

/** How long the operator's word about an order holds. */
export const APPEAL_DAYS = 30;

export const APPEAL_REASON_LENGTH = { min: 10, max: 1_000 } as const;

export const APPEAL_STATUSES = ['waiting', 'allowed', 'upheld'] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

/** Whether what blocks an order may be put before the operator. */
export function canBeAppealed(findings: readonly Finding[]): boolean {
  const blocking = findings.filter(({ severity }) => severity === 'block');
  return blocking.length > 0 && !blocking.some(({ category }) => isFloor(category));
}
