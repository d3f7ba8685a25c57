import { isStudio } from '#domain/engines.ts';
import type { JobId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { enqueueRender } from './render-queue.ts';
import * as store from './store.ts';

export interface Renewal {
  readonly id: JobId;
  readonly of: store.JobRow;
}

/** A free job that makes the film of `of` once more, and its task. */
export async function insertRenewal(
  tx: Transaction,
  { id, of }: Renewal,
  now: Date,
): Promise<void> {
  const counted = await store.countNewVideo(tx, of.organizationId);
  if (!counted) throw new AppError('too_many_unfinished_videos');
  const priority = 1 - counted.unfinishedVideos;
  const job = { ...renewalOf(of), createdAt: now, id, priority };
  await store.insertJob(tx, job);
  await enqueueRender(tx, job);
}

/** The same order and seed, waiting to be made and reviewed; nothing of what became of the first. */
function renewalOf({ finishedAt: _ended, ...job }: store.JobRow) {
  return {
    ...job,
    costCredits: 0,
    status: 'queued',
    moderationStatus: 'pending',
    moderationReason: null,
    decidedAt: null,
    decidedBy: null,
    rejectedByOperator: false,
    publicTitle: null,
    publicWebsite: null,
    resubmits: null,
    correctedAt: null,
    correctionsUsed: 0,
    renews: job.id,
    clipsOf: isStudio(job.engine) ? null : (job.clipsOf ?? job.id),
    lineVersions: null,
    progress: 0,
    stage: null,
    error: null,
    videoKey: null,
    posterKey: null,
    captionsKey: null,
    attempt: 0,
  } as const;
}
