import type { LineKind } from '#domain/order/words.ts';
import type { Span } from '#text/spans.ts';

/** How sure a finding is: out of a sentence, a line of its own, on the end card, quoted, after a label. */
export const SURENESS = { prose: 0, line: 1, ending: 2, quoted: 3, topic: 4, labelled: 5 } as const;

/** A stretch of a brief that could stand on screen. */
export interface Finding extends Span {
  readonly field: LineKind | 'headline' | 'callToAction' | 'signature' | 'terms' | 'shot';
  /** What limits it, elsewhere in the text. */
  readonly condition: Span | null;
  readonly sureness: number;
}
