import { graphemesOf } from '#film/overlay/type/fit-text.ts';
import { joinsLetters, measureType, type TypeSetting } from '#film/overlay/type/type-setter.ts';

/** A part of a line that moves by itself: a letter, or a word of a script whose letters join. */
export interface Piece {
  /** Which word of the line it belongs to. */
  readonly word: number;
  /** How far inside its word it begins, 0 to 1. */
  readonly within: number;
  /** Pixels from the line's left edge. */
  readonly from: number;
  readonly to: number;
}

/** The pieces of a line in the order they are read. */
export function piecesOf(text: string, type: TypeSetting): Piece[] {
  const width = measureType(text, type);
  const isRightToLeft = type.direction === 'rtl';
  const isWhole = joinsLetters(text) || isRightToLeft;
  const pieces: Piece[] = [];
  let before = '';
  (text.match(/\S+\s*/gu) ?? [text]).forEach((spaced, word) => {
    const parts = isWhole ? [spaced] : graphemesOf(spaced);
    parts.forEach((part, index) => {
      const from = measureType(before, type);
      before += part;
      const to = measureType(before, type);
      pieces.push({
        word,
        within: index / parts.length,
        from: isRightToLeft ? width - to : from,
        to: isRightToLeft ? width - from : to,
      });
    });
  });
  return pieces;
}
