import type { BriefText } from '#brief/segments/open-text.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import type { Span } from '#text/spans.ts';

/** Full stops after these end no sentence. */
const SHORT_FORM =
  /(?:(?<![\p{L}])(?:p|a|mr|mrs|ms|dr|st|vs|no|nr|inc|incl|inkl|approx|ca|z|b|min|max|sek|seg|sec|tel|av|bzw|usw|etc|ore|sig|sra?|mme|m|jan|feb|mar|apr|aug|sept?|oct|okt|nov|dec|dez|p\.m|a\.m|u\.a|d\.h|z\.b|e\.g|i\.e)|\d)$/u;

/** The sentences of a span. Nothing is cut within the `whole` spans, which are dates and addresses. */
export function splitSentences(text: BriefText, span: Span, whole: readonly Span[]): Span[] {
  return splitAt(
    text,
    span,
    whole,
    /[.!?;…]+(?=["”»“)\]]*(?:\s|$))["”»“)\]]*|[。！？；]+”?/gu,
    (before, mark) => mark !== '.' || !SHORT_FORM.test(before),
  );
}

/** The clauses of a sentence: between commas, dashes, bars and brackets. */
export function splitClauses(text: BriefText, span: Span, whole: readonly Span[]): Span[] {
  return splitAt(
    text,
    span,
    whole,
    /,(?=\s|$)|[，、]|\s[-–—|/·•~]+\s|[()（）|]|:(?=\s|$)|—/gu,
    () => true,
  );
}

function splitAt(
  text: BriefText,
  { start, end }: Span,
  whole: readonly Span[],
  marks: RegExp,
  isEnd: (before: string, mark: string) => boolean,
): Span[] {
  const parts: Span[] = [];
  const source = text.folded.slice(start, end);
  let from = start;
  for (const { index, 0: mark } of source.matchAll(marks)) {
    const at = start + index;
    if (whole.some((one) => one.start < at + mark.length && at < one.end)) continue;
    if (!isEnd(source.slice(Math.max(0, index - 8), index), mark)) continue;
    parts.push({ start: from, end: at + (/[!?！？]/u.test(mark) ? mark.length : 0) });
    from = at + mark.length;
  }
  parts.push({ start: from, end });
  return parts.map((part) => trimSpan(text, part)).filter((part) => part !== null);
}
