import type { FrameSize } from '#film/frame-size.ts';

/** A picture is measured as if its shorter side had so many pixels: grain and size of the frame do not count. */
const SHORT_SIDE = 180;
/** Steps of luma beyond this are lamps and letters, which say nothing of how sharp the rest is. */
const STEP_MAX = 36;
/** How much colour is worth beside detail. */
const COLOR_WORTH = 0.35;

/**
 * How well a bare I420 frame sells a film, to compare frames of the same film: it grows with what is seen in focus and
 * with colour, and is little where it is dark, blown out or blurred by a move.
 */
export function appealOf(frame: Uint8Array, size: FrameSize): number {
  const step = Math.max(1, Math.round(Math.min(size.width, size.height) / SHORT_SIDE));
  const [wide, high] = [Math.floor(size.width / step), Math.floor(size.height / step)];
  const luma = reduced(frame, size, step);
  let detail = 0;
  for (let y = 1; y < high; y += 1)
    for (let x = 1; x < wide; x += 1) {
      const at = y * wide + x;
      const here = luma[at] ?? 0;
      const across = Math.abs(here - (luma[at - 1] ?? 0));
      const down = Math.abs(here - (luma[at - wide] ?? 0));
      detail += Math.min(STEP_MAX, across) + Math.min(STEP_MAX, down);
    }
  return detail / (wide * high) + COLOR_WORTH * colorOf(frame, size);
}

/** Luma as means of squares of `step` pixels. */
function reduced(frame: Uint8Array, { width, height }: FrameSize, step: number): Float32Array {
  const [wide, high] = [Math.floor(width / step), Math.floor(height / step)];
  const luma = new Float32Array(wide * high);
  for (let y = 0; y < high * step; y += 1) {
    const row = Math.floor(y / step) * wide;
    for (let x = 0; x < wide * step; x += 1) {
      const at = row + Math.floor(x / step);
      luma[at] = (luma[at] ?? 0) + (frame[y * width + x] ?? 0) / step ** 2;
    }
  }
  return luma;
}

/** The mean distance of its colours from grey. */
function colorOf(frame: Uint8Array, { width, height }: FrameSize): number {
  const count = (width >> 1) * (height >> 1);
  const [blue, red] = [width * height, width * height + count];
  let sum = 0;
  for (let at = 0; at < count; at += 1)
    sum += Math.hypot((frame[blue + at] ?? 128) - 128, (frame[red + at] ?? 128) - 128);
  return sum / count;
}
