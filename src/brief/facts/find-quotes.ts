import { sharedSource } from '#brief/phrases/lists.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import type { Span } from '#text/spans.ts';

const PAIRS =
  /“([^“”\n]{2,120})[”“]|„([^„“”"\n]{2,120})[“”"]|«\s?([^«»\n]{2,120}?)\s?»|»([^«»\n]{2,120})«|「([^「」\n]{2,60})」|『([^『』\n]{2,60})』|"([^"\n]{2,120})"|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{2,100})['’](?![\p{L}\p{N}])/gu;
/** What stands before quoted words that are not meant for the screen. */
const NOT_SHOWN = new RegExp(
  String.raw`(?:${sharedSource('notShownBefore')})[\s:,]{0,2}(?:de |di |das |die |the |la |le |il |o )?$`,
  'u',
);

/** What stands between quotation marks and is meant to be read. */
export function findQuotes(text: BriefText): Span[] {
  return [...text.prompt.matchAll(PAIRS)]
    .map((match) => {
      const words = match.slice(1).find((group) => group !== undefined) ?? '';
      const start = match.index + match[0].indexOf(words);
      return {
        outer: match.index,
        span: trimSpan(text, { start, end: start + words.length }, QUOTE_EDGES),
      };
    })
    .filter(({ outer }) => !NOT_SHOWN.test(text.folded.slice(Math.max(0, outer - 24), outer)))
    .map(({ span }) => span)
    .filter((span) => span !== null && !text.folded.slice(span.start, span.end).includes('\u241f'))
    .filter((span) => span !== null);
}

const EDGES = ' ,;，；';
const QUOTE_EDGES = { start: EDGES, end: EDGES };
