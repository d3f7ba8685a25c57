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
  readonly rejectedByOperator: boolean;
  readonly costCredits: number;
  /** The video that it corrects itself. */
  readonly resubmits: string | null;
  /** When a correction of it was ordered that has not failed, be it deleted since. */
  readonly correctedAt: Date | null;
  readonly correctionsUsed: number;
}

/**
 * Whether a corrected video may follow this one at no new charge: it was rendered, paid for or a
 * correction itself, and rejected by the operator not longer ago than seven days; it has no correction
 * yet, and what was paid for has had fewer than three. What an organization rejects itself, and what
 * was refunded, costs as usual.
 */
export function canBeCorrectedFree(video: EndedVideo, now: Date): boolean {
  if (video.status !== 'ready' || video.moderationStatus !== 'rejected') return false;
  if (!video.rejectedByOperator || video.correctionsUsed >= FREE_CORRECTIONS_MAX) return false;
  if (video.costCredits === 0 && video.resubmits === null) return false;
  if (video.decidedAt === null || video.correctedAt !== null) return false;
  return now.getTime() - video.decidedAt.getTime() <= RESUBMISSION_DAYS * DAY_MS;
}
