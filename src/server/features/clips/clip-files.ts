import { eq, inArray, or, sql } from 'drizzle-orm';

import type { ClipId, JobId } from '#domain/ids.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { clips } from '#server/platform/database/clip-schema.ts';
import { jobRuns } from '#server/platform/database/job-schema.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { sweepFiles } from '#server/platform/storage/sweep-files.ts';

/** What `keepFile` writes, with the draft that a storage on disk may leave. */
const CLIP_FILE = /^clips\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d+\.mp4(?:\.partial)?$/;

/** Whether a film is, or may be, made from the clip. */
const isNeeded = sql<boolean>`exists (select 1 from ${jobRuns} where ${or(
  eq(jobRuns.jobId, clips.jobId),
  eq(jobRuns.clipsOf, clips.jobId),
)})`;

/** The keys of a job's clips, once no film is made from them any more. */
export async function findUnneededClipFiles(
  connection: Connection,
  jobId: JobId,
): Promise<string[]> {
  const rows = await connection
    .select({ key: clips.fileKey, isNeeded })
    .from(clips)
    .where(eq(clips.jobId, jobId));
  return rows.flatMap(({ key, isNeeded: needed }) => (key === null || needed ? [] : [key]));
}

/**
 * Removes files of clips that no film is made from any more, and those that a late worker left. A
 * clip this installation never ordered is not ours: buckets can be shared. Returns how many.
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
    .select({ id: clips.id, key: clips.fileKey, isNeeded })
    .from(clips)
    .where(inArray(clips.id, [...new Set(files.map(({ clipId }) => clipId))]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isOrphan = ({ key, clipId }: { key: string; clipId: ClipId }) => {
    const clip = byId.get(clipId);
    return clip !== undefined && !(clip.isNeeded && clip.key === key);
  };
  return files.filter(isOrphan).map(({ key }) => key);
}
