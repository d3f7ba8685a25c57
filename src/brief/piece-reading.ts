import type { Finding } from '#brief/finding.ts';
import type { LabelField } from '#brief/phrases/lists.ts';
import type { Piece } from '#brief/segments/split-pieces.ts';

/** What was found in a piece, and under which label it stands: its own or that of its lines. */
export interface PieceReading {
  readonly piece: Piece;
  readonly label: LabelField | null;
  /** Whether it ends a message, or follows its end. */
  readonly isSigned: boolean;
  readonly found: readonly Finding[];
}
