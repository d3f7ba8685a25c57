import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import type { MediaId } from '#domain/ids.ts';
import type { MediaFiles } from '#film/film-media.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fetchFile } from '#server/platform/storage/fetch-file.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { hashesOf, type FilmWithFiles } from './collect-files.ts';
import * as store from './store.ts';

/** A file and the SHA-256 of the version that films use. */
interface PreviewFile {
  readonly row: Pick<store.MediaWithRights, 'id' | 'mainKey'>;
  readonly sha256: string;
}

/** The files of a film that was ordered, without those that are gone. */
export function createFilesOfFilm({ db }: { readonly db: Database }) {
  return async (film: FilmWithFiles): Promise<PreviewFile[]> => {
    const hashes = hashesOf(film);
    const rows = await store.findMany(db, film.organizationId, [...hashes.keys()]);
    return rows.flatMap((row) => {
      const sha256 = hashes.get(row.id);
      return sha256 === undefined || row.mainKey === null ? [] : [{ row, sha256 }];
    });
  };
}

/**
 * Files used by previews, cached on this machine; the folder's cleanup removes those that are no
 * longer requested.
 */
export function createPreviewFiles({ storage, folder }: { storage: Storage; folder: string }) {
  async function pathOf({ row, sha256 }: PreviewFile): Promise<string> {
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

  return async (files: Iterable<PreviewFile>): Promise<MediaFiles> => {
    const paths: Record<MediaId, string> = {};
    for (const file of files) paths[file.row.id] = await pathOf(file);
    return paths;
  };
}

const FETCH_MS = 30_000;
