import type { FrameSize } from '#film/frame-size.ts';
import type { Box } from '#film/overlay/layout/box.ts';

/** Room at the frame's edges that words, labels and legal lines keep free, as a part of the shorter side. */
const MARGIN = 0.045;
/** What players draw over tall films, as a part of the height. */
const TALL = { top: 0.14, bottom: 0.2 } as const;
/** A footer reaches the edge of the frame; its type keeps this part of the shorter side free below it. */
const FOOTER_MARGIN = 0.008;

/** The shorter side of a frame in pixels, which sizes of type are shares of. */
export function shortSideOf({ width, height }: FrameSize): number {
  return Math.min(width, height);
}

/** Whether a film fills a telephone, whose player covers its head and its foot. */
export function isTall({ width, height }: FrameSize): boolean {
  return height > width;
}

/** Where words, labels and captions stay. */
export function safeArea(size: FrameSize): Box {
  const margin = Math.ceil(shortSideOf(size) * MARGIN);
  const top = isTall(size) ? Math.ceil(size.height * TALL.top) : margin;
  const bottom = isTall(size) ? Math.ceil(size.height * TALL.bottom) : margin;
  return { x: margin, y: top, width: size.width - 2 * margin, height: size.height - top - bottom };
}

/** Where type must stay that rules want read: the safe area, and the footer below it in films that are not tall. */
export function readingArea(size: FrameSize): Box {
  const safe = safeArea(size);
  if (isTall(size)) return safe;
  const bottom = Math.floor(shortSideOf(size) * FOOTER_MARGIN);
  return { ...safe, height: size.height - safe.y - bottom };
}

/** The first row below a box, in pixels. */
export function bottomOf(box: Box): number {
  return box.y + box.height;
}

/** The first column right of a box, in pixels. */
export function rightOf(box: Box): number {
  return box.x + box.width;
}

/** The smallest box around others. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map(rightOf)) - x;
  return { x, y, width, height: Math.max(...boxes.map(bottomOf)) - y };
}

/** Whether a box lies wholly inside another; edges may touch. */
export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    rightOf(inner) <= rightOf(outer) &&
    bottomOf(inner) <= bottomOf(outer)
  );
}

/** Whether two boxes share a pixel; touching edges do not count. */
export function overlaps(a: Box, b: Box): boolean {
  return a.x < rightOf(b) && b.x < rightOf(a) && a.y < bottomOf(b) && b.y < bottomOf(a);
}
