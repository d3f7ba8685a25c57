import type { FrameSize } from '#film/frame-size.ts';
import { luminanceOf } from './luma.ts';
import type { FilmFrame } from './film-frames.ts';

/** What overlays do to one frame. */
export interface WordsReading {
  /** Part of the frame that letters cover. */
  readonly share: number;
  /** Of letters against what is around them, as WCAG reckons it: of light or dark ones, whichever is weaker; null without words. */
  readonly contrast: number | null;
  /** Part of the frame under labels and legal lines, plates included. */
  readonly labelShare: number;
}

/** Levels by which letters differ from what they stand on. */
const LETTER_STEP = 40;
/** Letters are dark where what they stand on is brighter: shades hold pictures below it, plates do not. */
const BRIGHT_GROUND = 120;
/** Levels by which plates of labels differ from the picture. */
const LABEL_STEP = 6;
const BLOCK = 8;
/** Pixels round a letter that it has to stand out from. */
const RING = 4;
const SHARE_MIN = 0.001;

/**
 * Measures how the words of one frame stand out from the picture under them, by luma from 0 to 255.
 */
export function measureWords(
  { picture, labelled, ground, whole }: FilmFrame,
  size: FrameSize,
): WordsReading {
  const pixels = size.width * size.height;
  const masks = [new Uint8Array(pixels), new Uint8Array(pixels)] as const;
  for (let at = 0; at < pixels; at += 1) {
    const [under, luma] = [ground[at] ?? 0, whole[at] ?? 0];
    const isDark = under > BRIGHT_GROUND;
    if ((isDark ? under - luma : luma - under) > LETTER_STEP) masks[isDark ? 1 : 0][at] = 1;
  }
  const shares = masks.map((mask) => mask.reduce((sum, isIn) => sum + isIn, 0) / pixels);
  const contrasts = masks.flatMap((mask, index) =>
    (shares[index] ?? 0) < SHARE_MIN ? [] : [contrastOf(whole, mask, size)],
  );
  return {
    share: shares.reduce((sum, share) => sum + share, 0),
    contrast: contrasts.length === 0 ? null : Math.min(...contrasts),
    labelShare: changedShare(picture, labelled, size),
  };
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
