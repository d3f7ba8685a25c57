import { spanOf, type Candidate } from '#brief/ranking/candidates.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import type { Span } from '#text/spans.ts';

/** How much a candidate is of what holds it: all of its piece, its sentence or its clause, more than a clause, less. */
export const SHAPES = ['piece', 'sentence', 'run', 'clause', 'part'] as const;
export type Shape = (typeof SHAPES)[number];

export function shapeOf(span: Span, { piece, sentence, clause }: Candidate): Shape {
  const is = (other: Span) => span.start <= other.start && span.end >= other.end;
  if (is(piece)) return 'piece';
  if (is(sentence)) return 'sentence';
  if (span.end > clause.end) return 'run';
  return is(clause) ? 'clause' : 'part';
}

/** What sets a candidate apart from the text around it: a label, a bullet, quotes, a line of its own, nothing. */
export const MARKS = ['label', 'bullet', 'quotes', 'line', 'none'] as const;
export type Mark = (typeof MARKS)[number];

export function markOf({ facts, readings }: OpenBrief, candidate: Candidate): Mark {
  const span = spanOf(candidate.finding);
  if ((readings[candidate.at]?.label ?? null) !== null) return 'label';
  if (candidate.piece.isBullet) return 'bullet';
  if (facts.quotes.some(({ start, end }) => start <= span.start && span.end <= end))
    return 'quotes';
  return shapeOf(span, candidate) === 'piece' ? 'line' : 'none';
}
