import { and, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';

import type { JobId, MediaId } from '#domain/ids.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { UNFINISHED_STATUSES } from '#domain/videos/job-lifecycle.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { jobMedia, jobRuns } from '#server/platform/database/schema/jobs.ts';
import { media, mediaRights } from '#server/platform/database/schema/media.ts';
import { shares } from '#server/platform/database/schema/sharing.ts';

/** One file, or all files whose rights have ended by then and all deleted ones. */
export type Files = { readonly mediaId: MediaId } | { readonly endedBy: Date };

/** Unfinished or public videos that show such a file. */
export async function findShown(connection: Connection, files: Files): Promise<JobId[]> {
  const rows = await connection
    .selectDistinct({ jobId: jobMedia.jobId })
    .from(jobMedia)
    .innerJoin(jobRuns, eq(jobRuns.jobId, jobMedia.jobId))
    .leftJoin(shares, and(eq(shares.jobId, jobMedia.jobId), isNull(shares.endedAt)))
    .leftJoin(media, eq(media.id, jobMedia.mediaId))
    .leftJoin(mediaRights, eq(mediaRights.mediaId, jobMedia.mediaId))
    .where(
      and(
        'mediaId' in files
          ? eq(jobMedia.mediaId, files.mediaId)
          : or(
              isNull(media.id),
              isNotNull(mediaRights.withdrawnAt),
              lte(mediaRights.validUntil, files.endedBy),
            ),
        or(inArray(jobRuns.status, [...UNFINISHED_STATUSES]), isNotNull(shares.id)),
      ),
    );
  return rows.map(({ jobId }) => jobId);
}

/** The markets of a video's open link; null without a link. */
export async function findSharedMarkets(
  connection: Connection,
  jobId: JobId,
): Promise<readonly MarketCode[] | null> {
  const [share] = await connection
    .select({ markets: shares.markets })
    .from(shares)
    .where(and(eq(shares.jobId, jobId), isNull(shares.endedAt)));
  return share?.markets ?? null;
}
