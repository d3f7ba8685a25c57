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
/** Characters to either side of a sum within which its noun stands. */
const REACH = 80;
/** Offers of a sentence; a film shows six lines. */
const OFFERS_MAX = 12;
/** Years of age: what is free for children is no offer of a film. */
const AGES =
  /(?:years?[ -]old|kids?|children|child|under \d|ans(?! de)|enfants?|anni|bambini|anos|criancas?|ninos?|jahren?|kinder|jahre alt|岁|儿童)(?!\p{L})/u;

/** Whether the words offer something: a sum with its noun, or a gift. */
export function isOffer(facts: Facts, span: Span): boolean {
  const words = foldedAt(facts, span);
  if (AGES.test(words)) return false;
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
      !isLinking(noun, facts.text.language) &&
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
  for (const core of cores.slice(0, 4 * OFFERS_MAX)) {
    if (found.length >= OFFERS_MAX) break;
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
    const prize = facts.any.counted.exec(rest.split(/\s+/u).slice(0, 3).join(' '));
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
  const near = { start: core.start - REACH, end: core.end + REACH };
  const blocks = [...facts.dates, ...places].filter(
    (one) => one.end > near.start && one.start < near.end,
  );
  const limitEnd = Math.min(
    clause.end,
    near.end,
    ...blocks.filter(({ start }) => start >= core.end).map(({ start }) => start),
  );
  const limitStart = Math.max(
    clause.start,
    near.start,
    ...blocks.filter(({ end }) => end <= core.start).map(({ end }) => end),
  );
  const end = growRight(facts, core, limitEnd);
  const start = growLeft(facts, core, limitStart);
  const span = withoutLinks(facts, {
    start: recipientStart(facts, Math.max(clause.start, core.start - REACH), core.start) ?? start,
    end,
  });
  if (isPerUnit(facts, core)) return null;
  if (span === null || !hasNoun(facts, core, span)) return null;
  const condition = conditionAfter(facts, span.end, clause, places);
  return { field: 'offer', ...span, condition, sureness: SURENESS.prose };
}

/** Where those are named who alone get it; null where it is for everybody. */
function recipientStart(facts: Facts, from: number, to: number): number | null {
  const starts = wordStarts(facts, { start: from, end: to });
  return starts.find((at) => matchesAt(facts.here.recipient, facts.text.folded, at)) ?? null;
}

/** `every 50 points` is a condition, not an offer. */
function isPerUnit(facts: Facts, { start }: Span): boolean {
  const before = facts.text.folded.slice(Math.max(0, start - 12), start);
  return /(?<!\p{L})(?:every|each|per|ogni|cada|a cada|je|jede[rsn]?|chaque|alle|par|pro|per each|每)\s?$/u.test(
    before,
  );
}

function hasNoun(facts: Facts, core: Span, span: Span): boolean {
  const { folded } = facts.text;
  const words = folded.slice(span.start, span.end);
  const beside = `${folded.slice(span.start, core.start)} ${folded.slice(core.end, span.end)}`;
  return (
    facts.any.gift.test(words) ||
    (facts.any.prize.test(words) && /\p{L}{2,}/u.test(beside)) ||
    isPriced(facts, span) ||
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
    if (
      isLinking(token, language) ||
      matchesAt(facts.here.talk, folded, at) ||
      matchesAt(facts.here.gain, folded, at)
    )
      break;
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

const AND = /^(?:and|n|und|y|et|e|ed|&|\+)$/u;

function growLeft(facts: Facts, core: Span, limit: number): number {
  const { folded, language } = facts.text;
  const tokens = [...folded.slice(limit, core.start).matchAll(TOKEN)];
  let start = core.start;
  let count = 0;
  let pending = false;
  // `Dinner and show for $45`: the price is of both.
  const isSum =
    /[\d]/u.test(folded.slice(core.start, core.end)) &&
    /(?:for|fur|por|per|pour|at|a|zu|ab)\s$/u.test(folded.slice(limit, core.start));
  for (const { index, 0: raw } of tokens.toReversed()) {
    const at = limit + index;
    const token = raw.replace(/[.,]+$/u, '');
    const between = folded.slice(at + token.length, start);
    if (count === 0 ? /[,;.!?()]/u.test(between) : /[,;:.!?()]/u.test(between)) break;
    if (/\d/u.test(token) && count > 0) return /^\d{1,2}$/u.test(token) ? at : start;
    if (count > 0 && !pending && isSum && AND.test(token)) {
      pending = true;
      continue;
    }
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
    const isPrize = matchesAt(facts.here.prize, folded, at);
    if (isLinking(token, language) || (!isPrize && isVerbal(facts, at)) || count >= NOUN_WORDS_MAX)
      break;
    pending = false;
    count += 1;
    start = at;
  }
  const noun = folded.slice(start, core.start);
  start = withArticle(facts, core, start);
  const isNoun =
    facts.any.prize.test(noun) ||
    hasGift(facts, { start, end: core.end }) ||
    isPriced(facts, { start, end: core.end });
  return isNoun ? start : leadOnly(facts, core, limit);
}

/** `a glass of wine on the house`: of gifts named before what makes them one, the article belongs. */
function withArticle(facts: Facts, core: Span, start: number): number {
  const isAfter = matchesAt(facts.here.giftAfter, facts.text.folded, core.start);
  const article = /(?<![\p{L}])(?:an?|eine?n?|une?|un[oa]?|uma?) $/u.exec(
    facts.text.folded.slice(Math.max(0, start - 6), start),
  );
  return isAfter && article && start < core.start ? start - article[0].length : start;
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
  return [here.talk, here.call, here.gain, here.request, here.direction].some((one) =>
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
  const { until, condition } = facts.here;
  if (!matchesAt(until, folded, start) && !matchesAt(condition, folded, start)) return null;
  const blocks = [...facts.dates, ...places]
    .filter((one) => one.end > start && one.start < clause.end)
    .toSorted((a, b) => a.start - b.start);
  let stop = blocks[0]?.start ?? clause.end;
  for (const block of blocks) {
    if (block.start > stop || !limits(facts, start, block)) break;
    stop = block.end;
  }
  if (stop <= start || folded.slice(start, stop).split(/\s+/u).length > CONDITION_WORDS_MAX)
    return null;
  return withoutLinks(facts, { start, end: beforeNext(facts, start, stop) });
}

/** Where the next offer of the sentence is joined on: `… per person and a $500 draw`. */
function beforeNext({ text, amounts }: Facts, start: number, stop: number): number {
  const next = amounts.find((one) => one.start > start && one.end <= stop);
  if (!next) return stop;
  const joined = /\s(?:and|und|sowie|y|et|e|ed|&|\+|plus|mas)\s(?=[^]*$)/u.exec(
    text.folded.slice(start, next.start),
  );
  return joined ? start + joined.index : stop;
}

const UNTIL =
  /(?:before|until|till?|b4|vor|bis|avant|jusqu\S*|hasta|antes de|fino al?l?e?|entro|prima d\p{L}*|ate|antes d\p{L}*|前)\s*(?:(?:las?|as|le|l'|o|a|ao|al|el|il|the|zum|den|dia|ceux)\s?){0,2}$/u;

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
    const last = /(?<![\p{L}\p{N}])[\p{L}']+$/u.exec(
      facts.text.folded.slice(trimmed.start, trimmed.end),
    );
    if (!last || !isLinking(last[0], facts.text.language)) return trimmed;
    trimmed = trimSpan(facts.text, { start: trimmed.start, end: trimmed.start + last.index });
  }
  return null;
}
