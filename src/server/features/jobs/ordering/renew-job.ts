import { eq } from 'drizzle-orm';

import { isStudio } from '#domain/clips/engines.ts';
import type { JobId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import type { OrderFiles } from '#server/features/media/order-files.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';
import { jobs } from '#server/platform/database/schema/jobs.ts';

import { enqueueRender } from '../rendering/render-queue.ts';
import { findMediaIds, insertJob } from '../store.ts';
import { countNewVideo } from '../library/video-counters.ts';

/** The fields in which a renewal differs from the original order. */
const RENEWED = { costCredits: 0, resubmits: null, groupId: null };

export interface Renewal {
  readonly id: JobId;
  readonly of: JobRow;
}

/**
 * Inserts a free job, with its task, that makes the film of `of` again: the same order and seed, to
 * be made and reviewed anew.
 */
export async function insertRenewal(
  tx: Transaction,
  { clock, orderFiles }: { readonly clock: Clock; readonly orderFiles: Pick<OrderFiles, 'hold'> },
  { id, of }: Renewal,
): Promise<void> {
  const createdAt = clock.now();
  const mediaIds = await findMediaIds(tx, of.id);
  const use = { ids: mediaIds, markets: of.markets };
  const message = await orderFiles.hold(tx, of.organizationId, use);
  if (message !== null) throw new AppError('wrong_state', { message });
  const counted = await countNewVideo(tx, of.organizationId);
  if (!counted) throw new AppError('too_many_unfinished_videos');
  const [order] = await tx.select().from(jobs).where(eq(jobs.id, of.id)).for('share');
  if (!order) throw new AppError('not_found');
  const priority = 1 - counted.unfinishedVideos;
  const { engine, findings, policyVersion, needsOperator } = of;
  await insertJob(tx, {
    order: { ...order, ...RENEWED, id, createdAt, renews: of.id },
    mediaIds,
    run: {
      engine,
      fellBackFrom: of.fellBackFrom,
      clipsOf: isStudio(engine) ? null : (of.clipsOf ?? of.id),
      priority,
    },
    review: { moderationStatus: 'pending', findings, policyVersion, needsOperator },
  });
  await enqueueRender(tx, { id, priority, moderationStatus: 'pending', clipsAwaited: 0 });
}
