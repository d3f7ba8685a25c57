import type { FrameSize } from '#film/frame-size.ts';

/** Ink that hangs together in a picture; pixels by their place in it. */
export interface InkGroup {
  readonly ink: readonly number[];
  /** Right around the ink. */
  readonly ground: readonly number[];
  /** Columns from its left edge to its right one. */
  readonly width: number;
}

/** Pixels between letters of one word. */
const GAP = 3;
/** Smaller groups are specks. */
const INK_MIN = 24;

/** Finds what hangs together, the letters of one word included, where `isInk` says 1 for ink, a byte a pixel. */
export function findInkGroups(isInk: Uint8Array, size: FrameSize): InkGroup[] {
  const isSeen = new Uint8Array(isInk.length);
  const groups: InkGroup[] = [];
  isInk.forEach((isThere, start) => {
    if (isThere === 0 || isSeen[start] === 1) return;
    const ink = inkFrom(start, isInk, { isSeen, size });
    if (ink.length < INK_MIN) return;
    const columns = ink.map((at) => at % size.width);
    const width = Math.max(...columns) - Math.min(...columns) + 1;
    groups.push({ ink, ground: groundOf(ink, isInk, size), width });
  });
  return groups;
}

interface Search {
  /** 1 for ink of the groups that were found. */
  readonly isSeen: Uint8Array;
  readonly size: FrameSize;
}

function inkFrom(start: number, isInk: Uint8Array, { isSeen, size }: Search): number[] {
  const ink = [start];
  isSeen[start] = 1;
  for (const at of ink) {
    for (const near of placesAround(at, GAP, size)) {
      if (isInk[near] === 0 || isSeen[near] === 1) continue;
      isSeen[near] = 1;
      ink.push(near);
    }
  }
  return ink;
}

function groundOf(ink: readonly number[], isInk: Uint8Array, size: FrameSize): number[] {
  const ground = new Set<number>();
  for (const at of ink) {
    for (const near of placesAround(at, GAP - 1, size)) if (isInk[near] === 0) ground.add(near);
  }
  return [...ground];
}

/** Pixels no further away than `reach` rows and columns, row by row. */
function* placesAround(at: number, reach: number, { width, height }: FrameSize): Generator<number> {
  const [x, y] = [at % width, Math.floor(at / width)];
  const right = Math.min(width - 1, x + reach);
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
    for (let column = Math.max(0, x - reach); column <= right; column += 1)
      yield row * width + column;
  }
}
