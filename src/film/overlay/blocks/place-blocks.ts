import {
  blockHeight,
  edgeAbove,
  edgeBelow,
  gapBefore,
  inkOf,
  leadingBefore,
  stackHeight,
} from '#film/overlay/blocks/block-heights.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { cardOf, ofShape } from '#film/overlay/layout/cards.ts';
import type { Lockup } from '#film/overlay/layout/lockups.ts';
import type { Placing } from '#film/overlay/blocks/placing.ts';
import type { WordLine, WordPlate, WordsLayout } from '#film/overlay/blocks/placed-words.ts';
import { isTall, rightOf, shortSideOf } from '#film/overlay/layout/safe-area.ts';
import { platePadding, widthOf, type Block, type SetRow } from '#film/overlay/blocks/blocks.ts';
import { BESIDE_GAP, BESIDE_LEADING, heightOf } from '#film/overlay/blocks/stand-beside.ts';
import { panelUnder } from '#film/overlay/blocks/panel-under.ts';
import { ROW_GAP } from '#film/overlay/blocks/stand-in-row.ts';
import { decorBox, plateBehind, ruleAt } from '#film/overlay/blocks/surrounds.ts';
import { measureInk, measureType } from '#film/overlay/type/type-setter.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** Where the stack of words stands in its zone: 0 top, 1 bottom. */
function anchorOf(shot: Shot, { size }: Storyboard, { anchor }: Lockup): number {
  const { kind, layout } = shot;
  if (kind === 'endCard') return ofShape(cardOf(shot).anchor, size);
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
  let divider: Box | null = null;
  const spare = Math.max(0, zone.height - stackHeight(blocks, short));
  let y = zone.y + spare * anchorOf(shot, storyboard, lockup);
  blocks.forEach((block, index) => {
    const gap = gapBefore(block, blocks[index - 1], short);
    if (isRuled(blocks, index, placing)) rule = ruleAt(y + gap * 0.5, lines, short);
    y += gap;
    const placed = placeBlock(block, y, placing);
    if (block.isRow) divider = dividerBetween(placed);
    const plate = plateBehind(block, placed);
    if (plate) plates.push({ ...plate, lineIndex: plate.lineIndex + lines.length });
    lines.push(...placed);
    y += blockHeight(block);
  });
  const placed = [...lines, ...plates];
  const panel = shot.kind === 'endCard' && lines.length > 0 ? panelUnder(placed, placing) : null;
  const decor = lockup.decor && {
    kind: lockup.decor,
    box: panel?.box ?? decorBox(placed, placing),
  };
  return { lines, rule, divider, plates, panel, decor, lockup };
}

/** A rule parts a title from what follows it, where words stand on one axis and nothing else adorns them. */
function isRuled(blocks: readonly Block[], index: number, { shot, lockup }: Placing): boolean {
  const [before, after] = [blocks[index - 1], blocks[index]];
  const isTitle = before?.rows.some(({ manner }) => manner === 'title') ?? false;
  const isPlain = lockup.decor === null || shot.kind === 'endCard';
  return isTitle && isPlain && lockup.align !== 'start' && after?.words.role !== 'condition';
}

function placeBlock(block: Block, top: number, placing: Placing): WordLine[] {
  if (block.isRow) return placeRow(block, top, placing);
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

/** Side by side in the middle of the column, on one baseline. */
function placeRow({ rows, beside }: Block, top: number, { column }: Placing): WordLine[] {
  const both = [...rows, ...beside];
  const [first] = both;
  const gap = (first?.type.sizePixels ?? 0) * ROW_GAP;
  const widths = both.map((row) => measureType(row.text, row.type));
  const sign = first?.type.direction === 'rtl' ? -1 : 1;
  const above = Math.max(...both.map((row) => inkOf(row).above));
  const below = Math.max(...both.map((row) => inkOf(row).below));
  let start = (sign * -(widths.reduce((sum, width) => sum + width, 0) + gap)) / 2;
  return both.map((row, at) => {
    const width = widths[at] ?? 0;
    const centerX = column.x + column.width / 2 + start + (sign * width) / 2;
    start += sign * (width + gap);
    return lineAt(row, { centerX, baseline: top + above, above, below });
  });
}

/** A hairline in the middle between two on one row. */
function dividerBetween(lines: readonly WordLine[]): Box | null {
  const [left, right] = lines.toSorted((a, b) => a.box.x - b.box.x);
  if (!left || !right) return null;
  const { sizePixels, ...type } = left.type;
  const width = Math.max(1, sizePixels * 0.05);
  const height = measureInk('H', { ...type, sizePixels }).above;
  const middle = (rightOf(left.box) + right.box.x) / 2;
  return { x: middle - width / 2, y: left.baseline - height, width, height };
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
