import type { FrameSize } from '#film/frame-size.ts';
import { luminanceOf } from '#film/review/luma.ts';
import type { FilmFrame } from '#film/review/film-frames.ts';

/** What overlays do to one frame. */
export interface WordsReading {
  /** Part of the frame that words cover; 0 where there are none. */
  readonly share: number;
  /** Of the words against what stands around them, as WCAG reckons it; null without words. */
  readonly contrast: number | null;
  /** Part of the frame under labels and legal lines, plates included. */
  readonly labelShare: number;
}

/** Levels by which words, or the plates they stand on, are brighter than the picture; their shadows are not words. */
const WORD_STEP = 40;
/** Levels by which plates of labels differ from the picture. */
const LABEL_STEP = 6;
const BLOCK = 8;
/** Pixels round a word that it has to stand out from. */
const RING = 4;
const SHARE_MIN = 0.001;

export function measureWords(
  { picture, labelled, whole }: FilmFrame,
  size: FrameSize,
): WordsReading {
  const { width, height } = size;
  const pixels = width * height;
  const mask = new Uint8Array(pixels);
  let covered = 0;
  for (let at = 0; at < pixels; at += 1) {
    if ((whole[at] ?? 0) - (labelled[at] ?? 0) <= WORD_STEP) continue;
    mask[at] = 1;
    covered += 1;
  }
  const share = covered / pixels;
  const labelShare = changedShare(picture, labelled, size);
  if (share < SHARE_MIN) return { share: 0, contrast: null, labelShare };
  return { share, contrast: contrastOf(whole, mask, size), labelShare };
}

function contrastOf(luma: Uint8Array, mask: Uint8Array, size: FrameSize): number {
  const words = meanLuminance(luma, mask);
  const around = meanLuminance(luma, ringOf(mask, size));
  const [light, dark] = [Math.max(words, around), Math.min(words, around)];
  return (light + 0.05) / (dark + 0.05);
}

function meanLuminance(luma: Uint8Array, mask: Uint8Array): number {
  let sum = 0;
  let count = 0;
  mask.forEach((isIn, at) => {
    if (isIn === 0) return;
    sum += luminanceOf(luma[at] ?? 0);
    count += 1;
  });
  return count === 0 ? 0 : sum / count;
}

/** What lies up to `RING` pixels beside a mask. */
function ringOf(mask: Uint8Array, { width }: FrameSize): Uint8Array {
  const ring = new Uint8Array(mask.length);
  mask.forEach((isIn, at) => {
    if (isIn === 0) return;
    for (const step of [-RING, RING, -RING * width, RING * width])
      if (mask[at + step] === 0) ring[at + step] = 1;
  });
  return ring;
}

function changedShare(before: Uint8Array, after: Uint8Array, { width, height }: FrameSize): number {
  const across = Math.ceil(width / BLOCK);
  const changed = new Uint8Array(across * Math.ceil(height / BLOCK));
  for (let at = 0; at < width * height; at += 1) {
    if (Math.abs((before[at] ?? 0) - (after[at] ?? 0)) <= LABEL_STEP) continue;
    changed[Math.floor(at / width / BLOCK) * across + Math.floor((at % width) / BLOCK)] = 1;
  }
  return changed.reduce((sum, value) => sum + value, 0) / changed.length;
}
