import { isAboutDate } from '#brief/facts/tell-dates.ts';
import { callOf, isDirection } from '#brief/facts/find-calls.ts';
import { type Facts, foldedAt, within } from '#brief/facts/find-facts.ts';
import { isHouse } from '#brief/facts/find-houses.ts';
import { isOffer, offerOf } from '#brief/facts/offers.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { type Finding, SURENESS } from '#brief/finding.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { labelBefore } from '#brief/segments/find-label.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { ornamentsIn } from '#brief/segments/ornaments.ts';
import { splitClauses, splitSentences } from '#brief/segments/split-clauses.ts';
import { findSpans, overlapsAny, type Span } from '#text/spans.ts';

/** Words that are said to stand on screen: each of its clauses is what it plainly is. */
export function readSuper(
  facts: Facts,
  values: readonly Span[],
  label: 'super' | 'ending',
): Finding[] {
  const isEnding = label === 'ending';
  return values.flatMap((value) => {
    if (facts.any.legal.test(foldedAt(facts, value))) return [];
    const call = isEnding ? null : callOf(facts, value);
    const isLast = isEnding || END_BEFORE.test(beforeOf(facts, value));
    if (call) return [{ ...call, sureness: isLast ? SURENESS.topic : SURENESS.quoted }];
    const isQuote = facts.quotes.some(({ start }) => start === value.start);
    const clauses = isEnding
      ? splitSentences(facts.text, value, whole(facts))
          .filter((one, at) => at === 0 || !facts.any.deadline.test(foldedAt(facts, one)))
          .flatMap((one) => splitClauses(facts.text, one, whole(facts)))
      : betweenBars(facts, value);
    return clauses.flatMap((clause) =>
      superOf(
        facts,
        isQuote && STOPPED.test(foldedAt(facts, clause)) ? clause : unquoted(facts, clause),
        { isEnding: isLast, isQuote },
      ),
    );
  });
}

/** Sentences of which each keeps its full stop: `One bean. One cup.` */
const STOPPED = /\p{L}[.。]\s?\S.*[.。]$/u;

/** Quoted words, each by the label right before it or by what it plainly is. */
export function readQuotes(facts: Facts, quotes: readonly Span[]): Finding[] {
  return quotes.flatMap((quote) => {
    const label = labelBefore(facts.text, quote.start);
    if (label === 'none') return [];
    const field = label === 'topic' ? 'headline' : label;
    if (field !== 'headline' && field !== 'callToAction' && field !== 'signature')
      return readSuper(facts, [quote], label === 'ending' ? label : 'super');
    return [{ ...quote, field, condition: null, sureness: SURENESS.topic }];
  });
}

const END_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${sharedSource('endBefore')})[^\p{L}]{0,3}(?:\p{L}{1,6} ){0,2}[^\p{L}]{0,3}$`,
  'u',
);

function beforeOf({ text }: Facts, { start }: Span): string {
  return text.folded.slice(Math.max(0, start - 32), start);
}

const BELOW = new RegExp(String.raw`^(?:${sharedSource('belowBefore')})\W*$`, 'u');

/** `logo Casino Montfleury` is signed by the casino. */
function withoutLogo(facts: Facts, span: Span): Span {
  const [house] = within(facts.houses, span);
  const before = house && { start: span.start, end: house.start };
  const isLed = before && (isDirection(facts, before) || BELOW.test(foldedAt(facts, before)));
  return isLed ? house : span;
}

/** `Fridays in May | lucky.example`: a bar parts what stands on screen, and an ornament beside an offer or a date. */
function betweenBars(facts: Facts, span: Span): Span[] {
  const bars = findSpans(foldedAt(facts, span), /\s(?:[|｜]\s?|[/／]\s)/gu).filter(
    ({ start, end }) =>
      !overlapsAny({ start: span.start + start, end: span.start + end }, whole(facts)),
  );
  return partsOf(facts, span, bars).flatMap((part) => betweenOrnaments(facts, part, isFact));
}

function isFact(facts: Facts, part: Span): boolean {
  return isOffer(facts, part) || within(facts.dates, part).length > 0;
}

/** The parts of a span between ornaments, where one of them is told by itself; else the span. */
export function betweenOrnaments(
  facts: Facts,
  span: Span,
  isTold: (facts: Facts, part: Span) => boolean,
): Span[] {
  const parts = partsOf(facts, span, ornamentsIn(facts.text.prompt.slice(span.start, span.end)));
  return parts.some((part) => isTold(facts, part)) ? parts : [span];
}

function partsOf({ text }: Facts, { start, end }: Span, signs: readonly Span[]): Span[] {
  const ends = [...signs, { start: end - start, end }];
  return ends
    .map((sign, at) => ({ start: start + (ends[at - 1]?.end ?? 0), end: start + sign.start }))
    .map((part) => trimSpan(text, part, { start: ' |｜', end: ' |｜' }))
    .filter((part) => part !== null);
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
    return [{ ...sure, ...withoutLogo(facts, span), field: isEnding ? 'signature' : 'where' }];
  if (!isQuote && isDirection(facts, span)) return [];
  return [{ ...sure, field: 'headline', sureness: isEnding ? SURENESS.ending : SURENESS.quoted }];
}

/** The span without the quotation marks around it. */
export function unquoted(facts: Facts, span: Span): Span {
  const marks = { start: '"“„«»\'‘「 ', end: '"”“«»\'’」.。 ' };
  return trimSpan(facts.text, span, marks) ?? span;
}
