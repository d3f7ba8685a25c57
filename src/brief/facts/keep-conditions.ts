import { findFootnotes } from '#brief/facts/footnotes.ts';
import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import {
  clausesBehind,
  INCLUDED,
  isExtra,
  isLaterPrice,
  isLimitAlone,
  limitBehind,
  limitOfSentence,
} from '#brief/facts/offer-conditions.ts';
import { isOffer } from '#brief/facts/offers.ts';
import { recipientStart, RESTRICTED } from '#brief/facts/recipients.ts';
import { withoutCuts } from '#brief/facts/whole-cuts.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { splitSentences } from '#brief/segments/split-clauses.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

/** Sentences behind that of an offer in which its limit may stand. */
const SENTENCES_BEHIND = 3;
const PRONOUN = new RegExp(String.raw`^(?:${sharedSource('pronounBefore')})(?!\p{L})`, 'u');

/**
 * Gives offers what limits them and dates their exceptions, however the findings were cut; what cannot
 * be said whole is left blank.
 */
export function keepConditions(facts: Facts, found: readonly Finding[]): Finding[] {
  const kept = found
    .filter((one) => one.field !== 'headline' || !isOpen(one) || !isLoose(facts, one))
    .flatMap((one) => withoutCuts(facts, one))
    .flatMap((one) => (isOpenLine(one) ? withinSentence(facts, one) : [one]))
    .map((one) => (isOpenLine(one) ? withException(facts, one) : one))
    .filter((one) => !isOpenLine(one) || isSayable(facts, one));
  const limited = kept.map((one) => withLimits(facts, one, kept));
  const whole = limited.filter((one, at) => !isAbsorbed(one, limited, kept[at]));
  const told = withIncluded(facts, whole).filter(
    (one) => one.field !== 'note' || !isOpen(one) || !isExtra(foldedAt(facts, one)),
  );
  return withFootnotes(facts, told);
}

/** What a footnote says limits the offers of its sentence, and is nothing else. */
function withFootnotes(facts: Facts, found: readonly Finding[]): Finding[] {
  const footnotes = findFootnotes(facts.text);
  const notes = footnotes.map(({ note }) => note);
  return found
    .filter((one) => !overlapsAny(one, notes))
    .flatMap((one): Finding[] => {
      const footnote = footnotes.find(({ mark }) => isMarkedBy(facts, one, mark));
      if (!footnote || !isGiven(facts, one)) return [one];
      return one.condition ? [] : [{ ...one, field: 'offer', condition: footnote.note }];
    });
}

/** Whether a star stands in or behind it, before the sentence or another sum ends. */
function isMarkedBy({ text }: Facts, { start, end }: Span, mark: number): boolean {
  return mark >= start && !/[.!?;\n。！？；]/u.test(text.folded.slice(end, mark));
}

/** Whether it gives something: an offer, or a headline that is one. */
function isGiven(facts: Facts, one: Finding): boolean {
  if (one.field === 'offer') return true;
  return (
    one.field === 'headline' &&
    one.sureness <= SURENESS.line &&
    (isOffer(facts, one) || matchesAt(facts.here.gain, facts.text.folded, one.start))
  );
}

/** `Dinner $40, drinks included`: what a price holds goes with it, or stays blank. */
function withIncluded(facts: Facts, found: readonly Finding[]): Finding[] {
  const held = found.filter((one) => isHeld(facts, one));
  return found
    .filter((one) => !held.includes(one))
    .map((one) => {
      const next = held.find(({ start }) => {
        const between = facts.text.folded.slice(one.end, start);
        return one.field === 'offer' && start > one.end && /^[\s,;(–-]{1,3}$/u.test(between);
      });
      return next && !one.condition
        ? { ...one, condition: { start: next.start, end: next.end } }
        : one;
    });
}

/** Whether it says what a price before it in its sentence holds. */
function isHeld(facts: Facts, one: Finding): boolean {
  if (!isOpenLine(one) || one.condition || !INCLUDED.test(foldedAt(facts, one))) return false;
  const sentence = /[^.!?\n。！？]*$/u.exec(facts.text.folded.slice(0, one.start))?.[0] ?? '';
  const start = facts.amounts.findLast(({ end }) => end <= one.start)?.start ?? -1;
  return start >= one.start - sentence.length || PRICED_BEFORE.test(sentence);
}

/** A sum with a comma ends no sentence: `12.90 €,`. */
const PRICED_BEFORE = /[€$£]/u;

/** Whether it says nothing without the offer that it limits. */
function isLoose(facts: Facts, one: Finding): boolean {
  const words = foldedAt(facts, one);
  return isLimitAlone(words) || isExtra(words);
}

function isOpen({ sureness }: Finding): boolean {
  return sureness <= SURENESS.line;
}

const LINES: readonly Finding['field'][] = ['offer', 'when', 'where', 'note'];

function isOpenLine({ field, sureness }: Finding): boolean {
  return sureness <= SURENESS.line && LINES.includes(field);
}

/** The sentence of a finding that runs over a full stop. */
function withinSentence(facts: Facts, one: Finding): Finding[] {
  const parts = splitSentences(facts.text, one, whole(facts));
  if (parts.length < 2 || one.field === 'note') return [one];
  const part = parts.find((span) => {
    if (one.field === 'offer') return isOffer(facts, span);
    return one.field === 'where' || within(facts.dates, span).length > 0;
  });
  return part ? [{ ...one, ...part, condition: null }] : [];
}

/** The whole date where a finding holds a part of one that has an exception. */
function withException(facts: Facts, one: Finding): Finding {
  if (one.field === 'offer') return one;
  const cut = facts.limited.find(
    (date) => overlapsAny(date, [one]) && !(one.start <= date.start && date.end <= one.end),
  );
  if (!cut) return one;
  return {
    ...one,
    field: 'when',
    start: Math.min(one.start, cut.start),
    end: Math.max(one.end, cut.end),
  };
}

function isSayable(facts: Facts, one: Finding): boolean {
  if (one.field === 'offer' && PRONOUN.test(foldedAt(facts, one))) return false;
  if (isLaterPrice(facts, one)) return false;
  if (one.field !== 'offer' && one.field !== 'when' && isLimitAlone(foldedAt(facts, one)))
    return false;
  if (one.field === 'note' && isRecipient(facts, one)) return false;
  if (one.field === 'when' && isExpiry(facts, one)) return false;
  return !overlapsAny(one, facts.excluded);
}

/** `First 100 guests` of those who get something. */
function isRecipient({ text }: Facts, { start, end }: Finding): boolean {
  return RESTRICTED.test(text.folded.slice(start, end)) && GETS.test(text.folded.slice(end));
}

const GETS = new RegExp(String.raw`^\s?(?:${sharedSource('gets')})(?!\p{Script=Latin})`, 'u');

const EXPIRES = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${sharedSource('expiresBefore')})\s(?:on |am |the )?|(?<=\p{Script=Han})(?:${sharedSource('expiresBefore')})\s?)$`,
  'u',
);

const OPENS_EXPIRY = new RegExp(
  String.raw`^(?:${sharedSource('expiresBefore')})(?!\p{Script=Latin})`,
  'u',
);

/** Whether it is the day on which an offer ends, which is not that of the event. */
function isExpiry(facts: Facts, { start, end }: Finding): boolean {
  const date = facts.dates.find((one) => overlapsAny(one, [{ start, end }]));
  const from = Math.min(start, date?.start ?? start);
  const { folded } = facts.text;
  return (
    EXPIRES.test(folded.slice(Math.max(0, from - 40), from)) ||
    OPENS_EXPIRY.test(folded.slice(start, end))
  );
}

function withLimits(facts: Facts, one: Finding, others: readonly Finding[]): Finding {
  const isTitle = one.field === 'headline' && isGiven(facts, one);
  if (!isTitle && ((one.field !== 'offer' && one.field !== 'note') || !isOpenLine(one))) return one;
  const fixed = others.filter(
    (other) => other !== one && (!isOpenLine(other) || other.field === 'when'),
  );
  const start = recipientStart(facts, one) ?? one.start;
  const behind = one.condition ?? one;
  if (one.field === 'note' || behind.end < one.end)
    return start === one.start ? one : { ...one, start };
  const limit =
    limitBehind(facts, behind.end, fixed) ??
    limitOfSentence(facts, behind.end, { fixed, sentencesMax: SENTENCES_BEHIND });
  if (isTitle) return limit ? { ...one, field: 'offer', condition: limit } : one;
  if (!limit) return { ...one, start };
  const from = one.condition?.start ?? limit.start;
  return { ...one, start, condition: { start: from, end: limitsEnd(facts, limit.end, fixed) } };
}

/** Where the last of several sentences ends that limit an offer one behind the other. */
function limitsEnd(facts: Facts, end: number, fixed: readonly Span[]): number {
  const more =
    limitOfSentence(facts, end, { fixed, sentencesMax: 1 }) ?? clausesBehind(facts, end, fixed);
  return more ? limitsEnd(facts, more.end, fixed) : end;
}

/** Whether an offer now says it. */
function isAbsorbed(one: Finding, all: readonly Finding[], before: Finding | undefined): boolean {
  if (before?.field === 'headline' && one.field === 'offer')
    return all.some(
      (other) => other !== one && other.field === 'offer' && overlapsAny(one, [other]),
    );
  if (one !== before || !isOpenLine(one)) return false;
  return all.some(
    (other) => other !== one && other.field === 'offer' && overlapsAny(one, spansOf(other)),
  );
}

function spansOf({ start, end, condition }: Finding): Span[] {
  return [{ start, end }, ...(condition ? [condition] : [])];
}
