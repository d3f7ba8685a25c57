import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import {
  isOffer,
  isVerbal,
  limits,
  offerOf,
  wordStarts,
  withoutLinks,
} from '#brief/facts/offers.ts';
import { isLinkingWord } from '#text/linking-words.ts';
import { isVague, namesDay } from '#brief/facts/tell-dates.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { lengthAt, matchesAt } from '#brief/phrases/expressions.ts';
import { wordCount } from '#brief/segments/open-text.ts';
import type { Language } from '#domain/languages.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

const WORDS_MAX = 9;
/** `on the `, before a date that opens a clause. */
const LEAD_LENGTH_MAX = 8;
/** Words before an offer, up to the verb that gives it: who gets it is then everybody. */
const BEFORE_MAX = 3;
/** Nouns before a sum: `entry fee $20`. */
const NOUNS_MAX = 2;
/** Open an offer besides a verb of giving: `with $5,000 in prizes`. */
const OPENING = /^(?:with|w|mit|con|avec|com|plus|incl|including|inklusive|incluye|inclui)$/u;
/** Join a clause to the one before it. */
const JOINED = /^(?:and|und|y|e|ed|et|n)$/u;
/** Join another offer or open another clause: where the first one ends is then unsure. */
const JOINING =
  /^(?:and|und|y|et|e|ed|or|oder|o|ou|but|aber|pero|mais|ma|mas|who|which|that|die|que|qui|che|where|wo|donde|onde|n)$/u;
/** Between a noun and its price these make a sentence, not an item. */
const COSTING =
  /^(?:betragt|kostet|kosten|costs?|cuesta\p{L}*|coute\p{L}*|costa\p{L}*|custa\p{L}*)$/u;
/** The sender speaks, and not the film. */
export const OWN =
  /^(?:our|my|unsere?r?|mein\p{L}*|nuestr[oa]s?|notre|nos|nostr[oa]|nosso?a?s?)(?!\p{L})/u;
const PRICE = /^(?:a|at|for|fur|por|per|pour|ab|zu|from|de|des|da|di|d'|of|only|just|nur|von)$/u;
const UNIT_BEFORE =
  /(?<!\p{L})(?:every|each|per|ogni|cada|a cada|je|jede[rsn]?|chaque|alle|par|pro)\s?$/u;

/**
 * The offer of a clause, where all of the clause's sums belong to it and both its ends are clear. It
 * begins with the clause or behind its date or the verb that gives it, and ends with the clause or
 * before a date or place.
 */
export function proseOffer(facts: Facts, clause: Span, places: readonly Span[]): Finding | null {
  if (facts.text.language === 'zh') return chineseOffer(facts, clause);
  const cores = coresOf(facts, clause);
  const blocks = [...facts.dates.filter((date) => !isVague(facts, date)), ...places];
  const [first] = cores;
  const last = cores.at(-1);
  if (!first || !last || UNIT_BEFORE.test(facts.text.folded.slice(clause.start, first.start)))
    return null;
  const bound = boundBefore(clause, first, blocks);
  if (bound === null) return null;
  const start =
    startOf(facts, { start: bound, end: first.start }) ?? pricedStart(facts, clause, first);
  if (start === null) return null;
  const end = endOf(facts, last, { clause, blocks });
  if (end === null) return null;
  const span = withoutLinks(facts, { start, end });
  if (span === null || !isClosed(facts, { start: first.end, end: span.end })) return null;
  if (wordCount(foldedAt(facts, span)) > WORDS_MAX || !isOffer(facts, span)) return null;
  return offerOf(facts, span, SURENESS.prose);
}

/** Sums, counted prizes and gifts. */
function coresOf(facts: Facts, clause: Span): Span[] {
  const words = foldedAt(facts, clause);
  const gifts = [facts.any.gift, facts.any.giftBefore, facts.any.giftAfter].flatMap((one) => {
    const found = one.exec(words);
    if (!found) return [];
    const start = clause.start + found.index;
    return [{ start, end: start + found[0].trimEnd().length }];
  });
  const counts = [...words.matchAll(/(?<![\p{L}\p{N}:.,])\d[\d.,]*(?=\s\p{L})/gu)]
    .map(({ index, 0: figure }) => ({
      start: clause.start + index,
      end: clause.start + index + figure.length,
    }))
    .filter((one) => !overlapsAny(one, [...facts.dates, ...facts.amounts]));
  return [...within(facts.amounts, clause), ...gifts, ...counts].toSorted(
    (a, b) => a.start - b.start,
  );
}

/** With the clause, or behind a date or place; null where more than these stands before. */
function boundBefore(clause: Span, first: Span, blocks: readonly Span[]): number | null {
  const before = blocks.filter(({ start, end }) => start >= clause.start && end <= first.start);
  const [opening] = before;
  if (!opening) return clause.start;
  const isFirst = before.length === 1 && opening.start - clause.start <= LEAD_LENGTH_MAX;
  return isFirst ? opening.end : null;
}

/** Where the offer begins; null where the words before its sum leave that open. */
function startOf(facts: Facts, lead: Span): number | null {
  const { folded, language } = facts.text;
  const starts = wordStarts(facts, lead);
  const wordAt = (at: number) => /^[\p{L}\p{N}'’-]+/u.exec(folded.slice(at))?.[0] ?? '';
  const isOpening = (at: number) =>
    matchesAt(facts.here.gain, folded, at) ||
    OPENING.test(wordAt(at)) ||
    (at === starts[0] && JOINED.test(wordAt(at)));
  const opening = starts.findLastIndex(isOpening);
  if (opening > BEFORE_MAX) return null;
  const before = folded.slice(lead.start, starts[opening] ?? lead.start);
  if (/\d/u.test(before) || facts.any.recipient.test(before)) return null;
  const opened = starts[opening];
  const from = opened === undefined ? 0 : opened + lengthAt(facts.here.gain, folded, opened);
  const rest = starts.slice(opening + 1).filter((at) => at >= from);
  const begin = rest.findIndex((at) => !isLinkingWord(wordAt(at), language));
  const isBounding = (at: number) => matchesAt(facts.here.sumLead, folded, at);
  const nouns = rest.filter((at) => !isBounding(at) && !isLinkingWord(wordAt(at), language));
  const links = rest
    .slice(Math.max(begin, 0))
    .filter(
      (at) => isLinkingWord(wordAt(at), language) && !PRICE.test(wordAt(at)) && !isBounding(at),
    );
  const isClear =
    nouns.length <= NOUNS_MAX &&
    !nouns.some((at) => isVerbal(facts, at) || COSTING.test(wordAt(at))) &&
    links.length === 0;
  if (!isClear) return null;
  const firstLead = rest.find(isBounding);
  const firstNoun = nouns[0];
  return Math.min(firstLead ?? lead.end, firstNoun ?? lead.end);
}

/** Where a clause begins that is nothing but a noun and its price: `The buy-in is $80`. */
function pricedStart(facts: Facts, clause: Span, sum: Span): number | null {
  const { folded, language } = facts.text;
  const starts = wordStarts(facts, { start: clause.start, end: sum.start });
  const verb = starts.find((at) => matchesAt(facts.here.costing, folded, at));
  if (verb === undefined) return null;
  const nouns = starts.filter((at) => at < verb && !isLinkingAt(folded, at, language));
  const behind = verb + lengthAt(facts.here.costing, folded, verb);
  const isDirect = starts
    .filter((at) => at >= behind)
    .every((at) => isLinkingAt(folded, at, language) || isBound(facts, at));
  const isNamed = nouns.some((at) =>
    matchesAt(facts.here.prize, folded, folded.startsWith("'", at + 1) ? at + 2 : at),
  );
  const isOwn = OWN.test(foldedAt(facts, clause));
  return isDirect && isNamed && !isOwn && nouns.length <= NOUNS_MAX ? clause.start : null;
}

function isBound(facts: Facts, at: number): boolean {
  const { here, text } = facts;
  return [here.sumLead, here.prize].some((one) => matchesAt(one, text.folded, at));
}

function isLinkingAt(folded: string, at: number, language: Language): boolean {
  return isLinkingWord(/^[\p{L}\p{N}'’-]+/u.exec(folded.slice(at))?.[0] ?? '', language);
}

/**
 * With the clause, or before its next date or place; a time that limits the offer belongs to it. Null
 * where hours without a day follow, which may limit it or may be those of the event.
 */
function endOf(
  facts: Facts,
  last: Span,
  { clause, blocks }: { clause: Span; blocks: readonly Span[] },
): number | null {
  const next = blocks
    .filter(({ start, end }) => start >= last.end && end <= clause.end)
    .toSorted((a, b) => a.start - b.start)[0];
  if (!next) return clause.end;
  if (limits(facts, last.end, next)) return next.end;
  const isHour = facts.dates.includes(next) && !namesDay(facts, next);
  return isHour ? null : next.start;
}

/** Whether no other clause begins in the words behind the sum. */
function isClosed(facts: Facts, rest: Span): boolean {
  const { folded, language } = facts.text;
  return wordStarts(facts, rest).every((at) => {
    const word = /^[\p{L}\p{N}'’-]+/u.exec(folded.slice(at))?.[0] ?? '';
    const isLed = matchesAt(facts.here.sumJoin, folded, at);
    const isPrize = matchesAt(facts.here.prize, folded, at);
    if (JOINING.test(word) && !isLed) return false;
    return isPrize || isLinkingWord(word, language) || !isVerbal(facts, at);
  });
}

const CHINESE_LENGTH_MAX = 14;
const CHINESE_TALK = /我们|请|麻烦|希望|需要|可以|可获|还有|凡|的话|如果|只要|的会员|吗|呢/u;

/** A short Chinese clause that offers and says nothing else. */
function chineseOffer(facts: Facts, clause: Span): Finding | null {
  const words = foldedAt(facts, clause);
  const isPlain =
    words.length <= CHINESE_LENGTH_MAX &&
    !CHINESE_TALK.test(words) &&
    !facts.any.request.test(words) &&
    !facts.any.talk.test(words) &&
    !overlapsAny(clause, facts.dates);
  return isPlain && isOffer(facts, clause) ? offerOf(facts, clause, SURENESS.prose) : null;
}
