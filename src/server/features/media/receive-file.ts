import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { TYPE_BYTES } from '#domain/media/file-types.ts';

export interface ReceivedPiece {
  /** A file of this machine; whoever receives a piece stores or removes it. */
  readonly path: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
  /** The first bytes, which tell the type of a file. */
  readonly head: Uint8Array;
  /** Whether the sender broke off, or sends more than the piece was to hold. */
  readonly ending: 'whole' | 'broken off' | 'more';
}

interface Limits {
  readonly folder: string;
  /** Of one piece. */
  readonly bytesMax: number;
}

/** Writes what arrives to a file of this machine, and counts its hash meanwhile. */
export async function receivePiece(contents: Readable, limits: Limits): Promise<ReceivedPiece> {
  const source = openSource(contents);
  try {
    return await writePiece(source, limits);
  } finally {
    await source.drain();
  }
}

/** The same in pieces, each of them as soon as it has arrived; `onBytes` hears of all that arrives. */
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
 * Reads what arrives, as much at a time as is asked for. What arrived before a sender broke off counts:
 * a resumed upload goes on there.
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
    /** Drops the rest, so that the sender can finish and hear what is wrong. */
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
