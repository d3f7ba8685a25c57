import type { JobBody } from '#contracts/schemas/job.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const STATUS_TONES: Record<JobBody['status'], BadgeTone> = {
  queued: 'secondary',
  processing: 'live',
  generating: 'live',
  ready: 'default',
  failed: 'destructive',
};

interface JobStatusBadgeProps {
  readonly job: Pick<JobBody, 'status' | 'cancelled'>;
}

/** What somebody cancelled has not failed. */
export function JobStatusBadge({ job: { status, cancelled } }: JobStatusBadgeProps) {
  if (cancelled) return <Badge tone="secondary">{TEXTS.cancelledBadge}</Badge>;
  return <Badge tone={STATUS_TONES[status]}>{status}</Badge>;
}
