import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
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
import type { SharedPaintings } from '#film/picture/shared-paintings.ts';

export type Paint = SKRSContext2D;

/** RGBA pixels of a painted picture. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
  /** Whether the pixels are made when first asked for, or never: another thread may have them. */
  readonly isMadeLater?: boolean;
}

/**
 * A painting that waits until its pixels are needed. `make` must not draw from a stream of random numbers
 * that anything else draws from: it may never be called.
 */
export function paintLater(width: number, height: number, make: () => Painting): Painting {
  let made: Uint8ClampedArray | undefined;
  return {
    width,
    height,
    isMadeLater: true,
    get pixels() {
      return (made ??= make().pixels);
    },
  };
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
function compute(
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

/** As `paint`, once for all threads of a film; `draw` keeps to the rule of `paintLater`. */
export function paintShared(width: number, height: number, draw: (paint: Paint) => void): Painting {
  return paintLater(width, height, () => paint(width, height, draw));
}

/** As `compute`, once for all threads of a film; `value` keeps to the rule of `paintLater`. */
export function computeShared(
  width: number,
  height: number,
  value: (x: number, y: number, pixel: Uint8ClampedArray) => void,
): Painting {
  return paintLater(width, height, () => compute(width, height, value));
}

/** Roots of opacities. */
const WEIGHTS = Array.from({ length: 256 }, (_, alpha) => Math.sqrt(alpha / 255));

/**
 * Panels of the room are laid over one another, which needs colours already weighed by their opacity; the
 * kernel squares what it reads, hence the root.
 */
export function weighedByOpacity(painting: Painting): Painting {
  const { width, height } = painting;
  if (painting.isMadeLater === true)
    return paintLater(width, height, () => weighedByOpacity(paintingOf(painting)));
  const pixels = new Uint8ClampedArray(painting.pixels);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 255) continue;
    const share = WEIGHTS[alpha] ?? 0;
    for (let c = 0; c < 3; c++) pixels[at + c] = (pixels[at + c] ?? 0) * share;
  }
  return { width, height, pixels };
}

const paintingOf = ({ width, height, pixels }: Painting): Painting => ({ width, height, pixels });

/** The kernel's textures: each is uploaded once, with ever smaller copies for distant reads. */
export class TextureShelf {
  readonly #kernel: Kernel;
  readonly #shared: SharedPaintings | null;
  #count = 0;

  constructor(kernel: Kernel, shared: SharedPaintings | null) {
    this.#kernel = kernel;
    this.#shared = shared;
  }

  add(painting: Painting): TextureHandle {
    if (this.#count === TEXTURE_COUNT_MAX)
      throw new Error(`more than ${TEXTURE_COUNT_MAX} textures`);
    const index = this.#count++;
    const { width, height } = painting;
    const levels = this.#reserveLevels(index, width, height);
    if (this.#shared && painting.isMadeLater === true) {
      const make = (): Uint8Array => bytesOf(painting.pixels);
      this.#shared.take(width * height * 4, make, (bytes) => this.#fill(levels, bytes));
    } else this.#fill(levels, painting.pixels);
    return { index, width, height };
  }

  #reserveLevels(index: number, width: number, height: number): Level[] {
    const table = this.#kernel.call.textureTable() + index * TEXTURE_BYTES;
    const levels: Level[] = [];
    let [w, h] = [width, height];
    for (;;) {
      const at = this.#kernel.call.reserve((w + 1) * (h + 1) * 4);
      this.#kernel.writeWhole(table + TEXTURE_POINTERS + levels.length * 4, at);
      levels.push({ at, width: w, height: h });
      if (levels.length === TEXTURE_LEVEL_COUNT_MAX || w < 4 || h < 4) break;
      w >>= 1;
      h >>= 1;
    }
    this.#kernel.writeWhole(table + TEXTURE_WIDTH, width);
    this.#kernel.writeWhole(table + TEXTURE_HEIGHT, height);
    this.#kernel.writeWhole(table + TEXTURE_LEVELS, levels.length);
    return levels;
  }

  /** Copies the pixels with their first column repeated at the right and their last row below, and shrinks them. */
  #fill(levels: readonly Level[], pixels: Uint8Array | Uint8ClampedArray): void {
    for (const [k, { at, width, height }] of levels.entries()) {
      const larger = levels[k - 1];
      if (larger) {
        this.#kernel.call.shrinkTexture(larger.at, larger.width, larger.height, at);
        continue;
      }
      const pitch = (width + 1) * 4;
      const bytes = this.#kernel.bytes(at, pitch * (height + 1));
      for (let y = 0; y <= height; y++) {
        const row = Math.min(y, height - 1) * width * 4;
        bytes.set(pixels.subarray(row, row + width * 4), y * pitch);
        bytes.set(pixels.subarray(row, row + 4), y * pitch + width * 4);
      }
    }
  }
}

interface Level {
  readonly at: number;
  readonly width: number;
  readonly height: number;
}

const bytesOf = (pixels: Uint8ClampedArray): Uint8Array =>
  new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length);
