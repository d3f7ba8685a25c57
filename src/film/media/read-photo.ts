import { createCanvas, loadImage } from '@napi-rs/canvas';
import { FilmError } from '#film/film-error.ts';
import { i420ByteLength, rgbaToI420 } from '#film/picture/i420.ts';
import { planesOf, type Planes } from '#film/picture/planes.ts';

/** Reads a photo that was checked and written anew; what is transparent shows `ground`. */
export async function readPhoto(path: string, ground: string): Promise<Planes> {
  try {
    const image = await loadImage(path);
    const size = { width: image.width & ~1, height: image.height & ~1 };
    const canvas = createCanvas(size.width, size.height);
    const context = canvas.getContext('2d');
    context.fillStyle = ground;
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(image, 0, 0);
    const frame = new Uint8Array(i420ByteLength(size));
    rgbaToI420(canvas.data(), size, frame);
    return planesOf(frame, size);
  } catch (error) {
    throw new FilmError('pictureFailed', 'A photo cannot be read.', { cause: error });
  }
}
