import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import type { FrameSize } from '#film/frame-size.ts';
import { i420ToRgba } from '#film/picture/i420.ts';

/** An I420 frame as a canvas, to be written as a still. */
export function canvasOfFrame(frame: Uint8Array, size: FrameSize): Canvas {
  const canvas = createCanvas(size.width, size.height);
  const pixels = new ImageData(i420ToRgba(frame, size), size.width, size.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}
