/** A part of a text, from `start` up to but not including `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Replaces removed text: it ends phrases and belongs to no word. */
export const TAKEN = '\u241f';

export const TAKEN_RUN = /\u241f+/gu;

/** Returns all matches of a global expression, in order. */
export function findSpans(folded: string, expression: RegExp): Span[] {
  return [...folded.matchAll(expression)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether a span shares a character with one of the others. */
export function overlapsAny(span: Span, others: readonly Span[]): boolean {
  return others.some((other) => overlaps(span, other));
}

/** Returns `text` with every character of the spans replaced; all indices stay the same. */
export function takeOut(text: string, spans: readonly Span[]): string {
  let left = text;
  for (const { start, end } of spans) {
    left = left.slice(0, start) + TAKEN.repeat(end - start) + left.slice(end);
  }
  return left;
}
