/** A part of a text, from `start` up to but not including `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Stands where something was taken out: it ends phrases and belongs to no word. */
export const TAKEN = '\u241f';

const compiled = new Map<string, RegExp>();

/** A regular expression that matches `source` as whole words of folded text. */
export function wholeWords(source: string): RegExp {
  const known = compiled.get(source);
  if (known) return known;
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');
  compiled.set(source, expression);
  return expression;
}

export function hasWord(folded: string, source: string): boolean {
  return folded.search(wholeWords(source)) !== -1;
}

/** Whether the whole of `folded` is one match of `source`. */
export function isWord(folded: string, source: string): boolean {
  const key = `^${source}`;
  let expression = compiled.get(key);
  if (!expression) {
    expression = new RegExp(`^(?:${source})$`, 'u');
    compiled.set(key, expression);
  }
  return expression.test(folded);
}

export function findSpans(folded: string, expression: RegExp): Span[] {
  return [...folded.matchAll(expression)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

export function overlapsAny(span: Span, others: readonly Span[]): boolean {
  return others.some((other) => overlaps(span, other));
}

/** `text` with every character of the spans replaced; all indices stay. */
export function takeOut(text: string, spans: readonly Span[]): string {
  let left = text;
  for (const { start, end } of spans) {
    left = left.slice(0, start) + TAKEN.repeat(end - start) + left.slice(end);
  }
  return left;
}

export function cut(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}
