import { createCanvas } from '@napi-rs/canvas';
import type { FrameSize } from '#film/frame-size.ts';
import { writeDurably } from '#film/durable-file.ts';
import { canvasOfFrame } from '#film/picture/canvas-of-frame.ts';

const POSTER_QUALITY = 88;
const THUMBNAIL_QUALITY = 80;
const THUMBNAIL_LONG_SIDE = 480;

export interface StillPaths {
  readonly posterPath: string;
  readonly thumbnailPath: string;
}

/** Writes a finished frame as the film's poster (full size) and thumbnail, both JPEG. */
export async function writeStills(
  frame: Uint8Array,
  size: FrameSize,
  { posterPath, thumbnailPath }: StillPaths,
): Promise<void> {
  const full = canvasOfFrame(frame, size);
  await writeDurably(posterPath, await full.encode('jpeg', POSTER_QUALITY));

  const scale = Math.min(1, THUMBNAIL_LONG_SIDE / Math.max(size.width, size.height));
  const small = createCanvas(Math.round(size.width * scale), Math.round(size.height * scale));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(full, 0, 0, small.width, small.height);
  await writeDurably(thumbnailPath, await small.encode('jpeg', THUMBNAIL_QUALITY));
}
