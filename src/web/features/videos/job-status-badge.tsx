import type { JobBody } from '#contracts/schemas/job.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const STATUS_TONES: Record<JobBody['status'], BadgeTone> = {
  queued: 'secondary',
  processing: 'live',
  generating: 'live',
  ready: 'default',
  failed: 'destructive',
};

export function JobStatusBadge({ status }: { readonly status: JobBody['status'] }) {
  return <Badge tone={STATUS_TONES[status]}>{status}</Badge>;
}
