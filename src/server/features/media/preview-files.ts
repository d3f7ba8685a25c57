import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import type { MediaId } from '#domain/ids.ts';
import type { MediaFiles } from '#film/film-media.ts';
import { fetchFile } from '#server/platform/storage/fetch-file.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { OrderFile } from './order-files.ts';

/**
 * Files used by previews, cached on this machine; the folder's cleanup removes those that are no
 * longer requested.
 */
export function createPreviewFiles({ storage, folder }: { storage: Storage; folder: string }) {
  async function pathOf({ row, sha256 }: OrderFile): Promise<string> {
    const path = join(folder, `shown-${sha256}`);
    const now = new Date();
    const isThere = await utimes(path, now, now).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
    if (row.mainKey === null) throw new Error(`The file ${row.id} is gone`);
    await mkdir(folder, { recursive: true });
    const arriving = join(folder, `arriving-${randomUUID()}`);
    try {
      const file = { key: row.mainKey, sha256, path: arriving };
      await fetchFile(storage, file, AbortSignal.timeout(FETCH_MS));
      await rename(arriving, path);
    } finally {
      await rm(arriving, { force: true });
    }
    return path;
  }

  return async (files: Iterable<OrderFile>): Promise<MediaFiles> => {
    const paths: Record<MediaId, string> = {};
    for (const file of files) paths[file.row.id] = await pathOf(file);
    return paths;
  };
}

const FETCH_MS = 30_000;
