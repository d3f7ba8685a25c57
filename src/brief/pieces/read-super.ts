import { isAboutDate } from '#brief/facts/tell-dates.ts';
import { callOf, isDirection } from '#brief/facts/find-calls.ts';
import { type Facts, foldedAt, within } from '#brief/facts/find-facts.ts';
import { isHouse } from '#brief/facts/find-houses.ts';
import { isOffer, offerOf } from '#brief/facts/offers.ts';
import { whole } from '#brief/facts/whole.ts';
import { type Finding, SURENESS } from '#brief/finding.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { splitClauses, splitSentences } from '#brief/segments/split-clauses.ts';
import type { Span } from '#text/spans.ts';

/** Words that are said to stand on screen: each of its clauses is what it plainly is. */
export function readSuper(
  facts: Facts,
  values: readonly Span[],
  label: 'super' | 'ending',
): Finding[] {
  const isEnding = label === 'ending';
  return values.flatMap((value) => {
    if (facts.any.legal.test(foldedAt(facts, value))) return [];
    const call = callOf(facts, value);
    if (call) return [{ ...call, sureness: SURENESS.quoted }];
    const isQuote = facts.quotes.some(({ start }) => start === value.start);
    const clauses = isEnding
      ? splitSentences(facts.text, value, whole(facts)).flatMap((one) =>
          splitClauses(facts.text, one, whole(facts)),
        )
      : [value];
    return clauses.flatMap((clause) =>
      superOf(facts, unquoted(facts, clause), { isEnding, isQuote }),
    );
  });
}

function superOf(
  facts: Facts,
  span: Span,
  { isEnding, isQuote }: { isEnding: boolean; isQuote: boolean },
): Finding[] {
  const call = callOf(facts, span);
  if (call) return [{ ...call, sureness: SURENESS.quoted }];
  const sure = { ...span, condition: null, sureness: SURENESS.quoted };
  const isSlogan =
    isQuote && !/\d/u.test(foldedAt(facts, span)) && !facts.any.gift.test(foldedAt(facts, span));
  if (isOffer(facts, span) && !isSlogan) return [offerOf(facts, span, SURENESS.quoted)];
  const date = within(facts.dates, span)[0];
  if (date && isAboutDate(facts, span, date)) return [{ ...sure, field: 'when' }];
  if (
    isHouse(facts.text, span) &&
    (facts.text.language === 'zh' || within(facts.houses, span).length > 0)
  )
    return [{ ...sure, field: isEnding ? 'signature' : 'where' }];
  if (!isQuote && isDirection(facts, span)) return [];
  return [{ ...sure, field: 'headline', sureness: isEnding ? SURENESS.ending : SURENESS.quoted }];
}

export function unquoted(facts: Facts, span: Span): Span {
  const marks = { start: '"“„«»\'‘「 ', end: '"”“«»\'’」.。 ' };
  return trimSpan(facts.text, span, marks) ?? span;
}
