import { eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';

import {
  jobFiles,
  jobReviews,
  jobRuns,
  jobs,
  videoEntries,
} from '#server/platform/database/schema/jobs.ts';
import type { Connection } from '#server/platform/database/database.ts';
import type { JobId } from '#domain/ids.ts';

const { costCredits: _cost, ...ordered } = getTableColumns(jobs);
const { jobId: _ofRun, ...run } = getTableColumns(jobRuns);
const { jobId: _ofReview, ...review } = getTableColumns(jobReviews);
const { jobId: _ofFiles, ...files } = getTableColumns(jobFiles);

/** What a job costs now: nothing any more where it was refunded and is made once more. */
const costCredits = sql<number>`case when ${jobRuns.retriedAt} is null then ${jobs.costCredits} else 0 end`;

/** The tables of jobs as one, to read from, without those that were deleted. The database plans it as if the joins were written out. */
export const jobRows = new QueryBuilder()
  .select({
    ...ordered,
    costCredits: costCredits.mapWith(Number).as('cost_credits'),
    ...run,
    ...review,
    ...files,
    /** The organization's private label; `title` is what was ordered. */
    label: sql<string | null>`${videoEntries.title}`.as('label'),
    folderId: videoEntries.folderId,
  })
  .from(jobs)
  .innerJoin(jobRuns, eq(jobRuns.jobId, jobs.id))
  .innerJoin(jobReviews, eq(jobReviews.jobId, jobs.id))
  .leftJoin(jobFiles, eq(jobFiles.jobId, jobs.id))
  .leftJoin(videoEntries, eq(videoEntries.jobId, jobs.id))
  .where(isNull(videoEntries.deletedAt))
  .as('job_rows');

/** All columns of `jobRows`, to be selected beside those of other tables. */
export const jobColumns = { ...jobRows._.selectedFields };

function selectRows(connection: Connection) {
  return connection.select().from(jobRows);
}

/** All that is known of a job. */
export type JobRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Returns a job with its run, review and files; null where there is none. */
export async function findJobRow(connection: Connection, jobId: JobId): Promise<JobRow | null> {
  const [row] = await selectRows(connection).where(eq(jobRows.id, jobId));
  return row ?? null;
}
