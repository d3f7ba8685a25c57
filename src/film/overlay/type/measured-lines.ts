/** The width of `text` set at `sizePixels`, with which it grows. */
export type MeasureText = (text: string, sizePixels: number) => number;

/** The lines into which a text can be broken. */
export interface MeasuredLines {
  readonly pieceCount: number;
  /** The line of the pieces from one index up to another. */
  readonly textOf: (from: number, to: number) => string;
  /** Its width at `MEASURED_AT`. */
  readonly widthOf: (from: number, to: number) => number;
}

/** In pixels. */
export const MEASURED_AT = 100;

/** Measures each line of these pieces once, however many sizes and columns it is tried in. */
export function openMeasuredLines(pieces: readonly string[], measure: MeasureText): MeasuredLines {
  const widths = new Map<number, number>();
  const textOf = (from: number, to: number) => pieces.slice(from, to).join('').trim();
  return {
    pieceCount: pieces.length,
    textOf,
    widthOf(from, to) {
      const key = from * (pieces.length + 1) + to;
      const known = widths.get(key);
      if (known !== undefined) return known;
      const width = measure(textOf(from, to), MEASURED_AT);
      widths.set(key, width);
      return width;
    },
  };
}
