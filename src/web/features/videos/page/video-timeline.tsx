import type { JobBody } from '#contracts/schemas/job.ts';
import type { VideoHistoryBody } from '#contracts/schemas/proof.ts';
import { isDecidedByAuthor } from '#domain/proof/proof-sheet.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FoldingCard } from '#web/ui/layout/folding-card.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';
import { holdReasons } from '#web/video-state/hold-reasons.ts';

interface Event {
  /** Null where only the order of events is known. */
  readonly at: string | null;
  readonly what: string;
  /** Whether a person decided about their own order. */
  readonly isOwn?: boolean;
  /** What a reviewer wrote. */
  readonly note?: { readonly text: string; readonly isRefusal: boolean } | null;
}

function decisionsOf(job: JobBody, { events }: VideoHistoryBody): Event[] {
  return events.map(({ at, kind, by, note }) => {
    const what = TEXTS.happened[kind](by);
    const isOwn = isDecidedByAuthor({ kind, by }, job.author);
    return {
      at,
      what: isOwn ? TEXTS.whoAlsoOrderedIt(what) : what,
      isOwn,
      note: note === null ? null : { text: note, isRefusal: kind === 'rejected' },
    };
  });
}

/** What a video waits for, or how it ended without a film. */
function lastOf(job: JobBody, history: VideoHistoryBody | undefined): Event[] {
  const { status, moderationStatus, moderationReason, error, stage } = job;
  if (status === 'failed') {
    const isTold = history?.events.some(({ kind }) => kind === 'rejected') ?? false;
    const isLeftToTell = moderationStatus === 'rejected' && moderationReason !== null && !isTold;
    const note = isLeftToTell ? { text: moderationReason, isRefusal: true } : null;
    return [{ at: null, what: error ?? TEXTS.failed, note }];
  }
  if (status === 'ready') {
    return moderationStatus === 'pending' ? [{ at: null, what: TEXTS.awaitingReview }] : [];
  }
  if (moderationStatus !== 'flagged') {
    return [{ at: null, what: stage ?? TEXTS.waitingToBeCreated }];
  }
  const what = history ? TEXTS.awaitingOperator : TEXTS.onHoldUntilAReviewerApproves;
  return [{ at: null, what }];
}

/** What happened to a video, oldest first. */
function eventsOf(job: JobBody, history: VideoHistoryBody | undefined): Event[] {
  const held = { at: null, what: TEXTS.heldFor(holdReasons(history?.findings ?? []).join(', ')) };
  return [
    { at: job.createdAt, what: TEXTS.ordered(job.author) },
    ...(history?.wasHeld ? [held] : []),
    ...(history ? decisionsOf(job, history) : []),
    ...lastOf(job, history),
  ];
}

interface VideoTimelineProps {
  readonly job: JobBody;
  readonly history: VideoHistoryBody | undefined;
}

export function VideoTimeline({ job, history }: VideoTimelineProps) {
  return (
    <FoldingCard
      id="video-history"
      title={TEXTS.history}
      // Until there is a film, people come for what holds it up.
      isOpenAtFirst={job.status !== 'ready'}
    >
      <ol className="grid gap-4 border-l border-gilt-line pl-4">
        {eventsOf(job, history).map(({ at, what, isOwn, note }, index) => (
          <li
            key={`${at} ${index}`}
            className="relative min-w-0 before:absolute before:top-2 before:-left-[1.3rem] before:size-2 before:rounded-chip before:bg-gilt"
          >
            <p className={classNames('font-medium wrap-anywhere', isOwn && 'text-amber')}>{what}</p>
            {note && (
              <p
                className={classNames(
                  'wrap-anywhere',
                  note.isRefusal ? 'text-danger' : 'text-muted',
                )}
              >
                {note.text}
              </p>
            )}
            {at && (
              <time dateTime={at} className="figures block text-sm text-muted">
                {formatDateTime(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </FoldingCard>
  );
}
