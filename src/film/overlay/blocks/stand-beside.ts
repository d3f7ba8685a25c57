import { SUM } from '#film/storyboard/sum.ts';
import { chooseRows } from '#film/overlay/type/choose-rows.ts';
import { measureInk, measureType } from '#film/overlay/type/type-setter.ts';
import { widthOf, type Block, type SetRow } from '#film/overlay/blocks/blocks.ts';

/** Between a sum and what stands beside it, of the sum's size. */
export const BESIDE_GAP = 0.22;
/** Of the room between two rows beside a sum, of the larger one's size. */
export const BESIDE_LEADING = 0.3;
/** The least part of the column that is worth standing in. */
const ROOM_MIN = 0.28;
const SHRINK = 0.92;
const SIZE = { ofSum: 0.5, min: 0.16 } as const;

/** What there is room for beside a sum. */
interface Beside {
  /** Of the column that both stand in; pixels. */
  readonly width: number;
  /** The least type of a condition. */
  readonly conditionMin: number;
}

/**
 * Puts what is said of a sum, and its condition, beside the sum, within its height. The blocks as they are where
 * there is nothing to put there or no room.
 */
export function standBeside(blocks: readonly Block[], room: Beside): readonly Block[] {
  const at = blocks.findIndex(({ words, rows }) => words.role === 'offer' && rows[0]?.isMain);
  const block = blocks[at];
  const [sum] = block?.rows ?? [];
  if (!block || !sum || !SUM.test(sum.text)) return blocks;
  const following = blocks.slice(at + 1);
  const isOther = ({ words }: Block) => words.role !== 'condition';
  const count = following.findIndex(isOther);
  const conditions = count === -1 ? following : following.slice(0, count);
  const said = joined(block.rows.slice(1));
  const limits = conditions.flatMap(({ rows }) => joined(rows) ?? []);
  // A condition that could not be read beside the sum stays below it.
  for (const taken of limits.length > 0 ? [limits, []] : [limits]) {
    const beside = setBeside([...(said ? [said] : []), ...taken], sum, room);
    if (beside.length > 0)
      return [
        ...blocks.slice(0, at),
        { ...block, rows: [sum], beside },
        ...following.slice(taken.length === 0 ? 0 : conditions.length),
      ];
  }
  return blocks;
}

/** Rows of one text as one; null without rows. */
function joined(rows: readonly SetRow[]): SetRow | null {
  const [first] = rows;
  return first ? { ...first, text: rows.map(({ text }) => text).join(' ') } : null;
}

/** Written without spaces: rows end between any two. */
const IDEOGRAPHS = /\p{Script=Han}/u;

function setBeside(
  texts: readonly SetRow[],
  sum: SetRow,
  { width, conditionMin }: Beside,
): SetRow[] {
  const isRead = ({ role, type }: SetRow) =>
    role !== 'condition' || type.sizePixels >= conditionMin;
  const { sizePixels } = sum.type;
  const room = width - widthOf({ rows: [sum] }) - sizePixels * BESIDE_GAP;
  if (texts.length === 0 || room < width * ROOM_MIN) return [];
  const heightMax = measureInk(sum.text, sum.type).above;
  for (let size: number = SIZE.ofSum; size > SIZE.min; size *= SHRINK) {
    const rows = texts.flatMap((row) => rowsOf(row, sizePixels * size, room));
    if (areWhole(rows, texts) && heightOf(rows) <= heightMax) return rows.every(isRead) ? rows : [];
  }
  return [];
}

/** Whether no word was broken to fit. */
function areWhole(rows: readonly SetRow[], texts: readonly SetRow[]): boolean {
  const said = (all: readonly SetRow[]) => all.map(({ text }) => text).join(' ');
  return IDEOGRAPHS.test(said(texts)) || said(rows) === said(texts);
}

function rowsOf(row: SetRow, sizePixels: number, room: number): SetRow[] {
  const rows = chooseRows({
    text: row.text,
    fit: 'even',
    widthMax: room,
    rowsMax: 3,
    sizeMax: sizePixels,
    sizeMin: sizePixels * 0.8,
    worths: [1, 0.75, 0.55],
    measure: (part, size) => measureType(part, { ...row.type, sizePixels: size }),
  });
  return rows.map(({ text, sizePixels: size }) => ({
    ...row,
    text,
    type: { ...row.type, sizePixels: size },
  }));
}

/** From the top of the first row's letters to the foot of the last one's. */
export function heightOf(rows: readonly SetRow[]): number {
  return rows.reduce((sum, { text, type }, at) => {
    const leading = at === 0 ? 0 : type.sizePixels * BESIDE_LEADING;
    return sum + leading + measureInk(text, type).above;
  }, 0);
}
