import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import type { MediaId } from '#domain/ids.ts';
import { fileTypeOf, kindOf, TYPE_BYTES } from '#domain/media/file-types.ts';
import { readClipFacts } from '#film/clips/read-clip-facts.ts';
import type { FilmMedia, FilmShotSource } from '#film/film-media.ts';

/** The source of a shot as the command line names it. */
export type NamedSource = 'studio' | { readonly path: string };

interface ShotFiles {
  readonly shots: readonly FilmShotSource[];
  readonly mediaFiles: Record<MediaId, string>;
}

/** Reads the photos and clips that a command names; throws an Error with a sentence where one cannot be used. */
export async function readShotFiles(sources: readonly NamedSource[]): Promise<ShotFiles> {
  const mediaFiles: Record<MediaId, string> = {};
  const shots: FilmShotSource[] = [];
  for (const source of sources) {
    if (source === 'studio') {
      shots.push({ source });
      continue;
    }
    const media = await readMedia(source.path);
    mediaFiles[media.mediaId] = resolve(source.path);
    shots.push({ source: 'media', media });
  }
  return { shots, mediaFiles };
}

/** What a file is. The files of people are checked by the server; these are the caller's own. */
export async function readMedia(path: string): Promise<FilmMedia> {
  const bytes = await readFile(path);
  const type = fileTypeOf(bytes.subarray(0, TYPE_BYTES));
  const kind = typeof type === 'string' ? kindOf(type, null) : type;
  if (kind !== 'image' && kind !== 'clip') throw new Error(`${path} is no photo and no clip.`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const facts =
    kind === 'clip' ? await readClipFacts(path) : { ...(await sizeOf(path)), seconds: null };
  if (!facts) throw new Error(`${path} cannot be read.`);
  return { mediaId: sha256 as MediaId, kind, sha256, sourceType: null, ...facts };
}

async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await loadImage(path);
  return { width, height };
}
