import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

import type { JobId } from '#domain/ids.ts';
import type { Database } from '#server/platform/database/database.ts';
import { jobFiles, jobReviews, jobRuns } from '#server/platform/database/schema/jobs.ts';

interface JobState {
  readonly run?: PgUpdateSetSource<typeof jobRuns>;
  readonly review?: PgUpdateSetSource<typeof jobReviews>;
  readonly files?: Omit<typeof jobFiles.$inferInsert, 'jobId'>;
}

/** Puts a job into a state, bypassing all rules except the database's own. */
export async function putJob(db: Database, jobId: JobId, state: JobState): Promise<void> {
  const { run, review, files } = state;
  await db.transaction(async (tx) => {
    if (files) {
      const row = { ...files, jobId };
      await tx
        .insert(jobFiles)
        .values(row)
        .onConflictDoUpdate({ target: jobFiles.jobId, set: row });
    }
    if (run) await tx.update(jobRuns).set(run).where(eq(jobRuns.jobId, jobId));
    if (review) await tx.update(jobReviews).set(review).where(eq(jobReviews.jobId, jobId));
  });
}
