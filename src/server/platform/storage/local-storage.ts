import { constants, createReadStream } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';

import type { Storage, StoredFile } from '#server/platform/storage/storage.ts';

/** Stores files in a local directory, or on a disk shared by all processes. */
export async function openLocalStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true });
  const pathOf = (key: string) => pathInside(folder, key);
  return {
    keep: async (key, source) => {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      await moveFile(source, target);
      await sync(dirname(target));
    },
    sizeOf: async (key) => {
      try {
        const found = await stat(pathOf(key));
        return found.isFile() ? found.size : null;
      } catch (error) {
        if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return null;
        throw error;
      }
    },
    read: (key, range) => createReadStream(pathOf(key), { start: range.first, end: range.last }),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (beginning) => filesBelow(folder, beginning),
    check: () => access(folder, constants.W_OK),
    close: () => undefined,
  };
}

function pathInside(folder: string, key: string): string {
  const path = normalize(join(folder, key));
  if (!path.startsWith(folder + sep)) throw new Error(`The key ${key} leaves the storage`);
  return path;
}

async function* filesBelow(folder: string, beginning: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).replaceAll(sep, '/');
    if (!entry.isFile() || !key.startsWith(beginning)) continue;
    const found = await stat(path).catch(() => null);
    if (found) yield { key, changedAt: found.mtime };
  }
}

/** A rename is atomic; across disks, a synced copy next to the target is renamed instead. */
async function moveFile(source: string, target: string): Promise<void> {
  await sync(source);
  try {
    await rename(source, target);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await copyThenRename(source, target);
  }
}

async function copyThenRename(source: string, target: string): Promise<void> {
  const draft = `${target}.partial`;
  try {
    await copyFile(source, draft);
    await sync(draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
  await rm(source, { force: true });
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
