import type { JobBody } from '#contracts/schemas/job.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

interface State {
  readonly status: string;
  /** The review, where it matters now. */
  readonly review?: JobBody['moderationStatus'];
  /** What else there is to say. */
  readonly note?: string;
  readonly tone: BadgeTone;
}

const REVIEWED: Record<JobBody['moderationStatus'], Pick<State, 'note' | 'tone'>> = {
  pending: { note: TEXTS.reviewNote, tone: 'default' },
  flagged: { note: TEXTS.forReview, tone: 'destructive' },
  approved: { tone: 'default' },
  rejected: { tone: 'destructive' },
};

function stateOf(job: JobBody): State {
  const { status, moderationStatus: review } = job;
  if (job.cancelled) return { status: TEXTS.cancelledBadge, tone: 'secondary' };
  if (status === 'failed') {
    return { status, tone: 'destructive', ...(review === 'rejected' && { review }) };
  }
  if (status === 'queued') {
    if (review === 'flagged') return { status, review, ...REVIEWED[review] };
    return { status, tone: 'secondary' };
  }
  if (status !== 'ready') {
    return { status, note: TEXTS.percent(job.progress), tone: 'live' };
  }
  if (job.shareUrl !== null) return { status: TEXTS.live, tone: 'live' };
  return { status, review, ...REVIEWED[review] };
}

/** Where a video stands, in one badge. */
export function VideoState({ job }: { readonly job: JobBody }) {
  const { status, review, note, tone } = stateOf(job);
  return (
    <Badge tone={tone} className="max-w-full normal-case tracking-normal">
      <span className="inline-block first-letter:uppercase">{status}</span>
      {(review ?? note) && <span aria-hidden="true">·</span>}
      {review && <span>{review}</span>}
      {note && <span className="truncate">{note}</span>}
    </Badge>
  );
}
