import type { Facts } from '#brief/facts/find-facts.ts';
import type { Span } from '#text/spans.ts';

/** What stays in one piece. */
export function whole(facts: Facts): readonly Span[] {
  const known = wholeOf.get(facts);
  if (known) return known;
  const sums = facts.amounts.map((one) => withHead(facts, one));
  const made = [...facts.dates, ...facts.contacts, ...sums];
  wholeOf.set(facts, made);
  return made;
}

/** Asked for every sentence of a text. */
const wholeOf = new WeakMap<Facts, readonly Span[]>();

/** A sum with the noun before its colon: `Entry: $20`. */
function withHead({ text }: Facts, { start, end }: Span): Span {
  const head = /[\p{L}-]+\s?:\s?$/u.exec(text.folded.slice(Math.max(0, start - 24), start));
  return { start: start - (head?.[0].length ?? 0), end };
}
