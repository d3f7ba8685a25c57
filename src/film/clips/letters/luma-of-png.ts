import { createCanvas, loadImage } from '@napi-rs/canvas';

import { i420ByteLength, rgbaToI420 } from '#film/picture/i420.ts';
import { planesOf, type Plane } from '#film/picture/planes.ts';

/** The brightness of a picture that the studio drew. */
export async function lumaOfPng(png: Uint8Array): Promise<Plane> {
  const image = await loadImage(png);
  const size = { width: image.width & ~1, height: image.height & ~1 };
  const context = createCanvas(size.width, size.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const frame = new Uint8Array(i420ByteLength(size));
  rgbaToI420(new Uint8Array(data.buffer), size, frame);
  return planesOf(frame, size).y;
}
