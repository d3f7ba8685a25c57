import type { FrameSize } from '#film/frame-size.ts';
import type { Box } from '#film/overlay/box.ts';

/** Room at the frame's edges that words, labels and legal lines keep free, as a part of the shorter side. */
const MARGIN = 0.045;

export function shortSideOf({ width, height }: FrameSize): number {
  return Math.min(width, height);
}

/** Where everything that must be read stays. */
export function safeArea(size: FrameSize): Box {
  const margin = Math.ceil(shortSideOf(size) * MARGIN);
  return {
    x: margin,
    y: margin,
    width: size.width - 2 * margin,
    height: size.height - 2 * margin,
  };
}

export function bottomOf(box: Box): number {
  return box.y + box.height;
}

export function rightOf(box: Box): number {
  return box.x + box.width;
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    rightOf(inner) <= rightOf(outer) &&
    bottomOf(inner) <= bottomOf(outer)
  );
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < rightOf(b) && b.x < rightOf(a) && a.y < bottomOf(b) && b.y < bottomOf(a);
}
