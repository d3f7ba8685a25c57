import type { Facts } from '#brief/facts/find-facts.ts';
import type { Span } from '#text/spans.ts';

/** What stays in one piece. */
export function whole(facts: Facts): readonly Span[] {
  return [...facts.dates, ...facts.contacts, ...facts.amounts.map((one) => withHead(facts, one))];
}

/** A sum with the noun before its colon: `Entry: $20`. */
function withHead({ text }: Facts, { start, end }: Span): Span {
  const head = /[\p{L}-]+\s?:\s?$/u.exec(text.folded.slice(Math.max(0, start - 24), start));
  return { start: start - (head?.[0].length ?? 0), end };
}
