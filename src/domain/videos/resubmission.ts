import { DAY_MS } from '#domain/durations.ts';
import type { ModerationStatus } from '#domain/moderation/moderation.ts';
import type { JobStatus } from '#domain/videos/job-lifecycle.ts';

/** How long after its rejection a video can be corrected free of charge. */
const RESUBMISSION_DAYS = 7;
/** Free corrections per paid video, failed ones included. */
export const FREE_CORRECTIONS_MAX = 3;

export interface EndedVideo {
  readonly status: JobStatus;
  readonly moderationStatus: ModerationStatus;
  readonly decidedAt: Date | null;
  readonly rejectedByOperator: boolean;
  readonly costCredits: number;
  /** The video that this one corrects. */
  readonly resubmits: string | null;
  /** When a correction of it was ordered that has not failed, even if it was deleted since. */
  readonly correctedAt: Date | null;
  readonly correctionsUsed: number;
}

/**
 * Whether a corrected video can be ordered free of charge. The rejected video must have been
 * rendered, must itself be paid for or a correction, and must have been rejected by the operator
 * within the last seven days. It must not have a correction yet, and the paid video must have had
 * fewer than three. Videos that the organization rejected itself, or that were refunded, cost the
 * usual price.
 */
export function canBeCorrectedFree(video: EndedVideo, now: Date): boolean {
  if (video.status !== 'ready' || video.moderationStatus !== 'rejected') return false;
  if (!video.rejectedByOperator || video.correctionsUsed >= FREE_CORRECTIONS_MAX) return false;
  if (video.costCredits === 0 && video.resubmits === null) return false;
  if (video.decidedAt === null || video.correctedAt !== null) return false;
  return now.getTime() - video.decidedAt.getTime() <= RESUBMISSION_DAYS * DAY_MS;
}

/** Returns how many free corrections of a video can still be ordered, one after the other. */
export function freeCorrectionsLeft(video: EndedVideo, now: Date): number {
  return canBeCorrectedFree(video, now) ? FREE_CORRECTIONS_MAX - video.correctionsUsed : 0;
}
