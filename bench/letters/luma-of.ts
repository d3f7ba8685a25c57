import type { Canvas } from '@napi-rs/canvas';

import { i420ByteLength, rgbaToI420 } from '#film/picture/i420.ts';
import { planesOf, type Plane } from '#film/picture/planes.ts';

/** The luma of a picture, read as that of a clip is. */
export function lumaOf(canvas: Canvas): Plane {
  const size = { width: canvas.width & ~1, height: canvas.height & ~1 };
  const { data } = canvas.getContext('2d').getImageData(0, 0, size.width, size.height);
  const frame = new Uint8Array(i420ByteLength(size));
  rgbaToI420(new Uint8Array(data.buffer), size, frame);
  return planesOf(frame, size).y;
}
