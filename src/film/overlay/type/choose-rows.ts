import { breakablePieces, fitText } from '#film/overlay/type/fit-text.ts';
import {
  MEASURED_AT,
  openMeasuredLines,
  type MeasuredLines,
  type MeasureText,
} from '#film/overlay/type/measured-lines.ts';
import { phrasesOf } from '#film/overlay/type/phrases.ts';

/** How the rows of a text are sized: all alike, or each as wide as the others. */
export type RowFit = 'even' | 'locked';

export interface RowsRequest {
  readonly text: string;
  readonly fit: RowFit;
  readonly widthMax: number;
  readonly rowsMax: number;
  /** Of even rows; locked ones may be larger, as `LOCKED` says. */
  readonly sizeMax: number;
  readonly sizeMin: number;
  /** What a setting on so many rows is worth beside one that is as large on one: the first is of one row. */
  readonly worths: readonly number[];
  readonly measure: MeasureText;
}

export interface Row {
  readonly text: string;
  readonly sizePixels: number;
}

/** Of the largest even size, for rows that are scaled to the width of others; and how much they may differ. */
const LOCKED = { sizeMax: 1.3, contrastMax: 2.3 } as const;
/** What each row that ends inside a phrase leaves of a setting's worth. */
const BROKEN_PHRASE = 0.6;
/** A last row that is narrower than this part of the widest looks forgotten; and what that leaves of the worth. */
const WIDOW = { narrowerThan: 0.34, worth: 0.7 } as const;
/** Texts of more pieces are set evenly and wrapped: their breaks are too many to try. */
const PIECES_MAX = 12;
/**
 * The rows of a text in the sizes that fill its column best: large, with few phrases broken. No row is
 * wider than `widthMax`.
 */
export function chooseRows(request: RowsRequest): readonly Row[] {
  const pieces = breakablePieces(request.text);
  const { text, widthMax, rowsMax, sizeMax, sizeMin, measure } = request;
  if (pieces.length <= PIECES_MAX) {
    const measured = openMeasuredLines(pieces, measure);
    const best = bestOf(settingsOf(pieces, measured, request));
    if (best) return rowsOf(best, measured);
  }
  const { lines, sizePixels } = fitText({
    text,
    widthMax,
    linesMax: rowsMax,
    sizeMax,
    sizeMin,
    measure,
    fewerLinesWorth: 0.85,
  });
  return lines.map((line) => ({ text: line, sizePixels }));
}

function rowsOf({ breaks, sizes }: Setting, { textOf, pieceCount }: MeasuredLines): Row[] {
  return breaks.map((from, at) => ({
    text: textOf(from, breaks[at + 1] ?? pieceCount),
    sizePixels: sizes[at] ?? 0,
  }));
}

interface Setting {
  /** The piece that begins each row. */
  readonly breaks: readonly number[];
  /** Of each row, in pixels. */
  readonly sizes: readonly number[];
  readonly worth: number;
}

function bestOf(settings: readonly Setting[]): Setting | undefined {
  return settings.reduce<Setting | undefined>(
    (best, one) => (best && best.worth >= one.worth ? best : one),
    undefined,
  );
}

function settingsOf(
  pieces: readonly string[],
  measured: MeasuredLines,
  request: RowsRequest,
): Setting[] {
  const ends = phraseEndsOf(pieces);
  return breaksOf(pieces.length, request.rowsMax).flatMap((breaks): Setting[] => {
    const widths = breaks.map(
      (from, at) => measured.widthOf(from, breaks[at + 1] ?? pieces.length) / MEASURED_AT,
    );
    const sizes = sizesOf(widths, request);
    if (!sizes || Math.min(...sizes) < request.sizeMin) return [];
    const broken = breaks.slice(1).filter((from) => !ends.has(from)).length;
    const worth = worthOf(widths, sizes, request) * BROKEN_PHRASE ** broken;
    return [{ breaks, sizes, worth }];
  });
}

/** The indexes of pieces that begin a phrase. */
function phraseEndsOf(pieces: readonly string[]): ReadonlySet<number> {
  const starts = new Set<number>();
  let [at, length] = [0, 0];
  for (const phrase of phrasesOf(pieces)) {
    starts.add(at);
    length = phrase.length;
    for (let taken = 0; taken < length && at < pieces.length; at += 1)
      taken += pieces[at]?.length ?? 0;
  }
  return starts;
}

/** All ways to begin rows, by the indexes of their first pieces. */
function breaksOf(count: number, rowsMax: number): number[][] {
  let found: number[][] = [[0]];
  const all = [...found];
  for (let rows = 2; rows <= Math.min(rowsMax, count); rows += 1) {
    found = found.flatMap((starts) => {
      const last = starts.at(-1) ?? 0;
      return Array.from({ length: count - last - 1 }, (_, at) => [...starts, last + 1 + at]);
    });
    all.push(...found);
  }
  return count === 0 ? [] : all;
}

/** The size of each row, by its width at size 1; null where they would differ too much. */
function sizesOf(
  widths: readonly number[],
  { fit, widthMax, sizeMax }: RowsRequest,
): number[] | null {
  const [widest, narrowest] = [Math.max(...widths), Math.min(...widths)];
  if (fit === 'even' || widths.length === 1)
    return widths.map(() => Math.min(sizeMax, widthMax / widest));
  if (widest / narrowest > LOCKED.contrastMax) return null;
  const width = Math.min(widthMax, narrowest * sizeMax * LOCKED.sizeMax, widest * sizeMax);
  return widths.map((one) => width / one);
}

/** How much a setting says: the room that its letters take, as far as its number of rows is wanted. */
function worthOf(
  widthsAtOne: readonly number[],
  sizes: readonly number[],
  { fit, worths }: RowsRequest,
): number {
  const wanted = worths[sizes.length - 1] ?? worths.at(-1) ?? 1;
  const widths = sizes.map((sizePixels, at) => (widthsAtOne[at] ?? 0) * sizePixels);
  const [widest, narrowest] = [Math.max(...widths), Math.min(...widths)];
  const ragged = fit === 'even' ? 0.65 + 0.35 * (narrowest / widest) : 1;
  const isWidowed = (widths.at(-1) ?? 0) < widest * WIDOW.narrowerThan;
  // Two settings of the same letters: the larger one takes more room by the square of its size.
  const ink = sizes.reduce((sum, sizePixels, at) => sum + sizePixels * (widths[at] ?? 0), 0);
  return Math.sqrt(ink) * wanted * ragged * (isWidowed ? WIDOW.worth : 1);
}
