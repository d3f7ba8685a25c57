import { sharedSource } from '#brief/phrases/lists.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import { isPictographs, trimSpan } from '#brief/segments/open-text.ts';
import { findSpans, TAKEN, TAKEN_RUN, type Span } from '#text/spans.ts';

const PAIRS =
  /“([^“”\n]{2,120})[”“]|„([^„“”"\n]{2,120})[“”"]|«\s?([^«»\n]{2,120}?)\s?»|»([^«»\n]{2,120})«|「([^「」\n]{2,60})」|『([^『』\n]{2,60})』|"([^"\n]{2,120})"|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{2,100})['’](?![\p{L}\p{N}])/gu;
/** What stands before quoted words that are not meant for the screen. */
const NOT_SHOWN = new RegExp(
  String.raw`(?:${sharedSource('notShownBefore')})[\s:,]{0,2}(?:de |di |das |die |the |la |le |il |o )?$`,
  'u',
);

const RIVAL = String.raw`(?<![\p{L}\p{N}])(?:${sharedSource('rivals')})(?![\p{L}\p{N}])|${sharedSource('rivalsChinese')}`;
/** What stands around words of another house. */
export const RIVALS = new RegExp(RIVAL, 'u');

/** What stands around words that are refused or somebody else's. */
export const NOT_SHOWN_AROUND = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${sharedSource('notShownAround')})(?![\p{L}\p{N}])|${sharedSource('notShownAroundChinese')}|${RIVAL}`,
  'u',
);
/** Letters on a thing of the picture are scenery: `a card reading “Reserved”`. */
const LETTERED = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}])(?:${sharedSource('letteredThings')})(?![\p{Script=Latin}\p{N}-]).{0,40}?(?<!\p{Script=Latin})(?:${sharedSource('lettering')})[\s:]{0,2}(?:the words? |das wort |die worte |le mot |la palabra |la parola |a palavra )?$`,
  'u',
);
/** What ends the clause around quoted words. */
const CLAUSE_END = /[.,;!?\n。，；！？–—]/u;
const AROUND_LENGTH_MAX = 80;

/** What stands between quotation marks and is meant to be read. */
export function findQuotes(text: BriefText): Span[] {
  return quotesOf(text)
    .filter((quote) => !isRejected(text, quote))
    .map(({ span }) => span);
}

/** What stands between quotation marks and must not be read: another house's words, last year's, unwanted ones. */
export function findRejectedQuotes(text: BriefText): Span[] {
  return quotesOf(text)
    .filter((quote) => isRejected(text, quote))
    .map(({ span }) => span);
}

interface Quote {
  /** With its marks. */
  readonly outer: Span;
  readonly span: Span;
}

function quotesOf(text: BriefText): Quote[] {
  return [...text.prompt.matchAll(PAIRS)].flatMap((match) => {
    const words = match.slice(1).find((group) => group !== undefined) ?? '';
    const start = match.index + match[0].indexOf(words);
    const span = trimSpan(text, { start, end: start + words.length }, QUOTE_EDGES);
    const outer = { start: match.index, end: match.index + match[0].length };
    return span && isWhole(text, span) ? [{ outer, span }] : [];
  });
}

/** Whether nothing but pictographs was taken out of a span. */
function isWhole({ folded, prompt }: BriefText, { start, end }: Span): boolean {
  return findSpans(folded.slice(start, end), TAKEN_RUN).every((sign) =>
    isPictographs(prompt.slice(start + sign.start, start + sign.end)),
  );
}

function isRejected({ folded }: BriefText, { outer }: Quote): boolean {
  const before = folded.slice(Math.max(0, outer.start - AROUND_LENGTH_MAX), outer.start);
  if (NOT_SHOWN.test(before.slice(-24))) return true;
  const behind = folded.slice(outer.end, outer.end + AROUND_LENGTH_MAX);
  const own = before.split(CLAUSE_END).at(-1) ?? '';
  const rest = behind.split(CLAUSE_END)[0] ?? '';
  return NOT_SHOWN_AROUND.test(own) || NOT_SHOWN_AROUND.test(rest) || LETTERED.test(own);
}

/** Signs that no typeface draws say nothing at the ends of quoted words. */
const EDGES = ` ,;，；★☆✦✧${TAKEN}`;
const QUOTE_EDGES = { start: EDGES, end: EDGES };
