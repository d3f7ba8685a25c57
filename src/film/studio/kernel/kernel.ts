import { readFileSync } from 'node:fs';
import { compileModule, startModule, type CompiledModule } from '#film/web-assembly.ts';

/** What the compiled kernel offers; addresses are byte offsets into its memory. */
interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(bytes: number): number;
  open(width: number, height: number, frameWidth: number, frameHeight: number): void;
  frameTable(): number;
  instanceTable(): number;
  pieceTable(): number;
  materialTable(): number;
  textureTable(): number;
  panelTable(): number;
  bulbTable(): number;
  reflectedTable(): number;
  waterTable(): number;
  /** Red, green, blue and distance of each element. */
  pictureElements(): number;
  outputBytes(): number;
  shrinkTexture(from: number, width: number, height: number, to: number): void;
  openSurroundings(level: number, side: number): number;
  smoothestSurroundings(): number;
  blurSurroundings(
    source: number,
    side: number,
    directions: number,
    level: number,
    row: number,
    targets: number,
    sharpness: number,
  ): void;
  borderSurroundings(level: number): void;
  drawPanels(count: number, red: number, green: number, blue: number): void;
  /** After `focus`: over the picture, as soft as the room behind. */
  drawPanelsInFront(count: number): void;
  /** Instead of a scene of solids: an empty picture, and panels drawn into it in the order of the table. */
  clearPicture(): void;
  drawSharpPanels(first: number, count: number): void;
  /** Mirrors what the picture shows above the water. */
  drawWater(): void;
  drawBulbsBehind(first: number, count: number): void;
  drawBulbsInFront(first: number, count: number): void;
  trace(): void;
  /** Returns how many picture elements got further rays. */
  refineEdges(): number;
  focus(): void;
  /** Blurs what the camera's own move draws out further than this, in elements. */
  blurDrift(shortest: number): void;
  bloom(): void;
  /** After `bloom`; the middle and the reach are parts of the picture's sides. */
  leakLight(x: number, y: number, reach: number, red: number, green: number, blue: number): void;
  grade(): void;
  print(): void;
  probe(
    instance: number,
    x: number,
    y: number,
    z: number,
    directionX: number,
    directionY: number,
    directionZ: number,
  ): number;
}

let compiled: CompiledModule | undefined;

/** One instance of the compiled kernel with its memory; used by one thread. */
export class Kernel {
  readonly call: KernelExports;
  #view: DataView;

  constructor() {
    compiled ??= compileModule(readFileSync(new URL('kernel.wasm', import.meta.url)));
    this.call = startModule(compiled) as KernelExports;
    this.#view = new DataView(this.call.memory.buffer);
  }

  writeFloats(at: number, ...values: number[]): void {
    const view = this.#currentView();
    for (let i = 0; i < values.length; i++) view.setFloat32(at + i * 4, values[i] ?? 0, true);
  }

  writeWhole(at: number, value: number): void {
    this.#currentView().setInt32(at, value, true);
  }

  writeShort(at: number, value: number): void {
    this.#currentView().setUint16(at, value, true);
  }

  readFloat(at: number): number {
    return this.#currentView().getFloat32(at, true);
  }

  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.call.memory.buffer, at, length);
  }

  floats(at: number, length: number): Float32Array {
    return new Float32Array(this.call.memory.buffer, at, length);
  }

  /** Memory that grew is a new buffer. */
  #currentView(): DataView {
    if (this.#view.buffer !== this.call.memory.buffer) {
      this.#view = new DataView(this.call.memory.buffer);
    }
    return this.#view;
  }
}
