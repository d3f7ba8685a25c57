import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { TYPE_BYTES } from '#domain/media/file-types.ts';

export interface ReceivedPiece {
  /** A local file; the receiver of a piece stores or removes it. */
  readonly path: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
  /** The first bytes, from which the type is detected. */
  readonly head: Uint8Array;
  /** Whether the sender disconnected, or sent more than the piece may hold. */
  readonly ending: 'whole' | 'broken off' | 'more';
}

interface Limits {
  readonly folder: string;
  /** Per piece. */
  readonly bytesMax: number;
}

/** Writes incoming data to a local file and hashes it at the same time. */
export async function receivePiece(contents: Readable, limits: Limits): Promise<ReceivedPiece> {
  const source = openSource(contents);
  try {
    return await writePiece(source, limits);
  } finally {
    await source.drain();
  }
}

/**
 * The same in pieces, each as soon as it has arrived; `onBytes` is called for all incoming data.
 */
export async function* receivePieces(
  contents: Readable,
  { onBytes, ...limits }: Limits & { readonly onBytes: () => void },
): AsyncGenerator<ReceivedPiece> {
  const source = openSource(contents, onBytes);
  try {
    let piece;
    do {
      piece = await writePiece(source, limits);
      yield piece;
    } while (piece.ending === 'more');
  } finally {
    await source.drain();
  }
}

async function writePiece(source: Source, { folder, bytesMax }: Limits): Promise<ReceivedPiece> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `piece-${randomUUID()}`);
  const hash = createHash('sha256');
  const head = Buffer.alloc(TYPE_BYTES);
  let bytes = 0;
  async function* counted() {
    for (;;) {
      const chunk = bytes < bytesMax && (await source.read(bytesMax - bytes));
      if (!chunk) return;
      if (bytes < TYPE_BYTES) chunk.copy(head, bytes);
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(counted, createWriteStream(path));
    const hasMore = await source.hasMore();
    const ending = hasMore ? 'more' : source.isBroken() ? 'broken off' : 'whole';
    const sha256 = hash.digest('hex');
    return { path, bytes, sha256, head: head.subarray(0, Math.min(bytes, TYPE_BYTES)), ending };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

type Source = ReturnType<typeof openSource>;

/**
 * Reads incoming data on demand. Data that arrived before a sender disconnected counts: a resumed
 * upload continues there.
 */
function openSource(contents: Readable, onBytes: () => void = () => undefined) {
  const chunks = contents.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
  let unread: Buffer = Buffer.alloc(0);
  let hasEnded = false;
  let isBroken = false;

  async function hasMore(): Promise<boolean> {
    while (unread.length === 0 && !hasEnded) {
      try {
        const { value, done } = await chunks.next();
        hasEnded = done === true;
        unread = value ?? unread;
        onBytes();
      } catch {
        [hasEnded, isBroken] = [true, true];
      }
    }
    return unread.length > 0;
  }

  return {
    hasMore,
    isBroken: () => isBroken,
    /** Discards the rest, so that the sender can finish and receive the error. */
    async drain(): Promise<void> {
      await chunks.return?.();
      contents.on('error', () => undefined).resume();
    },
    /** Null at the end. */
    async read(bytesMax: number): Promise<Buffer | null> {
      if (!(await hasMore())) return null;
      const taken = unread.subarray(0, bytesMax);
      unread = unread.subarray(bytesMax);
      return taken;
    },
  };
}
