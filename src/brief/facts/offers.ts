import { sharedSource } from '#brief/phrases/lists.ts';
import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import type { Finding } from '#brief/finding.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { isLinkingWord } from '#text/linking-words.ts';
import type { Span } from '#text/spans.ts';

/** Years of age: what is free for children is no offer of a film. */
const AGES = new RegExp(String.raw`(?<!\p{Script=Latin})(?:${sharedSource('ages')})(?!\p{L})`, 'u');

/** Whether the words speak of years of age. */
export function isOfAge(facts: Facts, span: Span): boolean {
  return AGES.test(foldedAt(facts, span));
}

/** Whether the words offer something: a sum with its noun, or a gift. */
export function isOffer(facts: Facts, span: Span): boolean {
  const words = foldedAt(facts, span);
  if (isOfAge(facts, span)) return false;
  const amounts = within(facts.amounts, span);
  if (facts.text.language === 'zh') {
    const isPaid = /[费金]\d/u.test(words);
    return (
      facts.any.gift.test(words) || (amounts.length > 0 && facts.any.prize.test(words)) || isPaid
    );
  }
  if (facts.any.gift.test(words) || hasGift(facts, span)) return true;
  const isCounted = /(?<![\p{L}\p{N}:.,])\d/u.test(words) && facts.any.counted.test(words);
  return (amounts.length > 0 && facts.any.prize.test(words)) || isCounted || isPriced(facts, span);
}

/** Whether a noun stands before a sum of money, as in `Spritz 5 €` and `platter at $9`. */
function isPriced(facts: Facts, span: Span): boolean {
  const { folded } = facts.text;
  return within(facts.amounts, span).some(({ start, end }) => {
    const before = PRICED.exec(folded.slice(Math.max(span.start, start - 28), start));
    const noun = before?.[1] ?? '';
    return (
      noun !== '' &&
      !folded.slice(start, end).includes('%') &&
      !isLinkingWord(noun, facts.text.language) &&
      !isVerbal(facts, start - (before?.[0].length ?? 0))
    );
  });
}

const PRICED =
  /(?<![\p{L}\p{N}])(\p{L}{3,}(?<!ing))\s?(?::|\s(?:a|at|for|fur|por|per|pour|ab|zu|um|from|desde|des|da|@|nur|only|just|solo|so))?\s?$/u;

function hasGift(facts: Facts, span: Span): boolean {
  const words = foldedAt(facts, span);
  const before = facts.any.giftBefore.exec(words);
  const after = facts.any.giftAfter.exec(words);
  return (
    (before !== null && /^\s*[\p{L}\d]/u.test(words.slice(before.index + before[0].length))) ||
    (after !== null && /\p{L}{3,}[\s,]+$/u.test(words.slice(0, after.index)))
  );
}

/** The offer with its condition apart, where one begins behind what is offered. */
export function offerOf(facts: Facts, span: Span, sureness: number): Finding {
  const at = conditionStart(facts, span);
  const text = at === null ? span : trimSpan(facts.text, { start: span.start, end: at });
  const condition = at === null ? null : trimSpan(facts.text, { start: at, end: span.end });
  return text === null || condition === null
    ? { field: 'offer', ...span, condition: null, sureness }
    : { field: 'offer', ...text, condition, sureness };
}

function conditionStart(facts: Facts, span: Span): number | null {
  if (facts.text.language === 'zh') return null;
  const core = coreEnd(facts, span);
  for (const index of wordStarts(facts, { start: Math.max(core, span.start + 1), end: span.end })) {
    if (matchesAt(facts.here.condition, facts.text.folded, index)) return index;
  }
  return null;
}

/** Where what is offered is said at the earliest. */
function coreEnd(facts: Facts, span: Span): number {
  const ends = within(facts.amounts, span).map(({ end }) => end);
  const gift = facts.any.giftAfter.exec(foldedAt(facts, span));
  const before = facts.any.giftBefore.exec(foldedAt(facts, span));
  const counted = facts.any.counted.exec(foldedAt(facts, span));
  if (counted) ends.push(span.start + counted.index + counted[0].length);
  if (gift) ends.push(span.start + gift.index + gift[0].length);
  if (before) ends.push(span.start + before.index + before[0].length + 2);
  return ends.length === 0 ? span.start : Math.min(...ends);
}

/** The offsets in the text at which the words of a span begin. */
export function wordStarts(facts: Facts, { start, end }: Span): number[] {
  const source = facts.text.folded.slice(start, end);
  return [...source.matchAll(/(?<![\p{L}\p{N}'-])[\p{L}\p{N}$€£][\p{L}\p{N}$€£.,'’/-]*/gu)].map(
    ({ index }) => start + index,
  );
}

/** Whether a verb that talks, calls, gives or asks stands at an offset. */
export function isVerbal(facts: Facts, at: number): boolean {
  const { here, text } = facts;
  return [here.talk, here.call, here.gain, here.request, here.direction].some((one) =>
    matchesAt(one, text.folded, at),
  );
}

const UNTIL = new RegExp(
  String.raw`(?:${sharedSource('untilBefore')})\s*(?:(?:las?|as|le|l'|o|a|ao|al|el|il|the|zum|den|dia|ceux)\s?){0,2}$`,
  'u',
);

/** Whether a date limits what stands before it: `until 9 PM`. */
export function limits(facts: Facts, from: number, date: Span): boolean {
  const { folded } = facts.text;
  return (
    matchesAt(facts.here.until, folded, date.start) || UNTIL.test(folded.slice(from, date.start))
  );
}

/** A span that ends in no word that leads on. */
export function withoutLinks(facts: Facts, span: Span): Span | null {
  let trimmed = trimSpan(facts.text, span);
  while (trimmed) {
    const last = /(?<![\p{L}\p{N}-])[\p{L}']+$/u.exec(
      facts.text.folded.slice(trimmed.start, trimmed.end),
    );
    if (!last || !isLinkingWord(last[0], facts.text.language)) return trimmed;
    trimmed = trimSpan(facts.text, { start: trimmed.start, end: trimmed.start + last.index });
  }
  return null;
}
