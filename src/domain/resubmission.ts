import type { JobStatus } from '#domain/job-lifecycle.ts';
import type { ModerationStatus } from '#domain/moderation.ts';

/** For so long after it was rejected, a video can be corrected at no new charge. */
export const RESUBMISSION_DAYS = 7;
/** Free corrections of one paid video, those that failed included. */
export const FREE_CORRECTIONS_MAX = 3;
const DAY_MS = 86_400_000;

export interface EndedVideo {
  readonly status: JobStatus;
  readonly moderationStatus: ModerationStatus;
  readonly decidedAt: Date | null;
  /** When a correction of it was ordered that has not failed, be it deleted since. */
  readonly correctedAt: Date | null;
}

/**
 * Whether a corrected video may follow this one at no new charge: it was rendered, paid for and
 * rejected not longer ago than seven days, and has no correction yet. What was rejected or failed before it was rendered has
 * been refunded and costs as usual.
 */
export function canBeCorrectedFree(video: EndedVideo, now: Date): boolean {
  if (video.status !== 'ready' || video.moderationStatus !== 'rejected') return false;
  if (video.decidedAt === null || video.correctedAt !== null) return false;
  return now.getTime() - video.decidedAt.getTime() <= RESUBMISSION_DAYS * DAY_MS;
}
