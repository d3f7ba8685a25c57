import { findAddresses, findMails, findPhones } from '#brief/facts/find-contacts.ts';
import { joinExceptions } from '#brief/facts/exceptions.ts';
import { findAmounts } from '#brief/facts/find-amounts.ts';
import { findDates } from '#brief/facts/find-dates.ts';
import { findHouses } from '#brief/facts/find-houses.ts';
import { findQuotes } from '#brief/facts/find-quotes.ts';
import { datesThatHold, sumsThatHold } from '#brief/facts/retracted-facts.ts';
import { expressionsOf, type Expressions } from '#brief/phrases/expressions.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

/** A text with all in it that may become words, found once for the whole text. */
export interface Facts {
  readonly text: BriefText;
  /** Phrases anywhere, and from an index on. */
  readonly any: Expressions;
  readonly here: Expressions;
  readonly dates: readonly Span[];
  /** The dates that have an exception, which is part of them. */
  readonly limited: readonly Span[];
  /** Dates and sums that no line says: taken back, the sender's own, or excepted from what stands elsewhere. */
  readonly excluded: readonly Span[];
  readonly amounts: readonly Span[];
  readonly houses: readonly Span[];
  readonly quotes: readonly Span[];
  /** Web and mail addresses, telephone numbers. */
  readonly contacts: readonly Span[];
}

/**
 * Everything the reader looks for once in a text: dates, sums, contacts, houses, quotes and the
 * phrases of its language.
 */
export function findFacts(text: BriefText): Facts {
  const addresses = [...findAddresses(text), ...findMails(text)];
  const quotes = findQuotes(text);
  const all = findDates(text).filter(
    (date) => !overlapsAny(date, addresses) && !isInName(text, date, quotes),
  );
  const { dates: joined, limited, loose } = joinExceptions(text, all);
  const dates = datesThatHold(text, joined);
  const phones = findPhones(text).filter((phone) => !overlapsAny(phone, [...addresses, ...dates]));
  const contacts = [...addresses, ...phones];
  const sums = findAmounts(text).filter((sum) => !overlapsAny(sum, [...all, ...contacts]));
  const amounts = sumsThatHold(text, sums);
  return {
    text,
    any: expressionsOf(text.language, 'any'),
    here: expressionsOf(text.language, 'here'),
    dates,
    limited,
    amounts,
    excluded: [
      ...loose,
      ...joined.filter((date) => !dates.includes(date)),
      ...sums.filter((sum) => !amounts.includes(sum)),
    ],
    houses: findHouses(text, dates),
    quotes,
    contacts,
  };
}

/** The day of `“Poker Sunday”` is part of a name: it says less than its quote, and no hour. */
function isInName({ folded }: BriefText, date: Span, quotes: readonly Span[]): boolean {
  const length = date.end - date.start;
  return (
    !/\d/u.test(folded.slice(date.start, date.end)) &&
    quotes.some((quote) => within([date], quote).length > 0 && quote.end - quote.start > length)
  );
}

/** Of the spans, those that lie within another. */
export function within(spans: readonly Span[], { start, end }: Span): Span[] {
  return spans.filter((span) => start <= span.start && span.end <= end);
}

/** The folded words of a span. */
export function foldedAt({ text }: Facts, { start, end }: Span): string {
  return text.folded.slice(start, end);
}
