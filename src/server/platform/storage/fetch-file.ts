import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import type { Storage } from './storage.ts';

interface StoredFile {
  readonly key: string;
  /** The expected hash, in hex. */
  readonly sha256: string;
}

/** A stored file that is missing, or not what was stored. */
export class StoredFileLost extends Error {}

/**
 * Copies a stored file to `path` and verifies its hash. A valid copy that already exists is kept.
 */
export async function fetchFile(
  storage: Storage,
  { key, sha256, path }: StoredFile & { readonly path: string },
  signal: AbortSignal,
): Promise<void> {
  if ((await hashOf(path)) === sha256) return;
  const bytes = await storage.sizeOf(key);
  if (bytes === null) throw new StoredFileLost(`${key} is gone`);
  const source = storage.read(key, { first: 0, last: bytes - 1 });
  await pipeline(source, createWriteStream(path), { signal });
  if ((await hashOf(path)) === sha256) return;
  await rm(path, { force: true });
  throw new StoredFileLost(`${key} has changed in storage`);
}

/** The SHA-256 of a local file, in hex; null if there is no such file. */
export async function hashOf(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch {
    return null;
  }
}
