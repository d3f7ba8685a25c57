import type { Facts } from '#brief/facts/find-facts.ts';
import { RESTRICTED } from '#brief/facts/recipients.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

const END = String.raw`(?![\p{Script=Latin}\p{N}])`;
const OPENS = new RegExp(
  String.raw`^(?:${sharedSource('limitBefore')}|${sharedSource('exceptBefore')})${END}`,
  'u',
);
const CLOSES =
  /(?:only|nur|uniquement|seulement|solo|solamente|unicamente|soltanto|apenas|somente|除外|为止)$/u;
const FOR = /^(?:for|fur|pour|para|per)\s/u;
const BRACKET = /^\s?[(（]\s?([^()（）\n]{2,80})[)）]/u;
const CLAUSE = /^\s?[,;，；–—-]\s*([^.,!?;\n。，！？；()（）]{2,80})/u;
const DIRECT = /^\s([^.,!?;\n。，！？；()（）]{2,80})/u;
/** Words that lead on to a date: `on`, `jeweils am`. */
const LINKS = /^\s?(?:\p{L}{1,7}\s){0,2}$/u;
const SENTENCE = /^(?:\([^()\n]{0,40}\)|[^.!?\n。！？]){0,70}[.!?。！？]+\s*/u;
const SENTENCE_LIMIT = new RegExp(
  String.raw`^(?:${sharedSource('limitSentence')})[^.!?\n。！？]*`,
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
  const own = clauseBehind(facts, from, fixed);
  if (own || !next) return own;
  const behind = clauseBehind(facts, next.end, fixed);
  return behind && date ? trimSpan(facts.text, { start: from, end: behind.end }) : behind;
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
    const isLimit = form === DIRECT ? isForSome(words) || OPENS.test(words) : limits(facts, span);
    if (isLimit && !facts.any.legal.test(words) && !overlapsAny(span, fixed))
      return trimSpan(facts.text, span);
  }
  return null;
}

function limits({ text, here }: Facts, { start, end }: Span): boolean {
  const words = text.folded.slice(start, end);
  const isBracket = /[(（]\s?$/u.test(text.folded.slice(0, start).slice(-2));
  return (
    OPENS.test(words) ||
    CLOSES.test(words) ||
    isForSome(words) ||
    (isBracket && (RESTRICTED.test(words) || matchesAt(here.condition, text.folded, start)))
  );
}

const EXCEPTION = new RegExp(
  String.raw`^(?:${sharedSource('exceptBefore')})${END}|(?:${sharedSource('exceptBehind')})$`,
  'u',
);

/** Whether words say nothing without the offer or date that they limit: `nur für Mitglieder`. */
export function isLimitAlone(words: string): boolean {
  return EXCEPTION.test(words) || (OPENS.test(words) && RESTRICTED.test(words));
}

function isForSome(words: string): boolean {
  return FOR.test(words) && RESTRICTED.test(words);
}

/** The sentence after that of an offer, where it limits the offer: `Offer applies to Gold members only`. */
export function limitOfSentence(facts: Facts, from: number, fixed: readonly Span[]): Span | null {
  const { folded } = facts.text;
  const lead = SENTENCE.exec(folded.slice(from));
  if (!lead) return null;
  const start = from + lead[0].length;
  const words = SENTENCE_LIMIT.exec(folded.slice(start))?.[0];
  if (words === undefined || facts.any.legal.test(words)) return null;
  const span = { start, end: start + words.length };
  return overlapsAny(span, fixed) ? null : trimSpan(facts.text, span);
}
