import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import type { Finding } from '#brief/finding.ts';
import { SURENESS } from '#brief/finding.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { lengthAt, matchesAt } from '#brief/phrases/expressions.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

/** Words that a noun may have around a sum. */
const NOUN_WORDS_MAX = 4;
const CONDITION_WORDS_MAX = 12;
/** Years of age: what is free for children is no offer of a film. */
const AGES =
  /(?:years?[ -]old|kids?|children|child|under \d|ans(?! de)|enfants?|anni|bambini|anos|criancas?|ninos?|jahren?|kinder|jahre alt|岁|儿童)(?!\p{L})/u;

/** Whether the words offer something: a sum with its noun, or a gift. */
export function isOffer(facts: Facts, span: Span): boolean {
  const words = foldedAt(facts, span);
  if (AGES.test(words)) return false;
  const amounts = within(facts.amounts, span);
  if (facts.text.language === 'zh')
    return facts.any.gift.test(words) || (amounts.length > 0 && facts.any.prize.test(words));
  if (facts.any.gift.test(words) || hasGift(facts, span)) return true;
  const numbers = /(?<![\p{L}\p{N}:.,])\d[\d.,]*(?![\d:%]|\s?[ap]m)/u.test(words);
  return (amounts.length > 0 || numbers) && facts.any.prize.test(words);
}

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
  if (gift) ends.push(span.start + gift.index + gift[0].length);
  if (before) ends.push(span.start + before.index + before[0].length + 2);
  return ends.length === 0 ? span.start : Math.min(...ends);
}

function wordStarts(facts: Facts, { start, end }: Span): number[] {
  const source = facts.text.folded.slice(start, end);
  return [...source.matchAll(/(?<![\p{L}\p{N}'-])[\p{L}\p{N}$€£][\p{L}\p{N}$€£.,'’/-]*/gu)].map(
    ({ index }) => start + index,
  );
}

/** Offers within a sentence of prose: the sum or gift with the nouns around it, and its condition. */
export function proseOffers(facts: Facts, clause: Span, places: readonly Span[]): Finding[] {
  if (AGES.test(foldedAt(facts, clause))) return [];
  const cores = [...within(facts.amounts, clause), ...giftCores(facts, clause)].toSorted(
    (a, b) => a.start - b.start,
  );
  const found: Finding[] = [];
  for (const core of cores) {
    if (
      overlapsAny(core, found) ||
      found.some(({ condition }) => condition && overlapsAny(core, [condition]))
    )
      continue;
    const offer = proseOffer(facts, core, { clause, places });
    if (offer) found.push(offer);
  }
  return found;
}

/** Gifts and counted prizes: `free dessert`, `50 free spins`, `2x1`. */
function giftCores(facts: Facts, clause: Span): Span[] {
  const words = foldedAt(facts, clause);
  const cores: Span[] = [];
  for (const expression of [facts.any.gift, facts.any.giftBefore, facts.any.giftAfter]) {
    const found = expression.exec(words);
    if (found)
      cores.push({
        start: clause.start + found.index,
        end: clause.start + found.index + found[0].trimEnd().length,
      });
  }
  for (const { index, 0: number } of words.matchAll(/(?<![\p{L}\p{N}:.,])\d[\d.,]*(?=\s\p{L})/gu)) {
    const rest = words.slice(index + number.length).trimStart();
    const prize = facts.any.prize.exec(rest.split(/\s+/u).slice(0, 3).join(' '));
    const core = { start: clause.start + index, end: clause.start + index + number.length };
    if (prize && !overlapsAny(core, facts.dates)) cores.push(core);
  }
  return cores;
}

interface Surroundings {
  readonly clause: Span;
  readonly places: readonly Span[];
}

function proseOffer(facts: Facts, core: Span, { clause, places }: Surroundings): Finding | null {
  const blocks = [...facts.dates, ...places];
  const limitEnd = Math.min(
    clause.end,
    ...blocks.filter(({ start }) => start >= core.end).map(({ start }) => start),
  );
  const limitStart = Math.max(
    clause.start,
    ...blocks.filter(({ end }) => end <= core.start).map(({ end }) => end),
  );
  const end = growRight(facts, core, limitEnd);
  const start = growLeft(facts, core, limitStart);
  const span = trimSpan(facts.text, { start, end });
  if (span === null || !hasNoun(facts, core, span)) return null;
  const condition = conditionAfter(facts, span.end, clause, places);
  return { field: 'offer', ...span, condition, sureness: SURENESS.prose };
}

function hasNoun(facts: Facts, core: Span, span: Span): boolean {
  const { folded } = facts.text;
  const words = folded.slice(span.start, span.end);
  const beside = `${folded.slice(span.start, core.start)} ${folded.slice(core.end, span.end)}`;
  return (
    facts.any.gift.test(words) ||
    (facts.any.prize.test(words) && /\p{L}{2,}/u.test(beside)) ||
    (/\p{L}{3,}/u.test(beside) && hasGift(facts, span))
  );
}

const TOKEN = /[\p{L}\p{N}$€£%][\p{L}\p{N}$€£%.,'’/-]*|[&+]/gu;

function growRight(facts: Facts, core: Span, limit: number): number {
  const { folded, language } = facts.text;
  let end = core.end;
  let count = 0;
  let isJoined = false;
  for (const { index, 0: raw } of folded.slice(core.end, limit).matchAll(TOKEN)) {
    const at = core.end + index;
    const token = raw.replace(/[.,]+$/u, '');
    if (/[,;:.!?()]/u.test(folded.slice(end, at)) || count >= NOUN_WORDS_MAX) break;
    if (matchesAt(facts.here.condition, folded, at) || isLed(facts, at)) break;
    const isJoin = matchesAt(facts.here.sumJoin, folded, at) || token === '&' || token === '+';
    if (isJoin) {
      if (isJoined) break;
      isJoined = true;
      continue;
    }
    if (isLinking(token, language) || matchesAt(facts.here.talk, folded, at)) break;
    isJoined = false;
    count += 1;
    end = at + token.length;
  }
  return end;
}

/** Whether a place or a time is led on to from here. */
function isLed(facts: Facts, at: number): boolean {
  const { folded } = facts.text;
  const lead = lengthAt(facts.here.placeLead, folded, at);
  return lead > 0 && facts.houses.some(({ start }) => start >= at + lead && start <= at + lead + 5);
}

function growLeft(facts: Facts, core: Span, limit: number): number {
  const { folded, language } = facts.text;
  const tokens = [...folded.slice(limit, core.start).matchAll(TOKEN)];
  let start = core.start;
  let count = 0;
  let pending = false;
  for (const { index, 0: raw } of tokens.toReversed()) {
    const at = limit + index;
    const token = raw.replace(/[.,]+$/u, '');
    if (/[,;:.!?()]/u.test(folded.slice(at + token.length, start))) break;
    if (
      matchesAt(facts.here.sumLead, folded, at) &&
      !pending &&
      count === 0 &&
      lengthAt(facts.here.sumLead, folded, at) >= token.length
    ) {
      start = at;
      continue;
    }
    if (matchesAt(facts.here.priceJoin, folded, at) && !pending) {
      pending = true;
      continue;
    }
    if (isLinking(token, language) || isVerbal(facts, at) || count >= NOUN_WORDS_MAX) break;
    pending = false;
    count += 1;
    start = at;
  }
  const noun = folded.slice(start, core.start);
  return facts.any.prize.test(noun) || hasGift(facts, { start, end: core.end })
    ? start
    : leadOnly(facts, core, limit);
}

/** Without a noun before the sum, only what bounds it: `up to`. */
function leadOnly(facts: Facts, core: Span, limit: number): number {
  const before = facts.text.folded.slice(limit, core.start);
  for (const { index } of before.matchAll(/(?<![\p{L}])\p{L}/gu)) {
    const at = limit + index;
    const length = lengthAt(facts.here.sumLead, facts.text.folded, at);
    if (length > 0 && facts.text.folded.slice(at + length, core.start).trim() === '') return at;
  }
  return core.start;
}

function isVerbal(facts: Facts, at: number): boolean {
  const { here, text } = facts;
  return [here.talk, here.call, here.request, here.direction].some((one) =>
    matchesAt(one, text.folded, at),
  );
}

function isLinking(token: string, language: Facts['text']['language']): boolean {
  return language !== 'zh' && LINKING_WORDS[language].includes(token);
}

/** What limits the offer that ends here: to the end of its clause, or with the time that ends it. */
function conditionAfter(
  facts: Facts,
  from: number,
  clause: Span,
  places: readonly Span[],
): Span | null {
  const { folded } = facts.text;
  const start = from + (/^[\s]*/u.exec(folded.slice(from))?.[0].length ?? 0);
  if (start >= clause.end) return null;
  const isUntil = matchesAt(facts.here.until, folded, start);
  if (!isUntil && !matchesAt(facts.here.condition, folded, start)) return null;
  const date = facts.dates.find(
    (one) => one.end > start && one.start <= start + 14 && one.start < clause.end,
  );
  if (isUntil) return date ? trimSpan(facts.text, { start, end: date.end }) : null;
  const stop = Math.min(
    clause.end,
    ...[...facts.dates, ...places].filter((one) => one.start > start).map((one) => one.start),
  );
  const words = folded.slice(start, stop).split(/\s+/u);
  if (words.length > CONDITION_WORDS_MAX) return null;
  return withoutLinks(facts, { start, end: stop });
}

/** A span that ends in no word that leads on. */
export function withoutLinks(facts: Facts, span: Span): Span | null {
  let trimmed = trimSpan(facts.text, span);
  while (trimmed) {
    const last = /(?<![\p{L}\p{N}])[\p{L}']+$/u.exec(
      facts.text.folded.slice(trimmed.start, trimmed.end),
    );
    if (!last || !isLinking(last[0], facts.text.language)) return trimmed;
    trimmed = trimSpan(facts.text, { start: trimmed.start, end: trimmed.start + last.index });
  }
  return null;
}
