import { phraseSource, sharedSource } from '#brief/phrases/lists.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { foldText } from '#text/fold-text.ts';
import type { Language } from '#domain/languages.ts';
import type { Span } from '#text/spans.ts';

const SPACED = ['en', 'es', 'fr', 'de', 'it', 'pt'] as const;

/** Full stops after these end no sentence. */
const SHORT_FORM = new RegExp(
  String.raw`(?:(?<![\p{L}])(?:${sharedSource('shortForms')})|\d)$`,
  'u',
);

/** Whether a full stop behind the words cuts one short: `max. 80 seats`. */
export function isCutShort(before: string): boolean {
  return SHORT_FORM.test(before) && !/\d$/u.test(before);
}

/** The source of a sign that ends no phrase: full stops of words cut short and commas of figures stay. */
export const WITHIN_PHRASE = String.raw`(?:[^.,!?;\n。，！？；()（）]|(?<=(?<!\p{L})(?:${sharedSource('shortForms')}))\.(?=\s?[\p{L}\d])|(?<=\d)[.,](?=\d))`;

/** The sentences of a span. Nothing is cut within the `whole` spans, which are dates and addresses. */
export function splitSentences(text: BriefText, span: Span, whole: readonly Span[]): Span[] {
  return splitAt(
    text,
    span,
    whole,
    /[.!?;…]+(?=["”»“)\]]*(?:\s|$))["”»“)\]]*|[。！？；]+”?/gu,
    (before, mark, after) =>
      mark !== '.' || !SHORT_FORM.test(before) || isAfterFigure(before, after, text.language),
  );
}

/** A figure may end a sentence, but neither the number of a list nor a German ordinal does: `am 14. Juni`. */
function isAfterFigure(before: string, after: string, language: Language): boolean {
  const isNumber = language === 'de' ? /(?:^|(?<!\bvon)\s)\d{1,2}$/u : /(?:^|[.;:!?]\s+)\d{1,2}$/u;
  return (
    (/\d$/u.test(before) || HALF_DAY.test(before)) &&
    (!isNumber.test(before) || GERMAN_ADDRESS.test(before)) &&
    /^\s+[\p{Lu}¿¡]/u.test(after) &&
    !opensWithMonth(after)
  );
}

const HALF_DAY = /\d\s?[ap]m$/u;

/** `Uferstraße 4` is an address. */
const GERMAN_ADDRESS = /(?:stra(?:ß|ss)e|str\.|platz|weg|allee|gasse|ufer|ring|kai|damm) \d{1,3}$/u;

/** Whether a month opens a text, behind its day. */
export function opensWithMonth(text: string): boolean {
  return MONTHS.test(foldText(text));
}

/** `Jantar` is none. */
const MONTHS = new RegExp(
  String.raw`^\s+(?:${SPACED.map((language) => phraseSource(language, 'month')).join('|')})(?!\p{L})`,
  'u',
);

/** The clauses of a sentence: between commas, dashes, bars and brackets. */
export function splitClauses(text: BriefText, span: Span, whole: readonly Span[]): Span[] {
  return splitAt(
    text,
    span,
    whole,
    /,(?=\s|$)|[，、｜]|\s[-–—|/·•~]+\s|[()（）|]|:(?=\s|$)|—/gu,
    () => true,
  );
}

function splitAt(
  text: BriefText,
  { start, end }: Span,
  whole: readonly Span[],
  marks: RegExp,
  isEnd: (before: string, mark: string, after: string) => boolean,
): Span[] {
  const parts: Span[] = [];
  const source = text.folded.slice(start, end);
  let from = start;
  for (const { index, 0: mark } of source.matchAll(marks)) {
    const at = start + index;
    if (whole.some((one) => one.start < at + mark.length && at < one.end)) continue;
    const after = text.prompt.slice(at + mark.length, at + mark.length + 16);
    if (!isEnd(source.slice(Math.max(0, index - 12), index), mark, after)) continue;
    parts.push({ start: from, end: at + (/[!?！？]/u.test(mark) ? mark.length : 0) });
    from = at + mark.length;
  }
  parts.push({ start: from, end });
  return parts.map((part) => trimSpan(text, part)).filter((part) => part !== null);
}
