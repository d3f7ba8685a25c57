import { readSync } from 'node:fs';
import type { ByteSource } from '#film/provenance/reading/top-level-boxes.ts';

/**
 * A stretch of an open file, or bytes in memory, behind the few members of Blob that the C2PA engine
 * uses. Nothing is read before it is asked for, so that a film never lies in memory whole to be read.
 */
export class DiskBlob implements ByteSource {
  readonly #parts: readonly Part[];
  readonly size: number;

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
    this.size = parts.reduce((sum, part) => sum + sizeOf(part), 0);
  }

  slice(start = 0, end = this.size): DiskBlob {
    const parts: Part[] = [];
    let partStart = 0;
    for (const part of this.#parts) {
      const from = Math.max(start - partStart, 0);
      const to = Math.min(end - partStart, sizeOf(part));
      if (from < to) parts.push(cut(part, from, to));
      partStart += sizeOf(part);
    }
    return new DiskBlob(parts);
  }

  followedBy(bytes: Uint8Array): DiskBlob {
    return new DiskBlob([...this.#parts, bytes]);
  }

  /** Fills `target`, which is exactly as long as this blob. */
  readInto(target: Uint8Array): void {
    let filled = 0;
    for (const part of this.#parts) {
      const place = target.subarray(filled, filled + sizeOf(part));
      if (part instanceof Uint8Array) place.set(part);
      else readFully(part, place);
      filled += place.length;
    }
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(this.size);
    this.readInto(bytes);
    return bytes.buffer;
  }
}

interface FilePart {
  readonly descriptor: number;
  readonly start: number;
  readonly end: number;
}

type Part = FilePart | Uint8Array;

function sizeOf(part: Part): number {
  return part instanceof Uint8Array ? part.length : part.end - part.start;
}

function cut(part: Part, from: number, to: number): Part {
  if (part instanceof Uint8Array) return part.subarray(from, to);
  return { descriptor: part.descriptor, start: part.start + from, end: part.start + to };
}

function readFully({ descriptor, start }: FilePart, target: Uint8Array): void {
  for (let filled = 0; filled < target.length;) {
    const count = readSync(descriptor, target, filled, target.length - filled, start + filled);
    if (count === 0) throw new Error('The file became shorter while it was read.');
    filled += count;
  }
}
