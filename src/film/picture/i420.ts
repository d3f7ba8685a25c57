import type { FrameSize } from '#film/frame-size.ts';

/** Bytes of one planar YUV 4:2:0 frame. */
export function i420ByteLength({ width, height }: FrameSize): number {
  return (width * height * 3) / 2;
}

/*
 * BT.709 (Rec. ITU-R BT.709-6, 3.2 to 3.5) in limited range, as 16-bit fixed point:
 * Y = 16 + 219 * (0.2126 R + 0.7152 G + 0.0722 B), Cb and Cr = 128 + 224 * difference.
 */
const ONE = 1 << 16;
const Y_R = Math.round(((0.2126 * 219) / 255) * ONE);
const Y_G = Math.round(((0.7152 * 219) / 255) * ONE);
const Y_B = Math.round(((0.0722 * 219) / 255) * ONE);
const CB_R = Math.round((-0.2126 / 1.8556) * (224 / 255) * ONE);
const CB_G = Math.round((-0.7152 / 1.8556) * (224 / 255) * ONE);
const CB_B = -CB_R - CB_G;
const CR_G = Math.round((-0.7152 / 1.5748) * (224 / 255) * ONE);
const CR_B = Math.round((-0.0722 / 1.5748) * (224 / 255) * ONE);
const CR_R = -CR_G - CR_B;
const Y_OFFSET = (16 << 16) + (ONE >> 1);
/** Chroma sums four pixels, hence two more bits. */
const C_OFFSET = (128 << 18) + (ONE << 1);

/** Opaque RGBA pixels to I420, BT.709 limited range; chroma is the mean of each 2 × 2 block. */
export function rgbaToI420(rgba: Uint8Array, { width, height }: FrameSize, into: Uint8Array): void {
  const chromaWidth = width >> 1;
  const lumaBytes = width * height;
  const chromaBytes = lumaBytes >> 2;
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, lumaBytes);
  for (let row = 0; row < height; row += 2) {
    let top = row * width;
    let bottom = top + width;
    let chroma = lumaBytes + (row >> 1) * chromaWidth;
    for (let column = 0; column < chromaWidth; column += 1) {
      const a = words[top] ?? 0;
      const b = words[top + 1] ?? 0;
      const c = words[bottom] ?? 0;
      const d = words[bottom + 1] ?? 0;
      into[top] = luma(a);
      into[top + 1] = luma(b);
      into[bottom] = luma(c);
      into[bottom + 1] = luma(d);
      const red = (a & 255) + (b & 255) + (c & 255) + (d & 255);
      const green = ((a >> 8) & 255) + ((b >> 8) & 255) + ((c >> 8) & 255) + ((d >> 8) & 255);
      const blue = ((a >> 16) & 255) + ((b >> 16) & 255) + ((c >> 16) & 255) + ((d >> 16) & 255);
      into[chroma] = (CB_R * red + CB_G * green + CB_B * blue + C_OFFSET) >> 18;
      into[chroma + chromaBytes] = (CR_R * red + CR_G * green + CR_B * blue + C_OFFSET) >> 18;
      top += 2;
      bottom += 2;
      chroma += 1;
    }
  }
}

function luma(word: number): number {
  return (
    (Y_R * (word & 255) + Y_G * ((word >> 8) & 255) + Y_B * ((word >> 16) & 255) + Y_OFFSET) >> 16
  );
}

/** The way back, for stills: I420 to opaque RGBA. */
export function i420ToRgba(frame: Uint8Array, { width, height }: FrameSize): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const cbAt = width * height;
  const crAt = cbAt + (cbAt >> 2);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const pixel = row * width + column;
      const chroma = (row >> 1) * (width >> 1) + (column >> 1);
      const y = (((frame[pixel] ?? 0) - 16) * 255) / 219;
      const cb = (((frame[cbAt + chroma] ?? 0) - 128) * 255) / 224;
      const cr = (((frame[crAt + chroma] ?? 0) - 128) * 255) / 224;
      rgba[pixel * 4] = y + 1.5748 * cr;
      rgba[pixel * 4 + 1] = y - 0.1873 * cb - 0.4681 * cr;
      rgba[pixel * 4 + 2] = y + 1.8556 * cb;
      rgba[pixel * 4 + 3] = 255;
    }
  }
  return rgba;
}
