import { signRoom } from '#film/brand/sign-room.ts';
import { plateHeight } from '#film/overlay/block-heights.ts';
import type { Box } from '#film/overlay/box.ts';
import { DECOR_ROOM, PANEL_ROOM } from '#film/overlay/lockups.ts';
import type { Placing } from '#film/overlay/placing.ts';
import type { WordLine, WordPlate } from '#film/overlay/placed-words.ts';
import { bottomOf, boxAround, isTall, rightOf, shortSideOf } from '#film/overlay/safe-area.ts';
import { platePadding, type Block } from '#film/overlay/blocks.ts';

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

/** The least that the panel of an end card takes of its zone. */
const PANEL_SHARE = { wide: { x: 0.9, y: 0.8 }, other: { x: 0.9, y: 0.66 } } as const;

/** On which an end card says its words, below its logo. */
export function panelBox(
  placed: readonly { readonly box: Box }[],
  { zone, shot, storyboard }: Placing,
): Box {
  const { size } = storyboard;
  const short = shortSideOf(size);
  const logo = signRoom(storyboard, shot);
  const words = boxAround(placed.map((one) => one.box));
  const said = { ...words, y: words.y - logo, height: words.height + logo };
  const room = { x: PANEL_ROOM.x * short, y: PANEL_ROOM.y * short };
  const whole = {
    x: zone.x - room.x,
    y: zone.y - logo - room.y,
    width: zone.width + 2 * room.x,
    height: zone.height + logo + 2 * room.y,
  };
  const share = PANEL_SHARE[size.width > size.height ? 'wide' : 'other'];
  const width = Math.max(said.width + 2 * room.x, whole.width * share.x);
  const height = Math.max(said.height + 2 * room.y, whole.height * (isTall(size) ? 0 : share.y));
  const middle = { x: said.x + said.width / 2, y: said.y + said.height / 2 };
  return {
    x: held(middle.x - width / 2, whole.x, rightOf(whole) - width),
    y: held(middle.y - height / 2, whole.y, bottomOf(whole) - height),
    width,
    height,
  };
}

function held(at: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, at));
}
