import { desc, eq, inArray, lte, sql } from 'drizzle-orm';

import type { JobId, MediaId } from '#domain/ids.ts';
import { titleOfVideo } from '#domain/videos/video-title.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { jobMedia } from '#server/platform/database/schema/jobs.ts';

/** A video that shows a file. */
export interface VideoUse {
  readonly mediaId: MediaId;
  readonly kind: 'video';
  readonly id: JobId;
  readonly name: string;
  /** The number of videos that show the file. */
  readonly count: number;
}

const LATEST = 5;

/** Returns the latest videos that show each of these files, newest first. */
export async function findVideoUses(
  connection: Connection,
  mediaIds: readonly MediaId[],
): Promise<VideoUse[]> {
  if (mediaIds.length === 0) return [];
  const ofFile = sql`partition by ${jobMedia.mediaId}`;
  const newestFirst = sql`order by ${desc(jobRows.createdAt)}, ${desc(jobRows.id)}`;
  const ranked = connection
    .select({
      mediaId: jobMedia.mediaId,
      id: jobRows.id,
      label: jobRows.label,
      words: jobRows.words,
      prompt: jobRows.prompt,
      count: sql<number>`(count(*) over (${ofFile}))::int`.as('count'),
      rank: sql<number>`row_number() over (${ofFile} ${newestFirst})`.as('rank'),
    })
    .from(jobMedia)
    .innerJoin(jobRows, eq(jobRows.id, jobMedia.jobId))
    .where(inArray(jobMedia.mediaId, [...mediaIds]))
    .as('ranked');
  const rows = await connection
    .select()
    .from(ranked)
    .where(lte(ranked.rank, LATEST))
    .orderBy(ranked.rank);
  return rows.map(({ mediaId, id, count, ...video }) => ({
    mediaId,
    kind: 'video',
    id,
    name: titleOfVideo(video),
    count,
  }));
}
