import type { JobStatus } from '#domain/job-lifecycle.ts';
import type { ModerationStatus } from '#domain/moderation.ts';

/** Where a video stands: how far it is made, what its review says and whether it is shared, in one. */
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

/** The one state that is told of a video, on every screen alike. */
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

/** Whether nobody outside the organization may see it yet: its file is for review only. */
export const isForReviewOnly = (state: VideoState) =>
  state === 'awaitingReview' || state === 'onHold' || state === 'rejected';
