import type { AspectRatio } from '#domain/order/controls.ts';

export interface FrameSize {
  /** Pixels, even. */
  readonly width: number;
  /** Pixels, even. */
  readonly height: number;
}

const LONG_SIDE_RATIO = 16 / 9;

/** The frame of an aspect ratio whose shorter side has `shortSidePixels`; both sides are even. */
export function frameSizeOf(aspectRatio: AspectRatio, shortSidePixels: number): FrameSize {
  const short = toEven(shortSidePixels);
  const long = toEven(shortSidePixels * LONG_SIDE_RATIO);
  switch (aspectRatio) {
    case '16:9':
      return { width: long, height: short };
    case '9:16':
      return { width: short, height: long };
    case '1:1':
      return { width: short, height: short };
  }
}

function toEven(pixels: number): number {
  return 2 * Math.round(pixels / 2);
}
