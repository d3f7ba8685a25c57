import type { Box } from '#film/overlay/box.ts';
import { DECOR_ROOM, type Lockup } from '#film/overlay/lockups.ts';
import type { WordLine, WordPlate, WordsLayout } from '#film/overlay/placed-words.ts';
import { bottomOf, isTall, rightOf, shortSideOf } from '#film/overlay/safe-area.ts';
import { platePadding, widthOf, type Block, type SetRow } from '#film/overlay/set-blocks.ts';
import { BESIDE_GAP, BESIDE_LEADING, heightOf } from '#film/overlay/stand-beside.ts';
import { measureInk, measureType } from '#film/overlay/type-setter.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

interface Placing {
  /** Where rows stand across. */
  readonly column: Box;
  /** Where they stand from top to bottom. */
  readonly zone: Box;
  readonly storyboard: Storyboard;
  readonly shot: Shot;
  readonly lockup: Lockup;
}

/** Room above and below the letters on a plate, of their size. */
const PLATE_HEIGHT = { button: 0.62, slab: 0.2 } as const;
/** Between two rows, of the smaller one's size: of a text alike, and of two that differ in weight. */
const LEADING = { alike: 0.17, unlike: 0.42 } as const;

/** Ink of letters with descenders where the row has small ones, so that even rows stand evenly whatever they say. */
function inkOf({ text, type }: SetRow): { readonly above: number; readonly below: number } {
  const ink = measureInk(text, type);
  const hasSmallLetters = /\p{Ll}/u.test(text);
  return {
    above: Math.max(ink.above, hasSmallLetters ? measureInk('H', type).above : 0),
    below: Math.max(ink.below, hasSmallLetters ? type.sizePixels * 0.1 : 0),
  };
}

function leadingBefore(row: SetRow, before: SetRow): number {
  const size = Math.min(row.type.sizePixels, before.type.sizePixels);
  return size * (row.isMain === before.isMain ? LEADING.alike : LEADING.unlike);
}

/** How high the plate reaches above and below its letters. */
function plateHeight({ plate, rows }: Block): number {
  if (plate === null) return 0;
  const size = Math.max(...rows.filter(({ isMain }) => isMain).map((row) => row.type.sizePixels));
  return size * PLATE_HEIGHT[plate];
}

function gapBefore(block: Block, before: Block | undefined, short: number): number {
  if (!before) return 0;
  const [size, sizeBefore] = [sizeOf(block), sizeOf(before)];
  // A condition stands close to what it limits.
  if (block.words.role === 'condition') return 0.34 * size + 0.008 * short;
  const gap = 0.5 * Math.min(size, sizeBefore) + 0.022 * short;
  return block.plate === 'button' ? gap + 0.02 * short : gap;
}

function sizeOf({ rows }: Block): number {
  return Math.max(...rows.map(({ type }) => type.sizePixels));
}

function blockHeight(block: Block): number {
  const { rows } = block;
  let height = 0;
  rows.forEach((row, at) => {
    const { above, below } = inkOf(row);
    const before = rows[at - 1];
    height += above + below + (before ? leadingBefore(row, before) : 0);
    height += plateEdges(block, at);
  });
  return height;
}

/** Room for the plate's edges above and below the row at an index: it lies behind the main rows. */
function plateEdges(block: Block, at: number): number {
  return edgeAbove(block, at) + edgeBelow(block, at);
}

function edgeAbove(block: Block, at: number): number {
  const first = block.rows.findIndex(({ isMain }) => isMain);
  return at === first ? plateHeight(block) : 0;
}

function edgeBelow(block: Block, at: number): number {
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

/** Where the stack of words stands in its zone: 0 top, 1 bottom. */
function anchorOf({ kind, layout }: Shot, { size }: Storyboard, { anchor }: Lockup): number {
  if (kind === 'endCard') return isTall(size) ? 0.42 : 0.46;
  if (layout === 'low') return 1;
  // The game plays in the lower half: words stand over the room behind it.
  if (isTall(size)) return 0.12;
  return size.width > size.height ? anchor : 0.04;
}

/** Places set words from top to bottom in their column, with what stands behind and around them. */
export function placeBlocks(blocks: readonly Block[], placing: Placing): WordsLayout {
  const { zone, shot, storyboard, lockup } = placing;
  const short = shortSideOf(storyboard.size);
  const lines: WordLine[] = [];
  const plates: WordPlate[] = [];
  let rule: Box | null = null;
  const spare = Math.max(0, zone.height - stackHeight(blocks, short));
  let y = zone.y + spare * anchorOf(shot, storyboard, lockup);
  blocks.forEach((block, index) => {
    const gap = gapBefore(block, blocks[index - 1], short);
    if (isRuled(blocks, index, lockup)) rule = ruleAt(y + gap * 0.5, lines, short);
    y += gap;
    const placed = placeBlock(block, y, placing);
    const plate = plateBehind(block, placed);
    if (plate) plates.push({ ...plate, lineIndex: plate.lineIndex + lines.length });
    lines.push(...placed);
    y += blockHeight(block);
  });
  const decor = lockup.decor && {
    kind: lockup.decor,
    box: decorBox([...lines, ...plates], placing),
  };
  return { lines, rule, plates, decor, lockup };
}

/** A rule parts a title from what follows it, where words stand on one axis and nothing else adorns them. */
function isRuled(blocks: readonly Block[], index: number, { align, decor }: Lockup): boolean {
  const before = blocks[index - 1];
  const isTitle = before?.rows.some(({ manner }) => manner === 'title') ?? false;
  return (
    isTitle && blocks[index]?.words.role !== 'condition' && align !== 'start' && decor === null
  );
}

function placeBlock(block: Block, top: number, placing: Placing): WordLine[] {
  const { rows, beside } = block;
  const width = widthOf(block);
  const sideWidth = beside.length === 0 ? 0 : widthOf({ rows: beside });
  const gap = beside.length === 0 ? 0 : (rows[0]?.type.sizePixels ?? 0) * BESIDE_GAP;
  const shift = beside.length === 0 ? 0 : (sideWidth + gap) / 2;
  const isRightToLeft = rows[0]?.type.direction === 'rtl';
  const sign = isRightToLeft ? -1 : 1;
  const lines: WordLine[] = [];
  let y = top;
  rows.forEach((row, at) => {
    const before = rows[at - 1];
    y += (before ? leadingBefore(row, before) : 0) + edgeAbove(block, at);
    const { above, below } = inkOf(row);
    const centerX = centerOf(block, at, placing) - sign * shift;
    lines.push(lineAt(row, { centerX, baseline: y + above, above, below }));
    y += above + below + edgeBelow(block, at);
  });
  const [main] = lines;
  if (main && beside.length > 0) {
    const start = main.centerX + sign * (width / 2 + gap);
    lines.push(...placeBeside(beside, main, { start, sign }));
  }
  return lines;
}

/** Rows beside a sum, in the middle of its height, all beginning at the same place. */
function placeBeside(
  rows: readonly SetRow[],
  main: WordLine,
  { start, sign }: { readonly start: number; readonly sign: number },
): WordLine[] {
  const capitals = measureInk(main.text, main.type).above;
  let y = main.baseline - capitals + (capitals - heightOf(rows)) / 2;
  return rows.map((row, at) => {
    const { above, below } = measureInk(row.text, row.type);
    y += (at === 0 ? 0 : row.type.sizePixels * BESIDE_LEADING) + above;
    const centerX = start + (sign * measureType(row.text, row.type)) / 2;
    return lineAt(row, { centerX, baseline: y, above, below });
  });
}

function lineAt(
  { text, role, manner, type }: SetRow,
  place: { centerX: number; baseline: number; above: number; below: number },
): WordLine {
  const { centerX, baseline, above, below } = place;
  const width = measureType(text, type);
  const box = { x: centerX - width / 2, y: baseline - above, width, height: above + below };
  return { text, role, manner, type, box, centerX, baseline };
}

function centerOf(block: Block, at: number, { column, lockup }: Placing): number {
  const middle = column.x + column.width / 2;
  const row = block.rows[at];
  if (!row || lockup.align === 'center') return middle;
  const width = measureType(row.text, row.type);
  const isRightToLeft = row.type.direction === 'rtl';
  if (lockup.align === 'split') {
    const count = block.rows.length;
    if (count < 2 || !row.isMain || block.plate !== null) return middle;
    const room = Math.min((column.width - width) / 2, row.type.sizePixels * 0.7);
    const side = at === 0 ? -1 : at === count - 1 ? 1 : 0;
    return middle + room * side * (isRightToLeft ? -1 : 1);
  }
  const padding =
    block.plate !== null && row.isMain ? platePadding(block.plate, row.type.sizePixels) : 0;
  const aside = padding + width / 2;
  return isRightToLeft ? rightOf(column) - aside : column.x + aside;
}

function plateBehind(block: Block, lines: readonly WordLine[]): WordPlate | null {
  const { plate, rows } = block;
  if (plate === null) return null;
  const first = rows.findIndex(({ isMain }) => isMain);
  const behind = lines.filter((_, at) => rows[at]?.isMain);
  const padding = platePadding(plate, behind[0]?.type.sizePixels ?? 0);
  const box = around(behind.map((line) => line.box));
  return {
    kind: plate,
    box: grownBy(box, { x: padding, y: plateHeight(block) }),
    lineIndex: first,
  };
}

const KICKER = { width: 0.13, height: 0.02 } as const;

function decorBox(
  placed: readonly { readonly box: Box }[],
  { lockup, column, storyboard }: Placing,
): Box {
  const short = shortSideOf(storyboard.size);
  const box = around(placed.map((one) => one.box));
  if (lockup.decor === null) return box;
  const room = DECOR_ROOM[lockup.decor];
  if (lockup.decor !== 'kicker') return grownBy(box, { x: room.x * short, y: room.y * short });
  const [width, height] = [short * KICKER.width, short * KICKER.height];
  // Where the words begin: left, or right.
  const isAtRight = rightOf(column) - rightOf(box) < box.x - column.x;
  const x = isAtRight ? rightOf(box) - width : box.x;
  return { x, y: box.y - room.y * short, width, height };
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => rightOf(box)));
  const bottom = Math.max(...boxes.map((box) => bottomOf(box)));
  return { x, y, width: right - x, height: bottom - y };
}

function grownBy(
  { x, y, width, height }: Box,
  by: { readonly x: number; readonly y: number },
): Box {
  return { x: x - by.x, y: y - by.y, width: width + 2 * by.x, height: height + 2 * by.y };
}

function ruleAt(y: number, lines: readonly WordLine[], short: number): Box {
  const last = lines.at(-1);
  const widest = Math.max(...lines.map(({ box }) => box.width));
  const width = Math.max(short * 0.3, widest * 0.6);
  const centerX = last?.centerX ?? 0;
  return { x: centerX - width / 2, y, width, height: Math.max(1, short * 0.004) };
}
