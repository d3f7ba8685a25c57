import type { FrameSize } from '#film/frame-size.ts';

/** Pixels from the frame's top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture with transparency, ready to be laid over I420 frames: colour already multiplied by alpha,
 * in BT.709 limited range; chroma and its alpha at half size.
 */
export interface Sprite {
  /** Even. */
  readonly width: number;
  /** Even. */
  readonly height: number;
  readonly luma: Uint8Array;
  readonly alpha: Uint8Array;
  readonly cb: Uint8Array;
  readonly cr: Uint8Array;
  readonly chromaAlpha: Uint8Array;
  /** For each pair of rows the first and the one-after-last chroma column that is not empty. */
  readonly spans: Uint16Array;
}

/** Room for a sprite; `fillSprite` gives it its pixels, again and again where it moves. */
export function emptySprite(width: number, height: number): Sprite {
  const chromaPixels = (width * height) / 4;
  return {
    width,
    height,
    luma: new Uint8Array(width * height),
    alpha: new Uint8Array(width * height),
    cb: new Uint8Array(chromaPixels),
    cr: new Uint8Array(chromaPixels),
    chromaAlpha: new Uint8Array(chromaPixels),
    spans: new Uint16Array(height),
  };
}

/** Takes premultiplied RGBA, as Skia keeps it. BT.709 weights in 16-bit fixed point. */
export function fillSprite(sprite: Sprite, rgba: Uint8Array): void {
  const { width, height } = sprite;
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  // Most of a sprite is empty: that part is emptied at once and passed over.
  sprite.luma.fill(0);
  sprite.alpha.fill(0);
  sprite.cb.fill(0);
  sprite.cr.fill(0);
  sprite.chromaAlpha.fill(0);
  for (let row = 0; row < height; row += 2) {
    let first = width >> 1;
    let end = 0;
    const top = row * width;
    for (let column = 0; column < width; column += 2) {
      const at = top + column;
      const under = at + width;
      const a = words[at] ?? 0;
      const b = words[at + 1] ?? 0;
      const c = words[under] ?? 0;
      const d = words[under + 1] ?? 0;
      if ((a | b | c | d) === 0) continue;
      first = Math.min(first, column >> 1);
      end = (column >> 1) + 1;
      fillPixel(sprite, at, a);
      fillPixel(sprite, at + 1, b);
      fillPixel(sprite, under, c);
      fillPixel(sprite, under + 1, d);
      fillChroma(sprite, (row >> 1) * (width >> 1) + (column >> 1), a, b, c, d);
    }
    sprite.spans[row] = first;
    sprite.spans[row + 1] = end;
  }
}

function fillPixel(sprite: Sprite, at: number, word: number): void {
  const alpha = word >>> 24;
  sprite.alpha[at] = alpha;
  sprite.luma[at] =
    (11_966 * (word & 255) +
      40_254 * ((word >> 8) & 255) +
      4_064 * ((word >> 16) & 255) +
      4_112 * alpha +
      32_768) >>
    16;
}

function fillChroma(sprite: Sprite, at: number, a: number, b: number, c: number, d: number): void {
  const alpha = (a >>> 24) + (b >>> 24) + (c >>> 24) + (d >>> 24);
  const red = (a & 255) + (b & 255) + (c & 255) + (d & 255);
  const green = ((a >> 8) & 255) + ((b >> 8) & 255) + ((c >> 8) & 255) + ((d >> 8) & 255);
  const blue = ((a >> 16) & 255) + ((b >> 16) & 255) + ((c >> 16) & 255) + ((d >> 16) & 255);
  const middle = 32_896 * alpha + 131_072;
  sprite.chromaAlpha[at] = (alpha + 2) >> 2;
  sprite.cb[at] = (-6_596 * red - 22_189 * green + 28_785 * blue + middle) >> 18;
  sprite.cr[at] = (28_785 * red - 26_145 * green - 2_640 * blue + middle) >> 18;
}

/** Lays a sprite over a frame; `x` and `y` are even, and the sprite lies inside the frame. */
export function blendSprite(
  frame: Uint8Array,
  size: FrameSize,
  sprite: Sprite,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const cbAt = size.width * size.height;
  const crAt = cbAt + (cbAt >> 2);
  const chromaStride = size.width >> 1;
  for (let row = 0; row < sprite.height; row += 2) {
    const first = sprite.spans[row] ?? 0;
    const end = sprite.spans[row + 1] ?? 0;
    if (end <= first) continue;
    const from = row * sprite.width;
    const to = (y + row) * size.width + x;
    blendRun(frame, to + first * 2, sprite.luma, sprite.alpha, from + first * 2, (end - first) * 2);
    blendRun(
      frame,
      to + size.width + first * 2,
      sprite.luma,
      sprite.alpha,
      from + sprite.width + first * 2,
      (end - first) * 2,
    );
    const chromaFrom = (row >> 1) * (sprite.width >> 1) + first;
    const chromaTo = ((y + row) >> 1) * chromaStride + (x >> 1) + first;
    blendRun(frame, cbAt + chromaTo, sprite.cb, sprite.chromaAlpha, chromaFrom, end - first);
    blendRun(frame, crAt + chromaTo, sprite.cr, sprite.chromaAlpha, chromaFrom, end - first);
  }
}

function blendRun(
  frame: Uint8Array,
  to: number,
  colour: Uint8Array,
  alpha: Uint8Array,
  from: number,
  count: number,
): void {
  for (let index = 0; index < count; index += 1) {
    const rest = 255 - (alpha[from + index] ?? 0);
    if (rest === 255) continue;
    const below = frame[to + index] ?? 0;
    // 257 / 65536 is 1 / 255 to 16 bits.
    frame[to + index] = (colour[from + index] ?? 0) + ((below * rest * 257 + 32_768) >> 16);
  }
}
