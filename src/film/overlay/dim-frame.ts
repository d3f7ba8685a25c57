import type { FrameSize } from '#film/frame-size.ts';

/** A soft dark band across the frame behind words. */
export interface Dimming {
  /** Rows that are dimmed in full. */
  readonly top: number;
  readonly bottom: number;
  /** Rows over which the band fades out above and below. */
  readonly feather: number;
  /** 0 leaves the picture, 1 makes it black. */
  readonly strength: number;
}

/** Darkens an I420 frame in limited range, keeping its hue. */
export function dimFrame(frame: Uint8Array, size: FrameSize, dimming: Dimming): void {
  const { width, height } = size;
  const chromaAt = width * height;
  const chromaWidth = width >> 1;
  const planeBytes = chromaAt >> 2;
  for (let row = 0; row < height; row += 2) {
    const keep = Math.round(256 * (1 - dimming.strength * coverOf(row, dimming)));
    if (keep === 256) continue;
    scaleRun(frame, row * width, width * 2, keep, 16);
    const chroma = chromaAt + (row >> 1) * chromaWidth;
    scaleRun(frame, chroma, chromaWidth, keep, 128);
    scaleRun(frame, chroma + planeBytes, chromaWidth, keep, 128);
  }
}

function coverOf(row: number, { top, bottom, feather }: Dimming): number {
  const outside = Math.max(top - row, row - bottom, 0);
  if (outside >= feather) return 0;
  const t = 1 - outside / feather;
  return t * t * (3 - 2 * t);
}

/** Every second byte of a word. */
const HALF = 0x00ff00ff;

/** Moves bytes towards `zero`, four at a time where they lie on a word; `keep` is at most 255. */
function scaleRun(
  bytes: Uint8Array,
  from: number,
  count: number,
  keep: number,
  zero: number,
): void {
  const end = from + count;
  const offset = zero * (256 - keep) + 128;
  const firstWord = Math.min(Math.ceil((bytes.byteOffset + from) / 4) * 4 - bytes.byteOffset, end);
  const wordCount = (end - firstWord) >> 2;
  scaleBytes(bytes, from, firstWord, keep, offset);
  scaleBytes(bytes, firstWord + wordCount * 4, end, keep, offset);
  if (wordCount === 0) return;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + firstWord, wordCount);
  const pair = offset * 0x10001;
  for (let k = 0; k < wordCount; k += 1) {
    const word = words[k] ?? 0;
    const even = Math.imul(word & HALF, keep) + pair;
    const odd = Math.imul((word >>> 8) & HALF, keep) + pair;
    words[k] = ((even >>> 8) & HALF) | (odd & ~HALF);
  }
}

function scaleBytes(
  bytes: Uint8Array,
  from: number,
  to: number,
  keep: number,
  offset: number,
): void {
  for (let at = from; at < to; at += 1) bytes[at] = ((bytes[at] ?? 0) * keep + offset) >> 8;
}
