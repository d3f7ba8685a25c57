import type { Captions } from '#domain/captions.ts';
import type { AspectRatio, Controls } from '#domain/controls.ts';
import { isFloor } from '#domain/floor.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import type { Finding } from '#domain/verdict.ts';
import type { Words } from '#domain/words.ts';

/** How long the operator's decision about an order is valid. */
export const APPEAL_DAYS = 30;

export const APPEAL_REASON_LENGTH = { min: 10, max: 1_000 } as const;

export const APPEAL_NOTE_LENGTH_MAX = 500;

export const APPEAL_STATUSES = ['waiting', 'allowed', 'upheld'] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

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
