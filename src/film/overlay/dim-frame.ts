import { DIMMING_LEVELS } from '#film/overlay/ink/dimming-curves.ts';
import type { Ink } from '#film/overlay/ink/ink.ts';

/** A soft band across the frame behind words, in which what is bright is held down. */
export interface Dimming {
  /** Rows that are dimmed in full. */
  readonly top: number;
  readonly bottom: number;
  /** Rows over which the band fades out above and below. */
  readonly feather: number;
  /** 0 leaves the picture, 1 makes it black; white becomes 1 - strength. */
  readonly strength: number;
}

/** Holds down what is bright in the frame that the ink holds, keeping its hue. */
export function dimFrame(ink: Ink, frameHeight: number, dimming: Dimming): void {
  let first = 0;
  let level = 0;
  for (let row = 0; row <= frameHeight; row += 2) {
    const next = row < frameHeight ? levelAt(row, dimming) : 0;
    if (next === level) continue;
    ink.dim(first, row, level);
    first = row;
    level = next;
  }
}

function levelAt(row: number, { top, bottom, feather, strength }: Dimming): number {
  const outside = Math.max(top - row, row - bottom, 0);
  if (outside >= feather) return 0;
  const t = 1 - outside / feather;
  return Math.round(strength * t * t * (3 - 2 * t) * DIMMING_LEVELS);
}
