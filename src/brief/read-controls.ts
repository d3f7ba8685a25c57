import { sharedSource, type SharedKind } from '#brief/phrases/lists.ts';
import { DURATION_RANGE, type AspectRatio } from '#domain/order/controls.ts';
import type { ReadFrom } from '#brief/brief.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import { findSpans, type Span } from '#text/spans.ts';
import WORDS from './lengths-in-words.json' with { type: 'json' };

export interface ReadControls {
  readonly duration: number | null;
  readonly aspectRatio: AspectRatio | null;
  readonly readFrom: readonly ReadFrom[];
}

interface Length extends Span {
  readonly seconds: number;
}

const IN_WORDS: Readonly<Record<string, number>> = WORDS.seconds;
const numbers = Object.keys(IN_WORDS).toSorted((a, b) => b.length - a.length);
/** Han characters write no bounds of words. */
const START = String.raw`(?<![a-z\d.,–-]|\d:|(?<!\p{L})(?:the|les|los|gli|den|os) |\d ?[-–] ?)`;
const SECONDS = new RegExp(
  String.raw`${START}(\d{1,2}|(?<![\p{L}一二三四五六七八九十])(?:${numbers.join('|')})(?![a-z]))(?:\s?-?\s?(?:${sharedSource('seconds')})(?![\p{L}\p{N}])|(?<=\d)\s?["”″](?!\s?(?:tv|screen|zoll|inch))|\s?秒)`,
  'gu',
);
/** `:15`, as studios write it. */
const SPOT = /(?<=^|[\s(,/])[:：](\d{2})(?![\d:]|\s?(?:past|after))/gu;
const HALF_MINUTE = new RegExp(
  String.raw`(?<!\p{Script=Latin})(?:${sharedSource('halfMinute')})(?!\p{Script=Latin})`,
  'gu',
);
/** Seconds of a part of the film, or of something in it. */
const PART = new RegExp(String.raw`(?:${sharedSource('partOfFilm')})\s*$`, 'u');
const SHORTER = new RegExp(
  String.raw`(?<!\p{Script=Latin})(?:${sharedSource('shorterThan')})\s*$`,
  'u',
);
/** `60s spy thriller` */
const DECADE = /[2-9]0s$/u;
const DECADE_BEHIND = new RegExp(
  String.raw`^[ -](?:\p{L}+ )?(?:${sharedSource('decadeBehind')})(?!\p{L})`,
  'u',
);

const word = (kind: SharedKind) => String.raw`(?<!\p{L})(?:${sharedSource(kind)})(?!\p{L})`;
const ratio = (wide: number, high: number) =>
  String.raw`(?<![\d:])${wide}(?:\s?[:x×/比]\s?|\s(?:zu|by|par|por|su|x)\s)${high}(?![\d:])`;
const SHAPES: Record<AspectRatio, RegExp> = {
  '9:16': new RegExp(
    `${ratio(9, 16)}|${ratio(1080, 1920)}|${word('vertical')}|${sharedSource('verticalChinese')}`,
    'u',
  ),
  '16:9': new RegExp(
    `${ratio(16, 9)}|${ratio(1920, 1080)}|${word('landscape')}|${sharedSource('landscapeChinese')}`,
    'u',
  ),
  '1:1': new RegExp(
    `${ratio(1, 1)}|${ratio(1080, 1080)}|${word('square')}|${sharedSource('squareChinese')}`,
    'u',
  ),
};

/** The length and the shape that a text names; null where it names none, or several. */
export function readControls({ folded }: Pick<BriefText, 'folded'>): ReadControls {
  const lengths = findLengths(folded);
  const [length] = lengths;
  const isLong = new Set(lengths.map(({ seconds }) => seconds)).size === 1;
  const shapes = (Object.entries(SHAPES) as [AspectRatio, RegExp][]).flatMap(
    ([shape, expression]) => {
      const found = expression.exec(folded);
      return found ? [{ shape, start: found.index, end: found.index + found[0].length }] : [];
    },
  );
  const [shape] = shapes.length === 1 ? shapes : [];
  return {
    duration: isLong && length ? length.seconds : null,
    aspectRatio: shape?.shape ?? null,
    readFrom: [
      ...(isLong && length
        ? [{ field: 'duration' as const, start: length.start, end: length.end }]
        : []),
      ...(shape ? [{ field: 'aspectRatio' as const, start: shape.start, end: shape.end }] : []),
    ],
  };
}

function findLengths(folded: string): Length[] {
  const halves = findSpans(folded, HALF_MINUTE).map((span) => ({ ...span, seconds: 30 }));
  return [...halves, ...lengthsInSeconds(folded)].toSorted((a, b) => a.start - b.start);
}

function lengthsInSeconds(folded: string): Length[] {
  return [...folded.matchAll(SECONDS), ...folded.matchAll(SPOT)].flatMap(
    ({ index, 0: match, 1: figure = '' }) => {
      const seconds = IN_WORDS[figure] ?? Number(figure);
      const end = index + match.length;
      const before = folded.slice(0, index);
      const isLength =
        seconds >= DURATION_RANGE.min &&
        seconds <= DURATION_RANGE.max &&
        !PART.test(before.slice(-24)) &&
        !SHORTER.test(before.slice(-24)) &&
        !closesQuote(before, match) &&
        !(DECADE.test(match) && DECADE_BEHIND.test(folded.slice(end)));
      return isLength ? [{ seconds, start: index, end }] : [];
    },
  );
}

/** Whether the sign of the seconds is the quotation mark that closes a quote: `“Countdown 21”`. */
function closesQuote(before: string, match: string): boolean {
  const open = before.replaceAll(/„[^"“\n]*["“]/gu, '');
  if (match.endsWith('"')) return open.includes('„') || (open.match(/"/gu)?.length ?? 0) % 2 === 1;
  return match.endsWith('”') && /[“„][^“”]*$/u.test(before);
}
