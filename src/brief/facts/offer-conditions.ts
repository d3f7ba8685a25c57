import { within, type Facts } from '#brief/facts/find-facts.ts';
import { isGroupPrice, RESTRICTED } from '#brief/facts/recipients.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { WITHIN_PHRASE } from '#brief/segments/split-clauses.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

const END = String.raw`(?![\p{Script=Latin}\p{N}])`;
const OPENS = new RegExp(
  String.raw`^(?:${sharedSource('limitBefore')}|${sharedSource('exceptBefore')})${END}`,
  'u',
);
const CLOSES =
  /(?:only|nur|uniquement|seulement|solo|solamente|unicamente|soltanto|apenas|somente|除外|为止)$/u;
const FOR = /^(?:for|fur|pour|para|per)\s/u;
const BRACKET = /^[^\S\n]?[(（]\s?([^()（）\n]{2,80})[)）]/u;
const CLAUSE = new RegExp(String.raw`^[^\S\n]?[,;，；–—-]\s*(${WITHIN_PHRASE}{2,80})`, 'u');
const DIRECT = new RegExp(String.raw`^\s(${WITHIN_PHRASE}{2,80})`, 'u');
/** Words that lead on to a date: `on`, `jeweils am`. */
const LINKS = /^[^\S\n]?(?:\p{L}{1,7}[^\S\n]){0,2}$/u;
const SENTENCE = /^(?:\([^()\n]{0,40}\)|[^.!?\n。！？]){0,70}[.!?。！？]+\s*/u;
const SENTENCE_LIMIT = new RegExp(
  String.raw`^(?:${sharedSource('limitSentence')}|${sharedSource('limitAlone')})[^.!?\n。！？]*`,
  'u',
);

/**
 * What limits an offer right behind it: a date with its exception, a bracket, a clause. What `fixed`
 * findings say already limits nothing.
 */
export function limitBehind(facts: Facts, from: number, fixed: readonly Span[]): Span | null {
  const { folded } = facts.text;
  const next = facts.dates.find(
    (date) => date.start >= from && LINKS.test(folded.slice(from, date.start)),
  );
  const date = next && !overlapsAny(next, fixed) ? next : null;
  if (date && facts.limited.includes(date))
    return trimSpan(facts.text, { start: from, end: date.end });
  const own = clausesBehind(facts, from, fixed);
  if (own) return own;
  const house = facts.houses.find(
    (one) => one.start >= from && LINKS.test(folded.slice(from, one.start)),
  );
  if (!next) return house ? clausesBehind(facts, house.end, fixed) : null;
  const behind = clausesBehind(facts, next.end, fixed);
  return behind && date ? trimSpan(facts.text, { start: from, end: behind.end }) : behind;
}

/** All clauses that limit in a row: `one per room, no cash value`. */
export function clausesBehind(facts: Facts, from: number, fixed: readonly Span[]): Span | null {
  const first = clauseBehind(facts, from, fixed);
  if (!first) return null;
  const more = clausesBehind(facts, closed(facts, first.end), fixed);
  return more ? { start: first.start, end: more.end } : first;
}

/** Behind the bracket that ends a condition. */
function closed({ text }: Facts, end: number): number {
  return end + (/^\s?[)）]/u.exec(text.folded.slice(end))?.[0].length ?? 0);
}

function clauseBehind(facts: Facts, from: number, fixed: readonly Span[]): Span | null {
  const { folded } = facts.text;
  const rest = folded.slice(from, from + 90);
  for (const form of [BRACKET, CLAUSE, DIRECT]) {
    const found = form.exec(rest);
    const words = found?.[1]?.trim() ?? '';
    if (!found || words === '') continue;
    const start = from + found[0].indexOf(words);
    const span = { start, end: start + words.length };
    const isLimit =
      form === DIRECT
        ? isForSome(words) || OPENS.test(words)
        : limits(facts, span) || isLaterPrice(facts, span) || isGroupPrice(facts, span);
    const isLegal = facts.any.legal.test(words) && (form !== DIRECT || /\d/u.test(words));
    if (isLimit && !isLegal && !overlapsAny(span, fixed)) return trimSpan(facts.text, span);
  }
  return null;
}

/** Whether it says what the same costs later: `then $15`. */
export function isLaterPrice(facts: Facts, { start, end }: Span): boolean {
  const isPriced = within(facts.amounts, { start, end }).length > 0;
  return isPriced && THEN.test(facts.text.folded.slice(start, end));
}

const THEN = new RegExp(`^(?:${sharedSource('thenBefore')})${END}`, 'u');

function limits({ text, here }: Facts, { start, end }: Span): boolean {
  const words = text.folded.slice(start, end);
  const isBracket = /[(（]\s?$/u.test(text.folded.slice(0, start).slice(-2));
  return (
    OPENS.test(words) ||
    CLOSES.test(words) ||
    isForSome(words) ||
    isExtra(words) ||
    (isBracket && (RESTRICTED.test(words) || matchesAt(here.condition, text.folded, start)))
  );
}

/** Says what a price holds, or does not: `drinks included`. */
export const INCLUDED = new RegExp(String.raw`^(?:${sharedSource('included')})$`, 'u');
const LACKS =
  /(?<!\p{Script=Latin})(?:not|nicht|non|no|nao|esclus\p{L}|exkl\p{L}*|zzgl|extra|hors|en (?:sus|supplement)|aparte?|a parte|separate?(?:ly)?)(?!\p{Script=Latin})|不含|未含|不包括|另[计付收]|自[理费]/u;

/** Whether words say what a price does not hold: `drinks extra`. */
export function isExtra(words: string): boolean {
  return INCLUDED.test(words) && LACKS.test(words);
}

const EXCEPTION = new RegExp(
  String.raw`^(?:${sharedSource('exceptBefore')})${END}|(?:${sharedSource('exceptBehind')})$`,
  'u',
);

/** Whether words say nothing without the offer or date that they limit: `nur für Mitglieder`. */
export function isLimitAlone(words: string): boolean {
  return (
    EXCEPTION.test(words) || RESTRICTS.test(words) || (OPENS.test(words) && RESTRICTED.test(words))
  );
}

/** Limits that name nothing that is offered: `one per room`, `keine Barauszahlung`. */
const RESTRICTS = new RegExp(String.raw`^(?:${sharedSource('limitAlone')})${END}`, 'u');

function isForSome(words: string): boolean {
  return FOR.test(words) && RESTRICTED.test(words);
}

/**
 * One of the sentences behind that of an offer, where it limits the offer: `Offer applies to Gold members only`. What
 * stands behind another offer limits that one.
 */
export function limitOfSentence(
  facts: Facts,
  from: number,
  { fixed, sentencesMax }: { readonly fixed: readonly Span[]; readonly sentencesMax: number },
): Span | null {
  const { folded } = facts.text;
  let start = from;
  for (let at = 0; at < sentencesMax; at += 1) {
    const length = SENTENCE.exec(folded.slice(start))?.[0].length;
    if (length === undefined) return null;
    const before = { start, end: start + length };
    if (at > 0 && within(facts.amounts, before).length > 0) return null;
    start = before.end;
    const words = SENTENCE_LIMIT.exec(folded.slice(start))?.[0];
    if (words === undefined) continue;
    const span = { start, end: start + words.length };
    const isOwn = !facts.any.legal.test(words) && !overlapsAny(span, fixed);
    return isOwn ? trimSpan(facts.text, span) : null;
  }
  return null;
}
