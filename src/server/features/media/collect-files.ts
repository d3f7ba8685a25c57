import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { MediaId, OrganizationId } from '#domain/ids.ts';
import { filesOfBrand, type FilmBrand } from '#film/film-brand.ts';
import { mediaOfShot, type FilmShotSource, type MediaFiles } from '#film/film-media.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fetchFile } from '#server/platform/storage/fetch-file.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import * as store from './store.ts';

export interface FilmWithFiles {
  readonly organizationId: OrganizationId;
  readonly shots: readonly FilmShotSource[] | null;
  readonly brand: FilmBrand | null;
}

/**
 * Copies the files that a film shows into a folder and verifies that each one is the file that was
 * ordered.
 */
export type CollectFiles = (
  film: FilmWithFiles,
  folder: string,
  signal: AbortSignal,
) => Promise<MediaFiles>;

export function createFileCollector(deps: { db: Database; storage: Storage }): CollectFiles {
  const { db, storage } = deps;
  return async (film, folder, signal) => {
    const hashes = hashesOf(film);
    const paths: Record<MediaId, string> = {};
    if (hashes.size === 0) return paths;
    await mkdir(folder, { recursive: true });
    const rows = await store.findMany(db, film.organizationId, [...hashes.keys()]);
    const keys = new Map(rows.map(({ id, mainKey }) => [id, mainKey]));
    for (const [id, sha256] of hashes) {
      const key = keys.get(id);
      if (!key) throw new Error(`The file ${id} is gone`);
      const path = join(folder, id);
      await fetchFile(storage, { key, sha256, path }, signal);
      paths[id] = path;
    }
    return paths;
  };
}

/** The hashes of a film's files when it was ordered. */
export function hashesOf({
  shots,
  brand,
}: Omit<FilmWithFiles, 'organizationId'>): Map<MediaId, string> {
  const ofShots = (shots ?? []).flatMap((shot) => mediaOfShot(shot) ?? []);
  const files = [...ofShots, ...(brand ? filesOfBrand(brand) : [])];
  return new Map(files.map(({ mediaId, sha256 }) => [mediaId, sha256]));
}
