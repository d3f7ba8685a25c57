import { plateHeight } from '#film/overlay/blocks/block-heights.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { DECOR_ROOM } from '#film/overlay/layout/lockups.ts';
import type { Placing } from '#film/overlay/blocks/placing.ts';
import type { WordLine, WordPlate } from '#film/overlay/blocks/placed-words.ts';
import { boxAround, rightOf, shortSideOf } from '#film/overlay/layout/safe-area.ts';
import { platePadding, type Block } from '#film/overlay/blocks/blocks.ts';

/** Behind the main rows of a block; null where they stand on the picture. */
export function plateBehind(block: Block, lines: readonly WordLine[]): WordPlate | null {
  const { plate, rows } = block;
  if (plate === null) return null;
  const first = rows.findIndex(({ isMain }) => isMain);
  const behind = lines.filter((_, at) => rows[at]?.isMain);
  const padding = platePadding(plate, behind[0]?.type.sizePixels ?? 0);
  const box = boxAround(behind.map((line) => line.box));
  return {
    kind: plate,
    box: grownBy(box, { x: padding, y: plateHeight(block) }),
    lineIndex: first,
  };
}

/** A bar beside the words, of the shorter side: above or below them it would look like an accent on a letter. */
const BAR = { width: 0.011, gap: 0.036 } as const;

/** What stands above and below all words, round them, or beside them where they begin. */
export function decorBox(
  placed: readonly { readonly box: Box }[],
  { lockup, column, storyboard }: Placing,
): Box {
  const short = shortSideOf(storyboard.size);
  const box = boxAround(placed.map((one) => one.box));
  if (lockup.decor === null) return box;
  const room = DECOR_ROOM[lockup.decor];
  if (lockup.decor !== 'bar') return grownBy(box, { x: room.x * short, y: room.y * short });
  const [width, gap] = [short * BAR.width, short * BAR.gap];
  const isAtRight = rightOf(column) - rightOf(box) < box.x - column.x;
  return { ...box, x: isAtRight ? rightOf(box) + gap : box.x - gap - width, width };
}

function grownBy(
  { x, y, width, height }: Box,
  by: { readonly x: number; readonly y: number },
): Box {
  return { x: x - by.x, y: y - by.y, width: width + 2 * by.x, height: height + 2 * by.y };
}

/** A hairline below the lines, at a height. */
export function ruleAt(y: number, lines: readonly WordLine[], short: number): Box {
  const said = boxAround(lines.map(({ box }) => box));
  const width = Math.max(short * 0.3, said.width * 0.6);
  return { x: said.x + (said.width - width) / 2, y, width, height: Math.max(1, short * 0.004) };
}
