import { UPLOAD_HOURS } from '#domain/media/media.ts';
import { BRAND_ARCHIVE_DAYS } from '#domain/brands/brand.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { deleteExpiredPasswordResets } from '#server/features/auth/password-reset-store.ts';
import { deleteExpiredSessions } from '#server/features/auth/sessions.ts';
import { deleteExpiredChallenges } from '#server/features/second-factor/challenge-store.ts';
import { deleteArchivedBrands } from '#server/features/brands/store.ts';
import { deleteOldCallbacks } from '#server/features/clips/clip-callbacks.ts';
import { removeOrphanClips } from '#server/features/clips/clip-files.ts';
import { enqueueMissingClipTasks } from '#server/features/clips/clip-queue.ts';
import { deleteLongExpiredKeys } from '#server/features/developers/api-key-store.ts';
import { deleteOldDeliveries } from '#server/features/developers/delivery-store.ts';
import { deleteOldIdempotencyKeys } from '#server/features/jobs/ordering/idempotency.ts';
import { enqueueMissingTasks } from '#server/features/jobs/rendering/render-queue.ts';
import { removeOrphanFiles } from '#server/features/jobs/removal/orphan-files.ts';
import {
  eraseAbandonedMedia,
  removeStalePieces,
  removeOrphanMedia,
} from '#server/features/media/clear-media.ts';
import { sweepPayments } from '#server/features/payments/expired-payments.ts';
import { deleteExpiredInvitations } from '#server/features/team/invitation-store.ts';
import { deleteExpiredLimits } from '#server/platform/limits/shared-limiter.ts';
import type { TaskHandler } from '#server/platform/tasks/task-handler.ts';
import type { Platform } from '#server/processes/platform.ts';
import { uploadFolderOf } from '#server/processes/upload-folder.ts';
import type { Services } from '#server/processes/services/services.ts';

/** How long expired keys and webhook deliveries stay visible. */
const KEPT_DAYS = 30;
/** Limits a round, so that the first one after years does not block everything else. */
const REFUSED_AT_ONCE = 200;
/** Leaves alone files that a restore may be copying before their rows. */
const FILE_AGE_MS = DAY_MS;

/** Two scheduled tasks that remove expired and orphaned data. */
export function createHousekeeping(
  { config, db, clock, log, storage }: Platform,
  { jobs, remindOfKeys }: Pick<Services, 'jobs' | 'remindOfKeys'>,
): { clean: TaskHandler; sweepFiles: TaskHandler } {
  const { refusedDays } = config.retention;

  const deleteRefused = async (days: number, now: Date) => {
    const removed = await jobs.removeRefused(daysBefore(now, days), REFUSED_AT_ONCE);
    if (removed > 0) log.info({ removed }, 'deleted rejected and failed videos');
  };

  return {
    /** Sessions, links, counted attempts, keys and their reminders, unpaid orders, refused videos. */
    clean: {
      run: async () => {
        const now = clock.now();
        const forgotten = await enqueueMissingTasks(db);
        if (forgotten > 0) log.warn({ forgotten }, 'enqueued videos that had no task');
        const clips = await db.transaction(enqueueMissingClipTasks);
        if (clips > 0) log.warn({ clips }, 'enqueued clips that had no task');
        await deleteExpiredSessions(db, now);
        await deleteExpiredInvitations(db, now);
        await deleteExpiredPasswordResets(db, now);
        await deleteExpiredChallenges(db, now);
        await deleteExpiredLimits(db, now);
        await deleteOldIdempotencyKeys(db, now);
        await deleteOldCallbacks(db, now);
        await sweepPayments(db, now);
        await remindOfKeys();
        await deleteLongExpiredKeys(db, daysBefore(now, KEPT_DAYS));
        await deleteOldDeliveries(db, daysBefore(now, KEPT_DAYS));
        await eraseAbandonedMedia(db, storage, hoursBefore(now, UPLOAD_HOURS));
        await deleteArchivedBrands(db, daysBefore(now, BRAND_ARCHIVE_DAYS));
        await jobs.purgeDeleted(REFUSED_AT_ONCE);
        if (refusedDays !== null) await deleteRefused(refusedDays, now);
        return undefined;
      },
    },

    /** Orphaned files; listing a large storage takes long. */
    sweepFiles: {
      run: async () => {
        const changedBefore = new Date(clock.now().getTime() - FILE_AGE_MS);
        const films = await removeOrphanFiles(db, storage, changedBefore);
        const clips = await removeOrphanClips(db, storage, changedBefore);
        const removed = films + clips + (await removeOrphanMedia(db, storage, changedBefore));
        if (removed > 0) log.info({ removed }, 'removed files that no row names');
        await removeStalePieces(uploadFolderOf({ config }), changedBefore);
        return undefined;
      },
    },
  };
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
