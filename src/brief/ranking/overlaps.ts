import type { Span } from '#text/spans.ts';

/** For each span the indices of the others that share a character with it, in ascending order. */
export function overlapsOf(spans: readonly Span[]): number[][] {
  const found = spans.map((): number[] => []);
  const inOrder = spans.map((span, at) => ({ ...span, at })).toSorted((a, b) => a.start - b.start);
  for (const [place, { at, end }] of inOrder.entries())
    for (let next = place + 1; next < inOrder.length; next += 1) {
      const other = inOrder[next];
      if (!other || other.start >= end) break;
      found[at]?.push(other.at);
      found[other.at]?.push(at);
    }
  for (const own of found) own.sort((a, b) => a - b);
  return found;
}
