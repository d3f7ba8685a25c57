import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  TEXTURE_BYTES,
  TEXTURE_COUNT_MAX,
  TEXTURE_HEIGHT,
  TEXTURE_LEVELS,
  TEXTURE_LEVEL_COUNT_MAX,
  TEXTURE_POINTERS,
  TEXTURE_WIDTH,
} from '../kernel/layout.ts';
import type { Kernel } from '../kernel/kernel.ts';

export type Paint = SKRSContext2D;

/** RGBA pixels of a painted picture. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

export interface TextureHandle {
  readonly index: number;
  readonly width: number;
  readonly height: number;
}

/** Paints with Skia: (0, 0) is the upper left corner. */
export function paint(width: number, height: number, draw: (paint: Paint) => void): Painting {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  draw(context);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

/** Makes pictures value by value; `value` writes red, green, blue, alpha (0 to 255) into `pixel`. */
export function compute(
  width: number,
  height: number,
  value: (x: number, y: number, pixel: Uint8ClampedArray) => void,
): Painting {
  const words = new Uint32Array(width * height);
  const pixel = new Uint8ClampedArray(4);
  const word = new Uint32Array(pixel.buffer);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      value(x, y, pixel);
      words[y * width + x] = word[0] ?? 0;
    }
  }
  return { width, height, pixels: new Uint8ClampedArray(words.buffer) };
}

/**
 * Panels of the room are laid over one another, which needs colours already weighed by their opacity; the
 * kernel squares what it reads, hence the root.
 */
export function weighedByOpacity(painting: Painting): Painting {
  const pixels = new Uint8ClampedArray(painting.pixels);
  for (let at = 0; at < pixels.length; at += 4) {
    const share = Math.sqrt((pixels[at + 3] ?? 0) / 255);
    if (share === 1) continue;
    for (let c = 0; c < 3; c++) pixels[at + c] = (pixels[at + c] ?? 0) * share;
  }
  return { ...painting, pixels };
}

/** The kernel's textures: each is uploaded once, with ever smaller copies for distant reads. */
export class TextureShelf {
  readonly #kernel: Kernel;
  #count = 0;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  add(painting: Painting): TextureHandle {
    if (this.#count === TEXTURE_COUNT_MAX)
      throw new Error(`more than ${TEXTURE_COUNT_MAX} textures`);
    const index = this.#count++;
    const table = this.#kernel.call.textureTable() + index * TEXTURE_BYTES;
    let { width, height } = painting;
    let at = this.#upload(painting);
    let count = 0;
    for (;;) {
      this.#kernel.writeWhole(table + TEXTURE_POINTERS + count * 4, at);
      count++;
      if (count === TEXTURE_LEVEL_COUNT_MAX || width < 4 || height < 4) break;
      const coarser = this.#kernel.call.reserve(((width >> 1) + 1) * ((height >> 1) + 1) * 4);
      this.#kernel.call.shrinkTexture(at, width, height, coarser);
      at = coarser;
      width >>= 1;
      height >>= 1;
    }
    this.#kernel.writeWhole(table + TEXTURE_WIDTH, painting.width);
    this.#kernel.writeWhole(table + TEXTURE_HEIGHT, painting.height);
    this.#kernel.writeWhole(table + TEXTURE_LEVELS, count);
    return { index, width: painting.width, height: painting.height };
  }

  /** Copies a level with its first column repeated at the right and its last row below. */
  #upload({ width, height, pixels }: Painting): number {
    const pitch = (width + 1) * 4;
    const at = this.#kernel.call.reserve(pitch * (height + 1));
    const bytes = this.#kernel.bytes(at, pitch * (height + 1));
    for (let y = 0; y <= height; y++) {
      const row = Math.min(y, height - 1) * width * 4;
      bytes.set(pixels.subarray(row, row + width * 4), y * pitch);
      bytes.set(pixels.subarray(row, row + 4), y * pitch + width * 4);
    }
    return at;
  }
}
