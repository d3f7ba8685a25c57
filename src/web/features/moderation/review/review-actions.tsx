import { Check, StickyNote, Undo2, UserRound, X } from 'lucide-react';
import { useRef, useState } from 'react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { Asking } from '#web/features/moderation/decisions/decision-dialogs.tsx';
import { isOwnVideo } from '#web/features/moderation/decisions/own-video.ts';
import { useDecisions } from '#web/features/moderation/decisions/use-decisions.ts';
import { focusNeighbour } from '#web/features/moderation/queue/use-review-keys.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

/** Comes with the first question. */
const DecisionDialogs = lateComponent(
  async () =>
    (await import('#web/features/moderation/decisions/decision-dialogs.tsx')).DecisionDialogs,
  { isOverlay: true },
);

const SECOND_PERSON = TEXTS.youCreatedThisVideoSoSomeone;

interface ReviewActionsProps {
  readonly job: ReviewJobBody;
  /** Of the review that is open; the others leave the screen its one filled button. */
  readonly isMain?: boolean;
  /** Told which review has the focus after a decision. */
  readonly onReach: (id: string) => void;
}

/** What can be decided about a video: approve or reject what waits, withdraw an approval. */
export function ReviewActions({ job, isMain = false, onReach }: ReviewActionsProps) {
  const { user } = useSignedIn();
  const [asking, setAsking] = useState<Asking>(null);
  const wasAsked = useOnceTrue(asking !== null);
  const close = () => setAsking(null);
  const place = useRef<HTMLDivElement>(null);
  const { approve, reject } = useDecisions(job, () => {
    close();
    const next = focusNeighbour(place.current);
    if (next !== null) onReach(next);
  });
  const isOwn = isOwnVideo(job, user);
  const isApproved = job.moderationStatus === 'approved';
  // Who overrides a finding, or approves their own video, is asked for a note first.
  const isAsked = isOwn || job.moderationStatus === 'flagged';
  if (job.moderationStatus === 'rejected' || job.status === 'failed') return null;
  return (
    <div ref={place} className="grid content-start gap-2">
      <Notes job={job} isOwn={isOwn && !isApproved} />
      <div
        className={classNames(
          'flex flex-wrap gap-2',
          !isApproved && 'max-sm:grid max-sm:grid-cols-2 max-sm:*:px-2',
        )}
      >
        {!isApproved && (
          <ApproveButton
            job={job}
            isMain={isMain}
            pending={approve.isPending}
            onClick={() => (isAsked ? setAsking('approve') : approve.mutate({}))}
          />
        )}
        <Button
          size="small"
          variant={isApproved ? 'quiet' : 'refuse'}
          aria-keyshortcuts="r"
          onClick={() => setAsking('reject')}
        >
          {isApproved ? (
            <Undo2 aria-hidden="true" className="size-4" />
          ) : (
            <X aria-hidden="true" className="size-4" />
          )}
          {isApproved ? TEXTS.withdrawApproval : TEXTS.reject}
        </Button>
        {canBeApproved(job) && !isAsked && (
          <Button
            size="small"
            variant="quiet"
            aria-label={TEXTS.approveWithNote}
            className="max-sm:col-span-2"
            onClick={() => setAsking('approve')}
          >
            <StickyNote aria-hidden="true" className="size-4" />
            {TEXTS.note}
          </Button>
        )}
      </div>
      {wasAsked && (
        <DecisionDialogs
          job={job}
          asking={asking}
          onClose={close}
          approve={approve}
          reject={reject}
        />
      )}
    </div>
  );
}

/** What somebody should know before they decide. */
function Notes({ job, isOwn }: { readonly job: ReviewJobBody; readonly isOwn: boolean }) {
  return (
    <>
      {job.needsSecondReviewer && <p className="text-sm">{SECOND_PERSON}</p>}
      {isOwn && !job.needsSecondReviewer && (
        <p className="flex items-center gap-1.5 text-sm text-amber">
          <UserRound aria-hidden="true" className="size-4 shrink-0" />
          {TEXTS.youMadeThisVideo}
        </p>
      )}
    </>
  );
}

/** Whether there is something to look at: a film, or an order that was held before it. */
const isDueFor = ({ status, moderationStatus }: ReviewJobBody) =>
  status === 'ready' || moderationStatus === 'flagged';

const canBeApproved = (job: ReviewJobBody) =>
  isDueFor(job) && job.moderationStatus !== 'approved' && !job.needsSecondReviewer;

interface ApproveButtonProps {
  readonly job: ReviewJobBody;
  readonly isMain: boolean;
  readonly pending: boolean;
  readonly onClick: () => void;
}

function ApproveButton({ job, isMain, pending, onClick }: ApproveButtonProps) {
  const isFlagged = job.moderationStatus === 'flagged';
  const isDue = isDueFor(job);
  const notYet = isDue ? null : TEXTS.approvableOnceCreated;
  return (
    <Button
      size="small"
      variant={isDue && isMain ? 'primary' : 'secondary'}
      aria-keyshortcuts="a"
      pending={pending}
      disabledReason={job.needsSecondReviewer ? SECOND_PERSON : notYet}
      onClick={onClick}
    >
      <Check aria-hidden="true" className={classNames('size-4', isFlagged && 'max-sm:hidden')} />
      {isFlagged ? TEXTS.approveForCreation : TEXTS.approve}
    </Button>
  );
}
