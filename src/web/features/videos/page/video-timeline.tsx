import type { JobBody } from '#contracts/schemas/job.ts';
import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { formatDateTime } from '#web/ui/moment.ts';

interface Event {
  /** Null where only the order of events is known. */
  readonly at: string | null;
  readonly what: string;
  readonly by: string | null;
}

/** What happened to a video, oldest first. */
function eventsOf(job: JobBody, sheet: ProofSheetBody | undefined): Event[] {
  const ordered = { at: job.createdAt, what: TEXTS.ordered, by: job.author };
  const decisions = sheet?.decisions.map(({ at, what, by }) => ({ at, what, by })) ?? [];
  if (job.status === 'failed') {
    const what = job.error ?? TEXTS.failed;
    return [ordered, { at: null, what, by: null }];
  }
  if (job.status === 'ready') return [ordered, ...decisions];
  const what = job.moderationStatus === 'flagged' ? TEXTS.onHoldUntilAReviewerApproves : job.stage;
  return [ordered, { at: null, what: what ?? TEXTS.waitingToBeCreated, by: null }];
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
        {eventsOf(job, sheet).map(({ at, what, by }, index) => (
          <li
            key={`${at} ${index}`}
            className="relative before:absolute before:top-2 before:-left-[1.3rem] before:size-2 before:rounded-chip before:bg-gilt"
          >
            <p className="font-medium wrap-anywhere">{what}</p>
            <p className="figures text-sm wrap-anywhere text-muted">
              {at && <time dateTime={at}>{formatDateTime(at)}</time>}
              {by && ` · ${by}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
