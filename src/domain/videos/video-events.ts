import type { AuditAction, AuditDetails } from '../events/audit.ts';

/** Events in the life of a video. */
export const VIDEO_EVENT_KINDS = [
  'created',
  'released',
  'approved',
  'rejected',
  'shared',
  'unshared',
] as const;
export type VideoEventKind = (typeof VIDEO_EVENT_KINDS)[number];

/** Whether a moderator decided. */
export function isDecision(kind: VideoEventKind): boolean {
  return kind === 'released' || kind === 'approved' || kind === 'rejected';
}

const KINDS: Partial<Record<AuditAction, VideoEventKind>> = {
  'video.signed': 'created',
  'video.approved': 'approved',
  'video.rejected': 'rejected',
  'video.shared': 'shared',
  'video.unshared': 'unshared',
};

/**
 * Returns what an audit entry means for its video; null if it is not part of the video's history.
 */
export function videoEventKindOf(
  action: AuditAction,
  details: AuditDetails,
): VideoEventKind | null {
  // An approval before the video was made only released it for rendering.
  if (action === 'video.approved' && details['to'] === 'pending') return 'released';
  return KINDS[action] ?? null;
}
