import { callOf } from '#brief/facts/find-calls.ts';
import { type Facts, foldedAt, within } from '#brief/facts/find-facts.ts';
import { isOffer } from '#brief/facts/offers.ts';
import { readLine } from '#brief/facts/read-line.ts';
import { readProse } from '#brief/facts/read-prose.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { type Finding, SURENESS } from '#brief/finding.ts';
import { wordCount } from '#brief/segments/open-text.ts';
import { splitClauses } from '#brief/segments/split-clauses.ts';
import type { Span } from '#text/spans.ts';

const LINE_WORDS_MAX = 14;
/** Clauses from which on a sentence that asks for a film is a hasty note. */
const CLAUSES_OF_A_NOTE = 3;

/** Small print fills its paragraph, offers and dates aside. */
export function readSentences(
  facts: Facts,
  sentences: readonly Span[],
  isLine: boolean,
): Finding[] {
  const isTerm = (sentence: Span) =>
    facts.any.terms.test(foldedAt(facts, sentence)) &&
    !facts.any.deadline.test(foldedAt(facts, sentence)) &&
    !isRunOn(facts, sentence);
  const isSmallPrint = sentences.length > 1 && sentences.some(isTerm);
  const first = sentences.findIndex(isTerm);
  return sentences.flatMap((sentence, at) => {
    const isOther =
      facts.any.legal.test(foldedAt(facts, sentence)) ||
      (!isTerm(sentence) &&
        (isOffer(facts, sentence) ||
          (at < first && within(facts.dates, sentence).length > 0) ||
          callOf(facts, sentence) !== null));
    if (!isSmallPrint || isOther) return readSentence(facts, sentence, isLine);
    return [
      {
        field: 'terms' as const,
        ...withStop(facts, sentence),
        condition: null,
        sureness: SURENESS.prose,
      },
    ];
  });
}

/** Sentences of the law, of small print and of the sender's office say nothing on screen. */
export function readSentence(facts: Facts, sentence: Span, isLine: boolean): Finding[] {
  const words = foldedAt(facts, sentence);
  if (facts.any.legal.test(words) || facts.any.tagging.test(words)) return [];
  const runsOn = isRunOn(facts, sentence);
  if (facts.any.terms.test(words) && !facts.any.deadline.test(words) && !runsOn)
    return [
      { field: 'terms', ...withStop(facts, sentence), condition: null, sureness: SURENESS.prose },
    ];
  if (!facts.any.deadline.test(words) && !runsOn)
    return isLine ? readLine(facts, sentence) : readProse(facts, sentence);
  return !runsOn && wordCount(words) <= LINE_WORDS_MAX && facts.text.language !== 'zh'
    ? []
    : withoutDeadlines(facts, sentence);
}

/** Whether a sentence asks for a film and says all about it without a stop. */
function isRunOn(facts: Facts, sentence: Span): boolean {
  return (
    facts.any.request.test(foldedAt(facts, sentence)) &&
    splitClauses(facts.text, sentence, whole(facts)).length >= CLAUSES_OF_A_NOTE
  );
}

/** A hasty note runs on: only the clauses about the deadline are left out, and a time behind one. */
function withoutDeadlines(facts: Facts, sentence: Span): Finding[] {
  let isDue = false;
  return splitClauses(facts.text, sentence, whole(facts)).flatMap((clause) => {
    const isTime = within(facts.dates, clause).some(
      ({ start, end }) => end - start >= clause.end - clause.start - 6,
    );
    const words = foldedAt(facts, clause);
    if (facts.any.terms.test(words)) return [];
    isDue = facts.any.deadline.test(words) || (isDue && isTime);
    return isDue ? [] : readProse(facts, clause);
  });
}

/** The span with the full stop that ends it. */
export function withStop({ text }: Facts, { start, end }: Span): Span {
  return { start, end: /[.。]/u.test(text.folded.charAt(end)) ? end + 1 : end };
}
