import type { LineKind } from '#domain/words.ts';
import type { Span } from '#text/spans.ts';

/** How sure a finding is: read off a label, quoted, a line of its own, or out of a sentence. */
export const SURENESS = { prose: 0, line: 1, quoted: 2, labelled: 3 } as const;

/** A stretch of a brief that could stand on screen. */
export interface Finding extends Span {
  readonly field: LineKind | 'headline' | 'callToAction' | 'signature' | 'terms' | 'shot';
  /** What limits it, elsewhere in the text. */
  readonly condition: Span | null;
  readonly sureness: number;
}
