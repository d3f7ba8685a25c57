import { callOf, isDirection } from '#brief/facts/find-calls.ts';
import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import { prosePlaces } from '#brief/facts/find-places.ts';
import { limits } from '#brief/facts/offers.ts';
import { proseOffer } from '#brief/facts/prose-offer.ts';
import { dateFinding, isVague, namesDay } from '#brief/facts/tell-dates.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { splitClauses } from '#brief/segments/split-clauses.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

/**
 * Reads a running sentence: nothing but a whole offer between clear bounds, a date with its day, a
 * place that the words lead on to and a web address that is called. A question says nothing.
 */
export function readProse(facts: Facts, sentence: Span): Finding[] {
  if (isQuestion(facts, sentence)) return [];
  const places = prosePlaces(facts, sentence);
  const clauses = splitClauses(facts.text, sentence, [...whole(facts), ...places]);
  const isLimited = clauses.filter((clause) => opensCondition(facts, clause)).length > 0;
  return clauses.flatMap((clause) => {
    const placed = within(places, clause) as Finding[];
    if (isDirection(facts, clause)) return placed;
    const call = callOf(facts, clause);
    if (call) return within(facts.contacts, call).length > 0 ? [call] : [];
    const addresses = within(facts.contacts, clause).filter((one) => isNamedAddress(facts, one));
    const offer = isLimited ? null : proseOffer(facts, clause, placed);
    const taken = offer ? [offer, ...(offer.condition ? [offer.condition] : [])] : [];
    const dates = within(facts.dates, clause).filter((date) => !overlapsAny(date, taken));
    const isWhole = dates.length === 1 && dates.every((date) => isTold(facts, sentence, date));
    return [
      ...(offer ? [offer] : []),
      ...(isWhole ? dates : []).map((date) => dateFinding(facts, date, SURENESS.prose)),
      ...placed,
      ...addresses.map((one) => callAt(one)),
    ];
  });
}

/** Whether a sentence calls it an address: `and the address harbor.example`. */
function isNamedAddress({ text }: Facts, { start, end }: Span): boolean {
  const isWeb = /^[^@]*\p{L}\.\p{L}/u.test(text.folded.slice(start, end));
  return isWeb && ADDRESS_BEFORE.test(text.folded.slice(Math.max(0, start - 24), start));
}

const ADDRESS_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${sharedSource('addressBefore')})[\s:]{1,3}(?:is |ist |es |est |e )?$`,
  'u',
);

function callAt({ start, end }: Span): Finding {
  return { field: 'callToAction', start, end, condition: null, sureness: SURENESS.prose };
}

/** Whether a span ends with, or holds, a question mark. */
function isQuestion({ text }: Facts, { start, end }: Span): boolean {
  return /[?？]/u.test(text.folded.slice(start, end + 1));
}

/** A clause that limits what another of its sentence offers. */
function opensCondition(facts: Facts, clause: Span): boolean {
  return (
    !OPENING_SUM.test(foldedAt(facts, clause)) &&
    within(facts.dates, clause).length === 0 &&
    matchesAt(facts.here.condition, facts.text.folded, clause.start)
  );
}

/** `with $500 in prizes` offers, and limits nothing. */
export const OPENING_SUM = /^(?:with|mit|con|avec|com) [\p{P}\p{S}\d]/u;

/** Stands before what is named after a day, or what is due on it. */
const OF =
  /(?<!\p{L})(?:de|du|de la|del|della|dello|dell'|di|da|do|das|of|der|des|vom|furs|zum|zur|for|fur|para|pour|per)\s(?:the |our |el |la |o |a )?$/u;

/** Whether a sentence tells a date: its day, and not what ends by it, is named after it or is wanted on it. */
function isTold(facts: Facts, sentence: Span, date: Span): boolean {
  const { folded, prompt } = facts.text;
  const words = foldedAt(facts, date);
  const isLimit = limits(facts, sentence.start, date) && !STARTING.test(words);
  if (!namesDay(facts, date) || isVague(facts, date) || isLimit) return false;
  if (/\d/u.test(words)) return isExact(facts, words);
  const { start } = dateFinding(facts, date, SURENESS.prose);
  const before = folded.slice(Math.max(sentence.start, start - 16), start);
  const isName =
    /\p{Lu}[\p{L}'’]+ $/u.test(prompt.slice(sentence.start, start).slice(-16)) ||
    /^ \p{Lu}/u.test(prompt.slice(date.end, date.end + 2));
  const isWanted = facts.any.request.test(foldedAt(facts, sentence));
  const isRegular = start === date.start && matchesAt(facts.here.dateLead, folded, start);
  return !isWanted && (isRegular || (words.includes(' ') && !OF.test(before) && !isName));
}

/** Two of weekday, day of a month and hour: a day alone may be the sender's. */
function isExact({ any }: Facts, words: string): boolean {
  const hasWeekday = any.day.test(words) || any.shortDay.test(words);
  const hasMonth = any.month.test(words) || /\d[./月-]\d/u.test(words);
  const hasHour = /\d:\d|\d\s?(?:[ap]\.?m|h|uhr|点|时)/u.test(words) || any.hour.test(words);
  return [hasWeekday, hasMonth, hasHour].filter(Boolean).length > 1;
}

const STARTING = /^(?:between|zwischen|entre|tra|on)(?!\p{L})/u;
