import { type Block, type SetRow } from '#film/overlay/blocks/blocks.ts';
import { measureInk } from '#film/overlay/type/type-setter.ts';

/** Room above and below the letters on a plate, of their size. */
const PLATE_HEIGHT = { button: 0.62, slab: 0.2 } as const;
/** Between two rows, of the smaller one's size: of a text alike, and of two that differ in weight. */
const LEADING = { alike: 0.17, unlike: 0.42 } as const;

/** Ink of letters with descenders where the row has small ones, so that even rows stand evenly whatever they say. */
export function inkOf({ text, type }: SetRow): { readonly above: number; readonly below: number } {
  const ink = measureInk(text, type);
  const hasSmallLetters = /\p{Ll}/u.test(text);
  return {
    above: Math.max(ink.above, hasSmallLetters ? measureInk('H', type).above : 0),
    below: Math.max(ink.below, hasSmallLetters ? type.sizePixels * 0.1 : 0),
  };
}

/** Between a row and the one above it. */
export function leadingBefore(row: SetRow, before: SetRow): number {
  const size = Math.min(row.type.sizePixels, before.type.sizePixels);
  return size * (row.isMain === before.isMain ? LEADING.alike : LEADING.unlike);
}

/** How high the plate reaches above and below its letters. */
export function plateHeight({ plate, rows }: Block): number {
  if (plate === null) return 0;
  const size = Math.max(...rows.filter(({ isMain }) => isMain).map((row) => row.type.sizePixels));
  return size * PLATE_HEIGHT[plate];
}

/** Between a block and the one above it. */
export function gapBefore(block: Block, before: Block | undefined, short: number): number {
  if (!before) return 0;
  const [size, sizeBefore] = [sizeOf(block), sizeOf(before)];
  // A condition stands close to what it limits, and a place to its date.
  if (block.words.role === 'condition' || block.isClose) return 0.34 * size + 0.008 * short;
  const gap = 0.5 * Math.min(size, sizeBefore) + 0.022 * short;
  return block.plate === 'button' ? gap + 0.02 * short : gap;
}

function sizeOf({ rows }: Block): number {
  return Math.max(...rows.map(({ type }) => type.sizePixels));
}

/** Of its rows and what stands behind them. */
export function blockHeight(block: Block): number {
  const { rows } = block;
  let height = 0;
  rows.forEach((row, at) => {
    const { above, below } = inkOf(row);
    const before = rows[at - 1];
    height += above + below + (before ? leadingBefore(row, before) : 0);
    height += edgeAbove(block, at) + edgeBelow(block, at);
  });
  return height;
}

/** Room for the plate's edge above the row at an index: it lies behind the main rows. */
export function edgeAbove(block: Block, at: number): number {
  const first = block.rows.findIndex(({ isMain }) => isMain);
  return at === first ? plateHeight(block) : 0;
}

/** The same below it. */
export function edgeBelow(block: Block, at: number): number {
  const last = block.rows.findLastIndex(({ isMain }) => isMain);
  return at === last ? plateHeight(block) : 0;
}

/** How high the words stand, one block under the other; pixels. */
export function stackHeight(blocks: readonly Block[], short: number): number {
  return blocks.reduce(
    (sum, block, at) => sum + gapBefore(block, blocks[at - 1], short) + blockHeight(block),
    0,
  );
}
