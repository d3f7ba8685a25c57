import type { Advertises } from '#domain/markets/advertises.ts';
import { stricter, type Finding } from '#domain/moderation/verdict.ts';
import type { Captions } from '#domain/order/captions.ts';
import type { AspectRatio, Controls } from '#domain/order/controls.ts';
import type { Words } from '#domain/order/words.ts';
import { isFloor } from '#domain/rules/floor.ts';

/** How long the operator's decision about an order is valid. */
export const APPEAL_DAYS = 30;

export const APPEAL_REASON_LENGTH = { min: 10, max: 1_000 } as const;

export const APPEAL_NOTE_LENGTH_MAX = 500;

export const APPEAL_STATUSES = ['waiting', 'allowed', 'upheld'] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

/** As people see it: `expired` can no longer be allowed, or no longer allows anything. */
export const SHOWN_APPEAL_STATUSES = [...APPEAL_STATUSES, 'expired'] as const;
export type ShownAppealStatus = (typeof SHOWN_APPEAL_STATUSES)[number];

/** An appealed order as its reviewer sees it. */
export interface AppealedOrder {
  readonly prompt: string;
  readonly preset: string;
  readonly words: Words;
  readonly controls: Omit<Controls, 'aspectRatio'>;
  readonly shapes: readonly AspectRatio[];
  readonly voiceOver: boolean;
  readonly captions: Captions;
  readonly advertises: Advertises;
  readonly brand: { readonly name: string; readonly version: number } | null;
  /**
   * The order as it was sent, so that its author can send it again; absent for appeals made before
   * this was stored.
   */
  readonly sent?: Readonly<Record<string, unknown>>;
}

/** Whether an order that was blocked by these findings can be appealed to the operator. */
export function canBeAppealed(findings: readonly Finding[]): boolean {
  const blocking = findings.filter(({ severity }) => severity === 'block');
  return blocking.length > 0 && !blocking.some(({ category }) => isFloor(category));
}

interface AppealState {
  readonly status: AppealStatus;
  readonly expiresAt: Date | null;
  /** Whether the policy that refused the order is still in force. */
  readonly isPolicyCurrent: boolean;
}

/** The status of an appeal at `now`. */
export function appealStatusAt(
  { status, expiresAt, isPolicyCurrent }: AppealState,
  now: Date,
): ShownAppealStatus {
  if (status === 'upheld') return status;
  const isOver = expiresAt !== null && expiresAt <= now;
  return isOver || !isPolicyCurrent ? 'expired' : status;
}

/** The findings of a refusal, and the version of policy and rules that made them. */
export interface Refusal {
  readonly policyVersion: string;
  readonly findings: readonly Finding[];
}

/**
 * Returns the findings about an order that none of its overruled refusals contained. They can only
 * come from rules that were published since, so there are none under the same version.
 */
export function findingsNotOverruled(
  { policyVersion, findings }: Refusal,
  overruled: readonly Refusal[],
): readonly Finding[] {
  if (overruled.some((earlier) => earlier.policyVersion === policyVersion)) return [];
  const known = overruled.flatMap((earlier) => earlier.findings);
  return findings.filter((finding) => !known.some((earlier) => contains(earlier, finding)));
}

function contains(earlier: Finding, finding: Finding): boolean {
  return (
    earlier.category === finding.category &&
    earlier.excerpt === finding.excerpt &&
    earlier.message === finding.message &&
    stricter(earlier.severity, finding.severity) === earlier.severity
  );
}
