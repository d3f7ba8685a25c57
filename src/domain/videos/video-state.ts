import type { ModerationStatus } from '#domain/moderation/moderation.ts';
import type { JobStatus } from '#domain/videos/job-lifecycle.ts';

/** The states shown for a video. Each combines rendering, review and sharing. */
export const VIDEO_STATES = [
  'queued',
  'onHold',
  'rendering',
  'awaitingReview',
  'approved',
  'live',
  'rejected',
  'failed',
  'cancelled',
] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

interface Standing {
  readonly status: JobStatus;
  readonly moderationStatus: ModerationStatus;
  readonly isCancelled: boolean;
  readonly isShared: boolean;
}

const REVIEWED: Readonly<Record<ModerationStatus, VideoState>> = {
  pending: 'awaitingReview',
  flagged: 'onHold',
  approved: 'approved',
  rejected: 'rejected',
};

/** Returns the state that every screen shows for a video. */
export function videoStateOf({
  status,
  moderationStatus,
  isCancelled,
  isShared,
}: Standing): VideoState {
  if (isCancelled) return 'cancelled';
  if (status === 'failed') return moderationStatus === 'rejected' ? 'rejected' : 'failed';
  if (status === 'queued') return moderationStatus === 'flagged' ? 'onHold' : 'queued';
  if (status !== 'ready') return 'rendering';
  if (moderationStatus === 'approved' && isShared) return 'live';
  return REVIEWED[moderationStatus];
}

/** Whether the file is for review only, because the video is not approved. */
export const isForReviewOnly = (state: VideoState) =>
  state === 'awaitingReview' || state === 'onHold' || state === 'rejected';
