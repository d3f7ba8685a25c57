import { eq, inArray, sql } from 'drizzle-orm';

import type { ClipId, JobId } from '#domain/ids.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { clips } from '#server/platform/database/schema/clips.ts';
import { jobRuns } from '#server/platform/database/schema/jobs.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { sweepFiles } from '#server/platform/storage/sweep-files.ts';

import type { ClipRow } from './clip-store.ts';

/** Keys written by `keepFile`, including drafts that disk storage may leave behind. */
const CLIP_FILE =
  /^clips\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d+(?:-start\.png|-end\.png|-reference\.png|\.mp4)(?:\.partial)?$/;

/** Whether a film is, or may be, made from the clip, or from another one that kept its file. */
const isNeeded = sql<boolean>`exists (
  select 1 from ${clips} as used join ${jobRuns} as run
    on run.job_id = used.job_id or run.clips_of = used.job_id
  where used.id = clips.id or used.file_key = clips.file_key)`;

/** Returns the keys of a job's clips once no film is made from them any more. */
export async function findUnneededClipFiles(
  connection: Connection,
  jobId: JobId,
): Promise<string[]> {
  const rows = await connection
    .select({ fileKey: clips.fileKey, images: clips.images, isNeeded })
    .from(clips)
    .where(eq(clips.jobId, jobId));
  return rows.flatMap((row) => (row.isNeeded ? [] : keysOf(row)));
}

/**
 * Removes files of clips that no film needs any more, and those left by a worker that lost its
 * claim. Clips that this installation never ordered are left alone, since buckets can be shared.
 * Returns how many were removed.
 */
export function removeOrphanClips(
  connection: Connection,
  storage: Storage,
  changedBefore: Date,
): Promise<number> {
  const orphansAmong = (keys: readonly string[]) => findOrphans(connection, keys);
  return sweepFiles(storage, { prefix: 'clips/', changedBefore, orphansAmong });
}

async function findOrphans(connection: Connection, keys: readonly string[]): Promise<string[]> {
  const files = keys.flatMap((key) => {
    const clipId = CLIP_FILE.exec(key)?.[1] as ClipId | undefined;
    return clipId === undefined ? [] : [{ key, clipId }];
  });
  const rows = await connection
    .select({ id: clips.id, fileKey: clips.fileKey, images: clips.images, isNeeded })
    .from(clips)
    .where(inArray(clips.id, [...new Set(files.map(({ clipId }) => clipId))]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isOrphan = ({ key, clipId }: { key: string; clipId: ClipId }) => {
    const clip = byId.get(clipId);
    return clip !== undefined && !(clip.isNeeded && keysOf(clip).includes(key));
  };
  return files.filter(isOrphan).map(({ key }) => key);
}

function keysOf({ fileKey, images }: Pick<ClipRow, 'fileKey' | 'images'>): string[] {
  const { start, end, reference } = images ?? {};
  const keys = [fileKey, start?.key, end?.key, reference?.key];
  return keys.filter((key) => typeof key === 'string');
}
