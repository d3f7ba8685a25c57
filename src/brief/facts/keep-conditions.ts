import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import { isLimitAlone, limitBehind, limitOfSentence } from '#brief/facts/limits.ts';
import { isOffer } from '#brief/facts/offers.ts';
import { recipientStart } from '#brief/facts/recipients.ts';
import { whole } from '#brief/facts/whole.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { splitSentences } from '#brief/segments/split-clauses.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

const PRONOUN = new RegExp(String.raw`^(?:${sharedSource('pronounBefore')})(?!\p{L})`, 'u');

/**
 * Gives offers what limits them and dates their exceptions, however the findings were cut; what cannot
 * be said whole is left blank.
 */
export function keepConditions(facts: Facts, found: readonly Finding[]): Finding[] {
  const kept = found
    .flatMap((one) => (isOpenLine(one) ? withinSentence(facts, one) : [one]))
    .map((one) => (isOpenLine(one) ? withException(facts, one) : one))
    .filter((one) => !isOpenLine(one) || isSayable(facts, one));
  const limited = kept.map((one) => withLimits(facts, one, kept));
  return limited.filter((one, at) => !isAbsorbed(one, limited, kept[at]));
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
  if (one.field === 'note' && isLimitAlone(foldedAt(facts, one))) return false;
  return !overlapsAny(one, facts.excluded);
}

function withLimits(facts: Facts, one: Finding, others: readonly Finding[]): Finding {
  if ((one.field !== 'offer' && one.field !== 'note') || !isOpenLine(one)) return one;
  const fixed = others.filter(
    (other) => other !== one && (!isOpenLine(other) || other.field === 'when'),
  );
  const start = recipientStart(facts, one) ?? one.start;
  const behind = one.condition ?? one;
  if (one.field === 'note' || behind.end < one.end)
    return start === one.start ? one : { ...one, start };
  const limit = limitBehind(facts, behind.end, fixed) ?? limitOfSentence(facts, behind.end, fixed);
  if (!limit) return { ...one, start };
  const from = one.condition?.start ?? limit.start;
  return { ...one, start, condition: { start: from, end: limit.end } };
}

/** Whether an offer now says it. */
function isAbsorbed(one: Finding, all: readonly Finding[], before: Finding | undefined): boolean {
  if (one !== before || !isOpenLine(one)) return false;
  return all.some(
    (other) => other !== one && other.field === 'offer' && overlapsAny(one, spansOf(other)),
  );
}

function spansOf({ start, end, condition }: Finding): Span[] {
  return [{ start, end }, ...(condition ? [condition] : [])];
}
