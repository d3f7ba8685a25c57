import DRAWN from '#domain/order/drawn-characters.json' with { type: 'json' };

/** Joiners, direction marks and variation selectors, which only shape the letters next to them. */
const SHAPING = /\u200C|\u200D|\u200E|\u200F|\uFE0E|\uFE0F|\p{Zs}/u;

let starts: readonly number[] | undefined;
let ends: readonly number[] = [];

/**
 * Returns the first character of `text` that none of the film fonts can draw; null if all can be
 * drawn.
 */
export function undrawnCharacterIn(text: string): string | null {
  for (const character of text) {
    if (!SHAPING.test(character) && !isDrawn(character.codePointAt(0) ?? 0)) return character;
  }
  return null;
}

function isDrawn(codePoint: number): boolean {
  const firsts = (starts ??= readRanges());
  let [low, high] = [0, firsts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((firsts[middle] ?? 0) <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low > 0 && codePoint <= (ends[low - 1] ?? -1);
}

function readRanges(): readonly number[] {
  const ranges = DRAWN.ranges.split(',').map((range) => range.split('-'));
  ends = ranges.map(([first = '', last = first]) => Number.parseInt(last, 16));
  return ranges.map(([first = '']) => Number.parseInt(first, 16));
}
