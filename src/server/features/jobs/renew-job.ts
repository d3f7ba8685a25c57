import { eq } from 'drizzle-orm';

import { isStudio } from '#domain/engines.ts';
import type { JobId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';
import { jobs } from '#server/platform/database/job-schema.ts';

import { enqueueRender } from './render-queue.ts';
import { insertJob } from './store.ts';
import { countNewVideo } from './video-counters.ts';

export interface Renewal {
  readonly id: JobId;
  readonly of: JobRow;
}

/**
 * A free job that makes the film of `of` once more, and its task: the same order and seed, waiting to
 * be made and reviewed, with nothing of what became of the first.
 */
export async function insertRenewal(
  tx: Transaction,
  { id, of }: Renewal,
  createdAt: Date,
): Promise<void> {
  const counted = await countNewVideo(tx, of.organizationId);
  if (!counted) throw new AppError('too_many_unfinished_videos');
  const [order] = await tx.select().from(jobs).where(eq(jobs.id, of.id)).for('share');
  if (!order) throw new AppError('not_found');
  const priority = 1 - counted.unfinishedVideos;
  const { engine, findings, policyVersion, needsOperator } = of;
  await insertJob(tx, {
    order: { ...order, id, createdAt, costCredits: 0, resubmits: null, renews: of.id },
    run: {
      engine,
      clipsOf: isStudio(engine) ? null : (of.clipsOf ?? of.id),
      priority,
    },
    review: { moderationStatus: 'pending', findings, policyVersion, needsOperator },
  });
  await enqueueRender(tx, { id, priority, moderationStatus: 'pending', clipsAwaited: 0 });
}
