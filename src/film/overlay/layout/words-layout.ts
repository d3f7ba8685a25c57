import { signRoom } from '#film/brand/sign-room.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { wordsZone } from '#film/overlay/layout/frame-layout.ts';
import { cardOf, MEDAL_COLUMN, shareOf } from '#film/overlay/layout/cards.ts';
import { chooseLockup, DECOR_ROOM, LOCKUPS, type Lockup } from '#film/overlay/layout/lockups.ts';
import { stackHeight } from '#film/overlay/blocks/block-heights.ts';
import { placeBlocks } from '#film/overlay/blocks/place-blocks.ts';
import { isTall, shortSideOf } from '#film/overlay/layout/safe-area.ts';
import type { WordsLayout } from '#film/overlay/blocks/placed-words.ts';
import { type Block, type BlockOrder } from '#film/overlay/blocks/blocks.ts';
import { conditionSizeMin, setBlocks } from '#film/overlay/blocks/set-blocks.ts';
import {
  areRead,
  spareableWords,
  withoutWords,
  type Spareable,
} from '#film/overlay/blocks/spare-words.ts';
import { standBeside } from '#film/overlay/blocks/stand-beside.ts';
import { standInRow } from '#film/overlay/blocks/stand-in-row.ts';
import { layOutTerms } from '#film/overlay/legal/terms-layout.ts';
import type { TitleStyle } from '#film/overlay/type/title-style.ts';
import { directionOf, measureType } from '#film/overlay/type/type-setter.ts';
import type { Shot, ShotWords, Storyboard } from '#film/storyboard/storyboard.ts';

const SHRINK = 0.92;
const SCALE_MIN = 0.05;
/** Of the zone, for words of the story: the game is to be seen below them, or beside them. */
const STORY_SHARE = { tall: 0.56, centered: 0.62, aside: 0.86 } as const;
/** From the edge of the zone to a column at the side, of the shorter side. */
const COLUMN_INSET = 0.04;
/** Words that would have to be smaller than this take the whole zone of a frame that is not tall. */
const SCALE_ENOUGH = 0.7;
/** The same for the part of the frame that an end card takes where it can. */
const CARD_SCALE_ENOUGH = 0.5;
/**
 * Places the words of a shot inside the zone; nothing overflows it, nothing overlaps. An end card on which they could
 * not all be read leaves out some of what the film has shown before.
 */
export function layOutWords(storyboard: Storyboard, shot: Shot, style: TitleStyle): WordsLayout {
  const lockup: Lockup = LOCKUPS[chooseLockup(storyboard, shot)];
  const zone = zoneOf(storyboard, shot, lockup);
  const short = shortSideOf(storyboard.size);
  const column = columnOf(zone, { storyboard, shot, lockup });
  const order = { storyboard, shot, style, lockup, width: column.width };
  const placing = { column, zone, storyboard, shot, lockup };
  if (shot.kind === 'endCard')
    return placeBlocks(fitCard(order, { heightMax: zone.height, short }), placing);
  const within = (heightMax: number) => fitBlocks(order, { heightMax, short });
  const share = storyShare(storyboard, lockup);
  const inShare = within(zone.height * share);
  const isEnough = inShare.scale >= SCALE_ENOUGH || isTall(storyboard.size) || share === 1;
  const { blocks } = isEnough ? inShare : within(zone.height);
  return placeBlocks(blocks, placing);
}

type UnfittedOrder = Omit<BlockOrder, 'scale' | 'rowsMax'>;

interface Room {
  readonly heightMax: number;
  /** The frame's shorter side. */
  readonly short: number;
}

/** All words of an end card, or as many as can be read on its share of the room, or else in all of it. */
function fitCard(order: UnfittedOrder, whole: Room): readonly Block[] {
  const { shot, storyboard } = order;
  const share = shareOf(shot, storyboard.size);
  const part = { ...whole, heightMax: whole.heightMax * share };
  const inPart = fitBlocks(order, part);
  const isLarge = inPart.scale >= CARD_SCALE_ENOUGH && areRead(inPart.blocks, whole.short);
  if (share < 1 && isLarge) return inPart.blocks;
  // Other cards that cannot say all on their share give way to a framed panel.
  const isFramed = (shot.card ?? 'framed') === 'framed';
  const inShare = isFramed && share < 1 ? sparing(order, part) : null;
  return inShare ?? sparing(order, whole) ?? fitBlocks(withLeast(order), whole).blocks;
}

/** As many words as can be read, the most important ones; null where even the least are too many. */
function sparing(order: UnfittedOrder, room: Room): readonly Block[] | null {
  const read = (words: readonly ShotWords[]) => {
    const { blocks } = fitBlocks({ ...order, shot: { ...order.shot, words } }, room);
    return areRead(blocks, room.short) ? blocks : null;
  };
  const spared = spareableWords(order.shot, order.storyboard);
  const without = (gone: readonly Spareable[]) => withoutWords(order.shot.words, gone);
  const count = [...spared.keys(), spared.length].find((at) => read(without(spared.slice(0, at))));
  if (count === undefined) return null;
  // What is shorter than what made room comes back, the most important first.
  const gone = spared.slice(0, count).reduceRight<readonly Spareable[]>(
    (kept, one) => {
      const fewer = kept.filter((other) => other !== one);
      return read(without(fewer)) ? fewer : kept;
    },
    spared.slice(0, count),
  );
  return read(without(gone));
}

function withLeast(order: UnfittedOrder): UnfittedOrder {
  const { shot, storyboard } = order;
  const words = withoutWords(shot.words, spareableWords(shot, storyboard));
  return { ...order, shot: { ...shot, words } };
}

interface Fitted {
  readonly blocks: readonly Block[];
  readonly scale: number;
}

/** What a shot is about stands on one row of a wide frame, or of an end card, where it comes out larger so. */
function fitBlocks(order: UnfittedOrder, { heightMax, short }: Room): Fitted {
  const shrunk = (rowsMax: number): Fitted => {
    let scale = 1;
    let blocks: readonly Block[] = [];
    do {
      blocks = setBlocks({ ...order, rowsMax, scale });
      if (isBeside(order)) {
        const conditionMin = conditionSizeMin({ ...order, scale });
        blocks = standBeside(blocks, { width: order.width, conditionMin });
      }
      if (order.shot.kind === 'endCard') blocks = standInRow(blocks, { width: order.width, short });
      scale *= SHRINK;
    } while (stackHeight(blocks, short) > heightMax && scale > SCALE_MIN);
    return { blocks, scale: scale / SHRINK };
  };
  const free = shrunk(Number.POSITIVE_INFINITY);
  const { size } = order.storyboard;
  const hasWidth = size.width > size.height || order.shot.kind === 'endCard';
  if (free.scale === 1 || !hasWidth) return free;
  const onOneRow = shrunk(1);
  return inkOf(onOneRow) > inkOf(free) ? onOneRow : free;
}

/** An end card says much: what limits an offer stands beside its sum, where there is width. */
function isBeside({ lockup, shot, storyboard: { size } }: UnfittedOrder) {
  return lockup.isBeside || (shot.kind === 'endCard' && !isTall(size));
}

/** How much room the main rows take. */
function inkOf({ blocks }: Fitted): number {
  const rows = blocks.flatMap((block) => block.rows.filter(({ isMain }) => isMain));
  return rows.reduce((sum, { text, type }) => sum + measureType(text, type) * type.sizePixels, 0);
}

/** What labels, small print, a logo and the ornament leave. */
function zoneOf(storyboard: Storyboard, shot: Shot, { decor }: Lockup): Box {
  const zone = wordsZone(storyboard, shot);
  const short = shortSideOf(storyboard.size);
  const terms = layOutTerms(storyboard, shot)?.plate;
  const foot = terms ? terms.y - Math.ceil(short * 0.03) : zone.y + zone.height;
  const isCard = shot.kind === 'endCard';
  const room = isCard ? cardOf(shot).room : decor === null ? { x: 0, y: 0 } : DECOR_ROOM[decor];
  const top = zone.y + signRoom(storyboard, shot) + room.y * short;
  const left = {
    x: zone.x + room.x * short,
    y: top,
    width: zone.width - 2 * room.x * short,
    height: foot - room.y * short - top,
  };
  return isCard && shot.card === 'medal' ? insideMedal(left) : left;
}

function insideMedal(zone: Box): Box {
  const across = Math.min(zone.width, zone.height);
  const [width, height] = [across * MEDAL_COLUMN.width, across * MEDAL_COLUMN.height];
  const [x, y] = [zone.x + (zone.width - width) / 2, zone.y + (zone.height - height) / 2];
  return { x, y, width, height };
}

/** Words at the side of a wide frame begin where their script begins: left, or right. */
function columnOf(
  zone: Box,
  { storyboard: { size }, shot, lockup }: Pick<BlockOrder, 'storyboard' | 'shot' | 'lockup'>,
): Box {
  const { columnShare } = lockup;
  if (size.width <= size.height) return zone;
  if (columnShare === 1) return zone;
  const width = zone.width * columnShare;
  const inset = shortSideOf(size) * COLUMN_INSET;
  const isRightToLeft = directionOf(shot.words[0]?.text ?? '') === 'rtl';
  return {
    ...zone,
    width,
    x: isRightToLeft ? zone.x + zone.width - width - inset : zone.x + inset,
  };
}

function storyShare({ size }: Storyboard, { align }: Lockup): number {
  if (isTall(size)) return STORY_SHARE.tall;
  const isAside = align === 'start' && size.width > size.height;
  return isAside ? STORY_SHARE.aside : STORY_SHARE.centered;
}
