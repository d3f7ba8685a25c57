import { copyFile, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file that is either whole under its name or not there: the bytes go to a neighbour, are
 * synced to the disk, and the neighbour is renamed.
 */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const partPath = partPathOf(path);
  try {
    const file = await open(partPath, 'w');
    try {
      await file.writeFile(bytes);
    } finally {
      await file.close();
    }
    await settle(partPath, path);
  } catch (error) {
    await rm(partPath, { force: true });
    throw error;
  }
}

/** Where a file is written before it is whole. */
export function partPathOf(path: string): string {
  return `${path}.part`;
}

/** Syncs a written file and gives it its final name; both outlast a power cut. */
export async function settle(partPath: string, path: string): Promise<void> {
  const file = await open(partPath, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partPath, path);
  await syncFolder(dirname(path));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Renames, or copies and syncs where the two places are on different disks. */
export async function moveDurably(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
    await syncFolder(dirname(to));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, partPathOf(to));
    await settle(partPathOf(to), to);
    await rm(from, { force: true });
  }
}
