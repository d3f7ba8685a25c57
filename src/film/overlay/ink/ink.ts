import { readFileSync } from 'node:fs';
import type { FrameSize } from '#film/frame-size.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { compileModule, startModule, type CompiledModule } from '#film/web-assembly.ts';

/**
 * A picture with transparency, ready to be laid over I420 frames: luma, its alpha, both kinds of colour and
 * their alpha at half size, one after the other; colours multiplied by alpha, BT.709 in limited range.
 */
export interface Sprite {
  /** A multiple of `SPRITE_STEP`. */
  readonly width: number;
  /** Even. */
  readonly height: number;
  readonly planes: Uint8Array;
}

/** Where the picture is held down under words, and how far: 0 to 255 a pixel. As wide and high as sprites are. */
export interface Shade {
  readonly width: number;
  readonly height: number;
  readonly mask: Uint8Array;
}

/** Sprites are as wide as a multiple of this. */
export const SPRITE_STEP = 16;

/** What the compiled module offers; addresses are byte offsets into its memory. */
interface InkExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  open(width: number, height: number): void;
  frameAt(): number;
  spriteAt(): number;
  makeRoom(bytes: number): void;
  fillSprite(width: number, height: number): void;
  blendSprite(x: number, y: number, width: number, height: number): void;
  shadeUnder(x: number, y: number, width: number, height: number, strength: number): void;
}

let compiled: CompiledModule | undefined;

/**
 * Lays words over frames of one size. Between `take` and `give` it holds one frame, which the other calls
 * change; sprites are kept by who made them.
 */
export class Ink {
  readonly #call: InkExports;
  readonly #frameBytes: number;

  constructor({ width, height }: FrameSize) {
    compiled ??= compileModule(readFileSync(new URL('ink.wasm', import.meta.url)));
    this.#call = startModule(compiled) as InkExports;
    this.#frameBytes = i420ByteLength({ width, height });
    this.#call.open(width, height);
  }

  take(frame: Uint8Array): void {
    this.#bytes(this.#call.frameAt(), this.#frameBytes).set(frame);
  }

  give(frame: Uint8Array): void {
    frame.set(this.#bytes(this.#call.frameAt(), this.#frameBytes));
  }

  /** Lays a sprite over the frame at an even place, as far as it lies inside. */
  blend(
    { width, height, planes }: Sprite,
    { x, y }: { readonly x: number; readonly y: number },
  ): void {
    this.#call.makeRoom(planes.length);
    this.#bytes(this.#call.spriteAt(), planes.length).set(planes);
    this.#call.blendSprite(x, y, width, height);
  }

  /** Holds down what is bright in the frame under a shade at an even place; `strength` is 0 to 1. */
  shade(
    { width, height, mask }: Shade,
    { x, y, strength }: { readonly x: number; readonly y: number; readonly strength: number },
  ): void {
    this.#call.makeRoom(mask.length);
    this.#bytes(this.#call.spriteAt(), mask.length).set(mask);
    this.#call.shadeUnder(x, y, width, height, Math.round(strength * 255));
  }

  /** Takes premultiplied RGBA, as Skia keeps it. */
  sprite(rgba: Uint8Array, width: number, height: number): Sprite {
    const byteLength = (width * height * 11) / 4;
    this.#call.makeRoom(byteLength + rgba.length);
    const at = this.#call.spriteAt();
    this.#bytes(at + byteLength, rgba.length).set(rgba);
    this.#call.fillSprite(width, height);
    return { width, height, planes: this.#bytes(at, byteLength).slice() };
  }

  #bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.#call.memory.buffer, at, length);
  }
}
