import type { AuditAction, AuditDetails } from './audit.ts';

/** What became of a finished video. */
export const VIDEO_EVENT_KINDS = [
  'created',
  'released',
  'approved',
  'rejected',
  'shared',
  'unshared',
] as const;
export type VideoEventKind = (typeof VIDEO_EVENT_KINDS)[number];

const KINDS: Partial<Record<AuditAction, VideoEventKind>> = {
  'video.signed': 'created',
  'video.approved': 'approved',
  'video.rejected': 'rejected',
  'video.shared': 'shared',
  'video.unshared': 'unshared',
};

/** Returns what an entry of the audit log means for its video; null where its history leaves it out. */
export function videoEventKindOf(
  action: AuditAction,
  details: AuditDetails,
): VideoEventKind | null {
  // Before it was made, an approval only let it be made.
  if (action === 'video.approved' && details['to'] === 'pending') return 'released';
  return KINDS[action] ?? null;
}
