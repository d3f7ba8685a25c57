import { sharedSource } from '#brief/phrases/lists.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

/** The dates of a text, each with what is taken out of it. */
interface DatesWithExceptions {
  readonly dates: readonly Span[];
  /** Those of them that have an exception. */
  readonly limited: readonly Span[];
  /** Exceptions whose date stands elsewhere: no line says them, nor the dates that they limit. */
  readonly loose: readonly Span[];
}

const AFTER_LETTER = String.raw`(?<![\p{Script=Latin}\p{N}])`;
const BEFORE_LETTER = String.raw`(?![\p{Script=Latin}\p{N}])`;
/** In brackets a bare `not` takes out, too: `every Friday (not June 6)`. */
const OPENING = new RegExp(
  String.raw`${AFTER_LETTER}(?:${sharedSource('exceptBefore')})${BEFORE_LETTER}|(?<=[(（]\s?)(?:not|nicht|pas|no|non|nao)${BEFORE_LETTER}`,
  'gu',
);
const BEHIND = new RegExp(String.raw`^\s?(?:${sharedSource('exceptBehind')})${BEFORE_LETTER}`, 'u');
/** Words without a date that are taken out: `except public holidays`. */
const REST = /^[^.,;:!?()\n，。；！？（）]{0,40}/u;
/** `(public holidays excluded)` */
const REST_BEFORE = new RegExp(
  String.raw`(?<=[,(，（]\s?)[^.,;:!?()\n，。；：！？（）\d]{2,24}?\s?(?:${sharedSource('exceptBehind')})${BEFORE_LETTER}`,
  'gu',
);
/** Between an exception and its date: `except on`, `sauf les 14 et`. */
const TO_DATE = /^[^\d$€£.;:!?()\n，。；！？（）]{0,16}$/u;
const JOINS = /^[\s,;(（，–—-]{0,4}$/u;
const JOINS_MORE = /^\s?(?:[,，、&+]|and|und|y|e|et|和|及)?\s?$/u;

/**
 * Joins each date with the exception behind it: `every Friday (except June 6), 8 PM` is said whole or
 * not at all. An excepted date is never a date of its own.
 */
export function joinExceptions(text: BriefText, dates: readonly Span[]): DatesWithExceptions {
  const exceptions = findExceptions(text, dates);
  const own = dates.filter((date) => !overlapsAny(date, exceptions) || isAhead(date, exceptions));
  const joined = own.map((date) => joinedWith(text, date, { exceptions, own }));
  const limited = joined.filter((date, at) => date !== own[at]);
  const loose = exceptions.filter((one) => !overlapsAny(one, limited) && overlapsAny(one, dates));
  const shadows = loose.map((one) => sentenceOf(text, one));
  return {
    dates: joined
      .filter((date, at) => !joined.slice(0, at).some(({ end }) => end >= date.end))
      .filter((date) => !overlapsAny(date, shadows)),
    limited,
    loose,
  };
}

/** A date may reach into what is taken out of it: `每周五，6月2日除外`. */
function isAhead({ start }: Span, exceptions: readonly Span[]): boolean {
  return !exceptions.some((one) => one.start <= start && start < one.end);
}

function findExceptions({ folded }: BriefText, dates: readonly Span[]): Span[] {
  const opened = [...folded.matchAll(OPENING)].map(({ index, 0: word }): Span => {
    const from = index + word.length;
    const first = dates.find(
      (date) => date.end > from && TO_DATE.test(folded.slice(from, Math.max(from, date.start))),
    );
    const end = first ? lastOf(folded, dates, first) : from + restLength(folded, from);
    return { start: index, end: withBracket(folded, end) };
  });
  const behind = dates.flatMap((date): Span[] => {
    const word = BEHIND.exec(folded.slice(date.end, date.end + 24))?.[0];
    if (word === undefined) return [];
    return [{ start: partStart(folded, date), end: withBracket(folded, date.end + word.length) }];
  });
  const others = [...folded.matchAll(REST_BEFORE)].map(({ index, 0: words }): Span => ({
    start: index,
    end: withBracket(folded, index + words.length),
  }));
  return [...behind, ...others].reduce<Span[]>(
    (kept, one) => (overlapsAny(one, kept) ? kept : [...kept, one]),
    opened,
  );
}

function restLength(folded: string, from: number): number {
  return REST.exec(folded.slice(from))?.[0].trimEnd().length ?? 0;
}

function withBracket(folded: string, end: number): number {
  return end + (/^\s?[)）]/u.exec(folded.slice(end))?.[0].length ?? 0);
}

/** Of `每周五，6月2日` the last part is excepted. */
function partStart(folded: string, { start, end }: Span): number {
  return start + folded.slice(start, end).search(/[^,，(（]*$/u);
}

/** The end of the last date of a list: `except May 26 and June 2`. */
function lastOf(folded: string, dates: readonly Span[], first: Span): number {
  const next = dates.find(
    ({ start }) => start >= first.end && JOINS_MORE.test(folded.slice(first.end, start)),
  );
  return next ? lastOf(folded, dates, next) : first.end;
}

function joinedWith(
  { folded }: BriefText,
  date: Span,
  { exceptions, own }: { readonly exceptions: readonly Span[]; readonly own: readonly Span[] },
): Span {
  const behind = exceptions.find(
    ({ start, end }) =>
      end > date.end && (start <= date.end || JOINS.test(folded.slice(date.end, start))),
  );
  if (!behind) return date;
  const next = own.find(
    ({ start }) => start >= behind.end && /^[\s,，]{1,2}$/u.test(folded.slice(behind.end, start)),
  );
  return { start: date.start, end: next?.end ?? behind.end };
}

function sentenceOf({ folded }: BriefText, { start, end }: Span): Span {
  const before = folded.slice(0, start).search(/[^.;!?\n。；！？]*$/u);
  const behind = /^[^.;!?\n。；！？]*/u.exec(folded.slice(end))?.[0].length ?? 0;
  return { start: before, end: end + behind };
}
