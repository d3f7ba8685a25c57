/** First and last code point, both included. */
type CodePointRange = readonly [number, number];

/** Reads a CSS `unicode-range` such as `U+0000-00FF,U+0131`. */
export function parseUnicodeRanges(text: string): readonly CodePointRange[] {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/iu, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Whether a code point lies in one of the ranges, both ends included. */
export function coversCodePoint(ranges: readonly CodePointRange[], codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
