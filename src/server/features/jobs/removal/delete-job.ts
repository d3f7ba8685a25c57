import type { UserId } from '#domain/ids.ts';
import { RESTORE_SECONDS } from '#domain/videos/video-list.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { findUnneededClipFiles } from '#server/features/clips/clip-files.ts';
import { endShareOf } from '#server/features/sharing/share-changes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';
import type { Log } from '#server/platform/log.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

import * as library from '../library/video-entry-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly audit: AuditService;
  readonly storage: Storage;
}

const UNSHARED_BY_DELETION = { action: 'video.unshared', details: { because: 'deleted' } } as const;
const NOT_FINISHED = 'Only a finished video can be deleted. Cancel it first.';

/**
 * Hides a finished job from everyone and ends its link, in one transaction. It can be restored for
 * a few seconds; `purgeDeleted` removes it permanently. `actorId` is null if the installation
 * itself deletes it.
 */
export async function deleteJob(deps: Deps, job: JobRow, actorId: UserId | null): Promise<void> {
  const { db, clock, audit } = deps;
  const { id: jobId, organizationId } = job;
  await db.transaction(async (tx) => {
    const hidden = await library.hideEnded(tx, jobId, clock.now());
    if (!hidden) throw new AppError('wrong_state', { message: NOT_FINISHED });
    const wasShared = await endShareOf(tx, jobId, { ending: 'deleted', now: clock.now() });
    const record = { organizationId, actorId, subjectId: jobId } as const;
    if (wasShared) await audit.record(tx, { ...record, ...UNSHARED_BY_DELETION });
    await audit.record(tx, { ...record, action: 'video.deleted' });
  });
}

/**
 * Removes deleted jobs that can no longer be restored, then their files. A file that cannot be
 * removed now is logged; it is no longer reachable. Returns the number of removed jobs.
 */
export async function purgeDeleted(deps: Deps, limit: number): Promise<number> {
  const before = restorableSince(deps.clock.now());
  const hidden = await library.findHidden(deps.db, before, limit);
  for (const job of hidden) {
    const isGone = await deps.db.transaction((tx) => library.deleteHidden(tx, job.id, before));
    if (isGone) await removeFiles(deps, job);
  }
  return hidden.length;
}

/** Jobs deleted before this time cannot be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_SECONDS * 1000);
}

type Files = Pick<JobRow, 'id' | 'clipsOf' | 'videoKey' | 'posterKey' | 'captionsKey'>;

async function removeFiles(deps: Deps, job: Files): Promise<void> {
  const { db, storage, log } = deps;
  const own = [job.videoKey, job.posterKey, job.captionsKey];
  const keys = [...own, ...(await findUnneededClipFiles(db, job.clipsOf ?? job.id))];
  for (const key of keys) {
    if (key === null) continue;
    await storage
      .remove(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'a file of a deleted job is left'));
  }
}
