import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { JobId } from '#domain/ids.ts';
import type { FilmClip, ModelPicture } from '#film/clips/model-picture.ts';
import * as store from './clip-store.ts';
import type { ClipRow } from './clip-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fetchFile } from '#server/platform/storage/fetch-file.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';

interface Deps {
  readonly db: Database;
  readonly storage: Storage;
  readonly engines: readonly EngineSettings[];
}

/**
 * Copies the clips of a job into its work folder and verifies that each one is the file that was
 * fetched.
 */
export type CollectPicture = (
  job: { readonly id: JobId; readonly engine: string; readonly clipsOf: JobId | null },
  workFolder: string,
  signal: AbortSignal,
) => Promise<ModelPicture>;

export function createPictureCollector({ db, storage, engines }: Deps): CollectPicture {
  return async (job, workFolder, signal) => {
    const rows = await store.findClipsOfJob(db, job.clipsOf ?? job.id);
    const [first] = rows;
    if (!first) throw new Error(`Job ${job.id} has no clips`);
    const folder = join(workFolder, 'clips');
    await mkdir(folder, { recursive: true });
    const clips: FilmClip[] = [];
    for (const row of rows) clips.push(await layOut(storage, row, { folder, signal }));
    const settings = engines.find(({ name }) => name === job.engine);
    return { engine: job.engine, model: first.model, clips, sound: settings?.sound ?? 'studio' };
  };
}

async function layOut(
  storage: Storage,
  { id, position, fileKey, sha256, frameCount }: ClipRow,
  { folder, signal }: { readonly folder: string; readonly signal: AbortSignal },
): Promise<FilmClip> {
  if (fileKey === null || sha256 === null) throw new Error(`Clip ${id} has not been fetched`);
  const path = join(folder, String(position));
  await fetchFile(storage, { key: fileKey, sha256, path }, signal);
  return { path, sha256, frameCount };
}
