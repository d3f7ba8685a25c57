import type { FrameSize } from '#film/frame-size.ts';

/** The picture is made smaller than the frame and enlarged with a sharpening filter. */
const SCALES = [
  { shortSideUpTo: 480, scale: 1 },
  { shortSideUpTo: 720, scale: 0.62 },
  { shortSideUpTo: 1080, scale: 0.56 },
  { shortSideUpTo: Infinity, scale: 0.5 },
] as const;

/** Elements of the picture for a frame: multiples of 4, never larger than the frame. */
export function pictureSizeFor({ width, height }: FrameSize): FrameSize {
  const short = Math.min(width, height);
  const scale = SCALES.find(({ shortSideUpTo }) => short <= shortSideUpTo)?.scale ?? 1;
  const rounded = (pixels: number): number => Math.max(Math.ceil((pixels * scale) / 4) * 4, 16);
  return { width: rounded(width), height: rounded(height) };
}
