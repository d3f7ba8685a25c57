import {
  MEASURED_AT,
  openMeasuredLines,
  type MeasuredLines,
  type MeasureText,
} from '#film/overlay/type/measured-lines.ts';
import { phrasesOf } from '#film/overlay/type/phrases.ts';

export interface FitRequest {
  readonly text: string;
  readonly widthMax: number;
  readonly linesMax: number;
  readonly sizeMax: number;
  /** Below it a text takes more lines than `linesMax` rather than shrink further. */
  readonly sizeMin: number;
  /** How much smaller a setting may be that takes one line less: 1 where lines cost nothing, as on upright frames. */
  readonly fewerLinesWorth?: number;
  readonly measure: MeasureText;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly sizePixels: number;
}

const STEP = 0.94;
const FEWER_LINES_WORTH = 0.7;
/** Whole phrases on each line are worth a size this much smaller. */
const PHRASE_WORTH = 0.85;

/**
 * The largest setting of a text that stays inside `widthMax` on at most `linesMax` lines, with the
 * lines balanced and, where that costs little, ending with a phrase. No line is ever wider than `widthMax`: what cannot be wrapped is broken.
 */
export function fitText(asked: FitRequest): FittedText {
  const pieces = breakablePieces(asked.text);
  const byWord = bestOn(asked, openMeasuredLines(pieces, asked.measure));
  const byPhrase = bestOn(asked, openMeasuredLines(phrasesOf(pieces), asked.measure));
  if (byPhrase && byPhrase.sizePixels >= (byWord?.sizePixels ?? 0) * PHRASE_WORTH) return byPhrase;
  return byWord ?? { lines: wrapBroken(asked, pieces), sizePixels: asked.sizeMin };
}

function bestOn(request: FitRequest, measured: MeasuredLines): FittedText | null {
  const { linesMax, fewerLinesWorth = FEWER_LINES_WORTH } = request;
  let best: FittedText | null = null;
  for (let lineCount = linesMax; lineCount > 0; lineCount -= 1) {
    const fitted = largestOn(lineCount, request, measured);
    if (fitted && (!best || fitted.sizePixels >= best.sizePixels * fewerLinesWorth)) best = fitted;
  }
  return best;
}

function largestOn(
  lineCount: number,
  { sizeMax, sizeMin, widthMax }: FitRequest,
  measured: MeasuredLines,
): FittedText | null {
  for (let sizePixels = sizeMax; sizePixels > sizeMin; sizePixels *= STEP) {
    const column = { sizePixels, width: widthMax };
    const starts = wrapWhole(measured, column);
    if (starts && starts.length <= lineCount) return balanced(measured, column, starts);
  }
  return null;
}

interface Column {
  readonly sizePixels: number;
  readonly width: number;
}

/** Narrows the column as long as the number of lines stays: lines come out equally long. */
function balanced(
  measured: MeasuredLines,
  { sizePixels, width }: Column,
  wrapped: readonly number[],
): FittedText {
  let starts = wrapped;
  let narrow = width / (starts.length + 1);
  let wide = width;
  for (let round = 0; round < 8; round += 1) {
    const middle = (narrow + wide) / 2;
    const narrower = wrapWhole(measured, { sizePixels, width: middle });
    if (narrower && narrower.length <= wrapped.length) {
      wide = middle;
      starts = narrower;
    } else narrow = middle;
  }
  const lines = starts.map((from, at) =>
    measured.textOf(from, starts[at + 1] ?? measured.pieceCount),
  );
  return { lines, sizePixels };
}

/**
 * Wraps at break opportunities only. Answers which piece begins each line; null where a piece is wider than the
 * column.
 */
function wrapWhole(
  { pieceCount, widthOf }: MeasuredLines,
  { sizePixels, width }: Column,
): number[] | null {
  const isWider = (from: number, to: number) =>
    (widthOf(from, to) * sizePixels) / MEASURED_AT > width;
  const starts: number[] = [];
  let start = 0;
  for (let at = 0; at < pieceCount; at += 1) {
    if (isWider(at, at + 1)) return null;
    const isNewLine = at > start && isWider(start, at + 1);
    if (isNewLine) start = at;
    if (isNewLine || at === 0) starts.push(at);
  }
  return starts;
}

/** Wraps anywhere between graphemes where a word alone is too wide. */
function wrapBroken(request: FitRequest, pieces: readonly string[]): string[] {
  const { measure, sizeMin, widthMax } = request;
  const lines: string[] = [];
  let line = '';
  const fits = (text: string) => measure(text.trim(), sizeMin) <= widthMax;
  for (const piece of pieces) {
    const parts = fits(piece) ? [piece] : graphemesOf(piece);
    for (const part of parts) {
      if (line !== '' && !fits(line + part)) {
        lines.push(line.trim());
        line = '';
      }
      line += part;
    }
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

const WORDS = new Intl.Segmenter('zh', { granularity: 'word' });
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Pieces that may start a line: words with the space after them, or words of unspaced scripts. */
export function breakablePieces(text: string): readonly string[] {
  const spaced = text.match(/\S+\s*/gu) ?? [];
  const words = spaced.flatMap((piece) => (UNSPACED_SCRIPT.test(piece) ? wordsOf(piece) : [piece]));
  return words.reduce<string[]>((pieces, word) => {
    const before = pieces.at(-1);
    if (before !== undefined && isOneFigure(before, word) && isShort(before + word))
      pieces.splice(-1, 1, before + word);
    else pieces.push(word);
    return pieces;
  }, []);
}

/** Thousands, a currency or a share, and the half of the day stay with their number. */
const AFTER_NUMBER = /^(?:\p{Sc}|%|[A-Z]{3}\b|[ap]\.?m\b|[AP]\.?M\b|[Uu]hr\b|h\b)/u;
const THOUSANDS = { before: /(?:^|\D)\d{1,3}\s+$/u, after: /^\d{3}(?!\d)/u } as const;
const CURRENCY = /(?:^|\s)(?:[A-Z]{0,2}\p{Sc}|EUR|USD|GBP|CHF|CAD|AUD)\s+$/u;
/** Numbers, hours and days of the week, as Chinese writes them. */
const HAN_FIGURE =
  /^(?:[周期]\|[一二三四五六日天]|[\d〇零一二三四五六七八九十百千]\|[〇零一二三四五六七八九十百千年月日号点时]|[早晚午]\|[\d一二三四五六七八九十])$/u;

/** Longer chains of figures are texts of their own, and break. */
const FIGURE_LENGTH_MAX = 16;

function isShort(figure: string): boolean {
  return figure.trim().length <= FIGURE_LENGTH_MAX;
}

/** English months: the day after one stays with it. */
const MONTH =
  /(?:^|\s)(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s+$/iu;

/** A no-break space counts beside a figure or a currency only: pasted texts have them everywhere. */
const UNBROKEN = {
  after: /[\d\p{Sc}][\u00A0\u202F]+$/u,
  space: /[\u00A0\u202F]$/u,
  before: /^[\d\p{Sc}]/u,
} as const;

function isOneFigure(before: string, word: string): boolean {
  if (UNBROKEN.after.test(before)) return true;
  if (UNBROKEN.space.test(before) && UNBROKEN.before.test(word)) return true;
  if (HAN_FIGURE.test(`${before.at(-1) ?? ''}|${word.at(0) ?? ''}`)) return true;
  if (CURRENCY.test(before)) return /^\d/u.test(word);
  if (MONTH.test(before) && /^\d/u.test(word)) return true;
  if (THOUSANDS.before.test(before) && THOUSANDS.after.test(word)) return true;
  return /\d\s*$/u.test(before) && AFTER_NUMBER.test(word);
}

const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Punctuation stays with the word before it, what opens a quotation or bracket with the word after it. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    const before = words.at(-1) ?? '';
    const opens = OPENING.test(before) || before === '';
    if (!opens && (isWordLike || OPENING.test(segment))) words.push(segment);
    else words.splice(-1, 1, before + segment);
  }
  return words;
}

/** What a reader takes for single characters: combining marks and emoji sequences stay whole. */
export function graphemesOf(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}
