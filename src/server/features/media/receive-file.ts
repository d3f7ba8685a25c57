import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
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
  /** Whether the sender broke off, or sent more than was allowed. */
  readonly ending: 'whole' | 'broken off' | 'too large';
}

/** Writes what arrives to a file of this machine, and counts its hash meanwhile. */
export async function receivePiece(
  contents: Readable,
  { folder, bytesMax }: { folder: string; bytesMax: number },
): Promise<ReceivedPiece> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `piece-${randomUUID()}`);
  const hash = createHash('sha256');
  const head = Buffer.alloc(TYPE_BYTES);
  let bytes = 0;
  let ending: ReceivedPiece['ending'] = 'whole';
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const kept = chunk.subarray(0, bytesMax - bytes);
      if (kept.length < chunk.length) ending = 'too large';
      if (bytes < TYPE_BYTES) kept.copy(head, bytes);
      hash.update(kept);
      bytes += kept.length;
      done(null, kept);
    },
  });
  const file = createWriteStream(path);
  try {
    await pipeline(
      untilBroken(contents, () => (ending = 'broken off')),
      count,
      file,
    );
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  const sha256 = hash.digest('hex');
  return { path, bytes, sha256, head: head.subarray(0, Math.min(bytes, TYPE_BYTES)), ending };
}

/** What arrived before a sender broke off counts: a resumed upload goes on there. */
async function* untilBroken(contents: Readable, note: () => void): AsyncGenerator<Buffer> {
  try {
    yield* contents as AsyncIterable<Buffer>;
  } catch {
    note();
  }
}
