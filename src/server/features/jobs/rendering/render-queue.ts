import { sql } from 'drizzle-orm';

import { UNFINISHED_STATUSES } from '#domain/videos/job-lifecycle.ts';
import { listed } from '#server/platform/database/columns.ts';
import { rowsOf, type Database, type Transaction } from '#server/platform/database/database.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';
import { enqueue } from '#server/platform/tasks/task-store.ts';

/** Enqueues the film of a job, unless it still waits for a moderator or its footage. */
export async function enqueueRender(
  tx: Transaction,
  job: Pick<JobRow, 'id' | 'priority' | 'moderationStatus' | 'clipsAwaited'>,
): Promise<void> {
  const { id: key, priority, moderationStatus, clipsAwaited } = job;
  if (moderationStatus === 'flagged' || clipsAwaited > 0) return;
  await enqueue(tx, { name: 'render-video', key, priority });
}

/**
 * Enqueues jobs that could be made but have no task. There are none unless someone changed rows by
 * hand.
 */
export async function enqueueMissingTasks(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const forgotten = await rowsOf<Parameters<typeof enqueueRender>[1]>(
      tx,
      sql`select run.job_id as id, run.priority, review.moderation_status as "moderationStatus",
          run.clips_awaited as "clipsAwaited"
        from job_runs run join job_reviews review on review.job_id = run.job_id
        where run.status in (${listed(UNFINISHED_STATUSES)})
          and review.moderation_status <> 'flagged' and run.clips_awaited = 0
          and not exists (select 1 from tasks where name = 'render-video' and key = run.job_id::text)
        for update of run skip locked`,
    );
    for (const job of forgotten) await enqueueRender(tx, job);
    return forgotten.length;
  });
}
