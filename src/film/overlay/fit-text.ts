/** The width of `text` set at `sizePixels`. */
export type MeasureText = (text: string, sizePixels: number) => number;

export interface FitRequest {
  readonly text: string;
  readonly widthMax: number;
  readonly linesMax: number;
  readonly sizeMax: number;
  /** Below it a text takes more lines than `linesMax` rather than shrink further. */
  readonly sizeMin: number;
  readonly measure: MeasureText;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly sizePixels: number;
}

const STEP = 0.94;

/**
 * The largest setting of a text that stays inside `widthMax` on at most `linesMax` lines, with the
 * lines balanced. No line is ever wider than `widthMax`: what cannot be wrapped is broken.
 */
export function fitText(request: FitRequest): FittedText {
  const { sizeMax, sizeMin, linesMax } = request;
  for (let size = sizeMax; size > sizeMin; size *= STEP) {
    const lines = wrapWhole(request, size, request.widthMax);
    if (lines && lines.length <= linesMax) return balanced(request, lines.length, size);
  }
  return { lines: wrapBroken(request, sizeMin), sizePixels: sizeMin };
}

/** Narrows the column as long as the number of lines stays: lines come out equally long. */
function balanced(request: FitRequest, lineCount: number, sizePixels: number): FittedText {
  let narrow = request.widthMax / (lineCount + 1);
  let wide = request.widthMax;
  for (let round = 0; round < 8; round += 1) {
    const middle = (narrow + wide) / 2;
    const lines = wrapWhole(request, sizePixels, middle);
    if (lines && lines.length <= lineCount) wide = middle;
    else narrow = middle;
  }
  return { lines: wrapWhole(request, sizePixels, wide) ?? [request.text], sizePixels };
}

/** Wraps at break opportunities only; null where a piece is wider than the column. */
function wrapWhole(request: FitRequest, sizePixels: number, width: number): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const piece of breakablePieces(request.text)) {
    if (request.measure(piece.trim(), sizePixels) > width) return null;
    const longer = line + piece;
    if (line !== '' && request.measure(longer.trim(), sizePixels) > width) {
      lines.push(line.trim());
      line = piece;
    } else {
      line = longer;
    }
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

/** Wraps anywhere between graphemes where a word alone is too wide. */
function wrapBroken(request: FitRequest, sizePixels: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (text: string) => request.measure(text.trim(), sizePixels) <= request.widthMax;
  for (const piece of breakablePieces(request.text)) {
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
  return spaced.flatMap((piece) => (UNSPACED_SCRIPT.test(piece) ? wordsOf(piece) : [piece]));
}

/** Punctuation stays with the word before it. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment);
    else words.push((words.pop() ?? '') + segment);
  }
  return words;
}

export function graphemesOf(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}
