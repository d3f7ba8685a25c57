import type { WordRole } from '#domain/order/words.ts';
import { widthOf, type Block, type SetRow } from '#film/overlay/blocks/blocks.ts';

/** Between two facts on one row, of their size; a hairline stands in its middle. */
export const ROW_GAP = 1.3;
/** A row of two is worth their being as small as this part of their own size, and of the frame's shorter side. */
const SHARE_MIN = 0.66;
const SIZE_MIN = 0.033;
/** Of the column, for a row of two. */
const WIDTH_MAX = 0.94;
/** Facts below one another differ no more than this: the larger one is set as the smaller. */
const ALIKE = 0.6;

const FACTS: readonly WordRole[] = ['when', 'where'];

export interface RowRoom {
  /** Of the column; pixels. */
  readonly width: number;
  /** Of the frame. */
  readonly short: number;
}

/** Sets the date and the place of an end card as one line, or else as lines alike that stand close together. */
export function standInRow(blocks: readonly Block[], room: RowRoom): readonly Block[] {
  const facts = blocks.filter(isFact);
  const [first] = facts;
  if (!first || facts.length < 2) return blocks;
  const at = blocks.indexOf(first);
  const before = blocks.slice(0, at);
  const after = blocks.slice(at + facts.length);
  if (!facts.every((fact, index) => blocks[at + index] === fact)) return blocks;
  return [...before, ...(onOneRow(facts, room) ?? alike(facts)), ...after];
}

function isFact({ words, rows }: Block): boolean {
  return FACTS.includes(words.role) && rows.every(({ manner }) => manner === 'small');
}

function onOneRow(facts: readonly Block[], { width, short }: RowRoom): Block[] | null {
  const [left, right] = facts.map(whole);
  const [fact] = facts;
  if (!fact || !left || !right || facts.length > 2) return null;
  const usual = leastSize(facts);
  const at = (sizePixels: number) => [left, right].map((row) => resized(row, sizePixels));
  const wide = at(usual).reduce((sum, row) => sum + widthOf({ rows: [row] }), usual * ROW_GAP);
  const size = usual * Math.min(1, (width * WIDTH_MAX) / wide);
  if (size < usual * SHARE_MIN || size < short * SIZE_MIN) return null;
  const [row, beside] = at(size);
  return row && beside ? [{ ...fact, rows: [row], beside: [beside], isRow: true }] : null;
}

function alike(facts: readonly Block[]): Block[] {
  const least = leastSize(facts);
  return facts.map((fact, index) => ({
    ...fact,
    isClose: index > 0,
    rows: fact.rows.map((row) =>
      row.type.sizePixels * ALIKE <= least ? resized(row, least) : row,
    ),
  }));
}

const leastSize = (facts: readonly Block[]): number =>
  Math.min(...facts.flatMap(({ rows }) => rows.map(({ type }) => type.sizePixels)));

function whole({ rows, words }: Block): SetRow | null {
  const [first] = rows;
  return first ? { ...first, text: words.text } : null;
}

function resized(row: SetRow, sizePixels: number): SetRow {
  return { ...row, type: { ...row.type, sizePixels } };
}
