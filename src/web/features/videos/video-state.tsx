import type { JobBody } from '#contracts/schemas/job.ts';
import { videoStateOf, type VideoState } from '#domain/videos/video-state.ts';
import { VideoStateBadge } from '#web/video-state/video-state-badge.tsx';

export const stateOf = ({ status, moderationStatus, cancelled, shareUrl }: JobBody): VideoState =>
  videoStateOf({ status, moderationStatus, isCancelled: cancelled, isShared: shareUrl !== null });

/** Where a video stands, in one badge. */
export function VideoState({ job }: { readonly job: JobBody }) {
  return <VideoStateBadge state={stateOf(job)} refunded={job.refunded} progress={job.progress} />;
}
