import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { Storage } from '#server/platform/storage/storage.ts';

export interface MovedFiles {
  readonly filesCopied: number;
  /** Already present, with the right hash. */
  readonly filesFound: number;
  /** Referenced by a row but missing in the source. */
  readonly filesMissing: readonly string[];
}

interface Moving {
  readonly keys: readonly string[];
  readonly draftFolder: string;
}

/** Copies missing files. Every file is read back from the target and its hash compared. */
export async function moveFiles(
  source: Storage,
  target: Storage,
  { keys, draftFolder }: Moving,
): Promise<MovedFiles> {
  let filesCopied = 0;
  let filesFound = 0;
  const filesMissing: string[] = [];
  const draft = join(draftFolder, 'file');
  for (const key of keys) {
    const wanted = await hashOf(source, key);
    if (wanted === null) {
      filesMissing.push(key);
    } else if ((await hashOf(target, key)) === wanted) {
      filesFound += 1;
    } else {
      await download(source, key, draft);
      await target.keep(key, draft);
      if ((await hashOf(target, key)) !== wanted) throw new Error(`${key} arrived damaged`);
      filesCopied += 1;
    }
  }
  await rm(draft, { force: true });
  return { filesCopied, filesFound, filesMissing };
}

/** Null if there is no such file. */
async function hashOf(storage: Storage, key: string): Promise<string | null> {
  const size = await storage.sizeOf(key);
  if (size === null) return null;
  const hash = createHash('sha256');
  if (size > 0) await pipeline(storage.read(key, { first: 0, last: size - 1 }), hash);
  return hash.digest('hex');
}

async function download(storage: Storage, key: string, path: string): Promise<void> {
  const size = (await storage.sizeOf(key)) ?? 0;
  await pipeline(storage.read(key, { first: 0, last: size - 1 }), createWriteStream(path));
}
