import type { JobBody } from '#contracts/schemas/job.ts';
import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { formatDateTime } from '#web/ui/moment.ts';

interface Event {
  /** Null where only the order of events is known. */
  readonly at: string | null;
  readonly what: string;
  /** What a reviewer wrote. */
  readonly reason?: string | null;
}

/** The reason is of the last rejection: it is gone once a video is approved after all. */
function decisionsOf(job: JobBody, sheet: ProofSheetBody): Event[] {
  const last = sheet.decisions.findLastIndex(({ kind }) => kind === 'rejected');
  return sheet.decisions.map(({ at, kind, by }, index) => ({
    at,
    what: TEXTS.happened[kind](by),
    reason: index === last && job.moderationStatus === 'rejected' ? job.moderationReason : null,
  }));
}

/** What happened to a video, oldest first. */
function eventsOf(job: JobBody, sheet: ProofSheetBody | undefined): Event[] {
  const ordered = { at: job.createdAt, what: TEXTS.ordered(job.author) };
  if (job.status === 'failed') {
    const what = job.error ?? TEXTS.failed;
    return [ordered, { at: null, what, reason: job.moderationReason }];
  }
  if (job.status === 'ready') {
    const next = { at: null, what: TEXTS.awaitingReview };
    const decided = sheet ? decisionsOf(job, sheet) : [];
    return [ordered, ...decided, ...(job.moderationStatus === 'pending' ? [next] : [])];
  }
  const what = job.moderationStatus === 'flagged' ? TEXTS.onHoldUntilAReviewerApproves : job.stage;
  return [ordered, { at: null, what: what ?? TEXTS.waitingToBeCreated }];
}

interface VideoTimelineProps {
  readonly job: JobBody;
  readonly sheet: ProofSheetBody | undefined;
}

export function VideoTimeline({ job, sheet }: VideoTimelineProps) {
  return (
    <Card aria-labelledby="video-history">
      <CardTitle id="video-history" className="mb-4">
        {TEXTS.history}
      </CardTitle>
      <ol className="grid gap-4 border-l border-gilt-line pl-4">
        {eventsOf(job, sheet).map(({ at, what, reason }, index) => (
          <li
            key={`${at} ${index}`}
            className="relative min-w-0 before:absolute before:top-2 before:-left-[1.3rem] before:size-2 before:rounded-chip before:bg-gilt"
          >
            <p className="font-medium wrap-anywhere">{what}</p>
            {reason && <p className="wrap-anywhere text-danger">{reason}</p>}
            {at && (
              <time dateTime={at} className="figures block text-sm text-muted">
                {formatDateTime(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
