import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import type { StoredClipImage } from '#server/platform/database/schema/clips.ts';
import { StoredFileLost } from '#server/platform/storage/fetch-file.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ClipImage, ClipImages } from '#server/platform/video-engines/video-engine.ts';

import type { ClipRow } from '../clip-store.ts';

/** The pictures of a clip as used in its orders; none if it is made from text alone. */
export async function readImages(
  storage: Storage,
  { images }: Pick<ClipRow, 'images'>,
): Promise<ClipImages | null> {
  const { start, end, reference } = images ?? {};
  if (reference) return { references: [await readImage(storage, reference)] };
  if (!start) return null;
  return {
    start: await readImage(storage, start),
    ...(end && { end: await readImage(storage, end) }),
  };
}

async function readImage(storage: Storage, { key, sha256 }: StoredClipImage): Promise<ClipImage> {
  const size = await storage.sizeOf(key);
  if (size === null) throw new StoredFileLost(`${key} is gone`);
  const bytes = await buffer(storage.read(key, { first: 0, last: size - 1 }));
  if (createHash('sha256').update(bytes).digest('hex') === sha256) {
    return { bytes, mediaType: 'image/png' };
  }
  throw new StoredFileLost(`${key} has changed in storage`);
}
