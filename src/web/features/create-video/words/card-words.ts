import type { BriefBody } from '#contracts/schemas/brief.ts';
import type { LineKind } from '#domain/order/words.ts';

export interface CardLine {
  /** Stays with the line when it moves. */
  readonly id: string;
  readonly kind: LineKind;
  readonly text: string;
  readonly condition: string;
}

/** Empty is not shown. */
export interface CardWords {
  readonly headline: string;
  readonly lines: readonly CardLine[];
  readonly callToAction: string;
  /** Null: the name of the brand or the organization. */
  readonly signature: string | null;
  readonly terms: string;
}

/** What was read from a prompt. */
export type Reading = Pick<BriefBody, 'words' | 'language'> &
  Partial<Pick<BriefBody, 'readFrom' | 'lockedWords' | 'suggestions'>>;
