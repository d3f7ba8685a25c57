import { Check, Undo2, UserRound, X } from 'lucide-react';
import { useRef, useState } from 'react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { ApproveOwnDialog } from '#web/features/moderation/approve-own-dialog.tsx';
import { isOwnVideo } from '#web/features/moderation/own-video.ts';
import { RejectDialog } from '#web/features/moderation/reject-dialog.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { useDecisions } from '#web/features/moderation/use-decisions.ts';
import { focusNeighbour } from '#web/features/moderation/use-review-keys.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';

const SECOND_PERSON = TEXTS.youCreatedThisVideoSoSomeone;

interface ReviewActionsProps {
  readonly job: ReviewJobBody;
  /** Told which review has the focus after a decision. */
  readonly onReach: (id: string) => void;
}

/** What can be decided about a video: approve or reject what waits, withdraw an approval. */
export function ReviewActions({ job, onReach }: ReviewActionsProps) {
  const { organization, user } = useSignedIn();
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const close = () => setAsking(null);
  const place = useRef<HTMLDivElement>(null);
  const { approve, reject } = useDecisions(job, () => {
    close();
    const next = focusNeighbour(place.current);
    if (next !== null) onReach(next);
  });
  const isOwn = isOwnVideo(job, user);
  const isApproved = job.moderationStatus === 'approved';
  if (job.decidedAt !== null && !isApproved) return null;
  return (
    <div ref={place} className="grid content-start gap-2">
      <Notes job={job} isOwn={isOwn && !isApproved} />
      <div className="flex flex-wrap gap-2">
        {!isApproved && !job.awaitsVideo && (
          <ApproveButton
            job={job}
            pending={approve.isPending}
            onClick={() => (isOwn ? setAsking('approve') : approve.mutate())}
          />
        )}
        <Button
          size="small"
          variant="refuse"
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
      </div>
      <ApproveOwnDialog
        job={job}
        open={asking === 'approve'}
        onClose={close}
        pending={approve.isPending}
        onApprove={() => approve.mutate()}
      />
      <RejectDialog
        videos={[job]}
        asksWhy={organization.isOperator && job.organizationName !== organization.name}
        open={asking === 'reject'}
        onOpenChange={close}
        pending={reject.isPending}
        onReject={(body) => reject.mutate(body)}
      />
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
      {job.awaitsVideo && <p className="text-sm text-muted">{TEXTS.approvableOnceCreated}</p>}
    </>
  );
}

interface ApproveButtonProps {
  readonly job: ReviewJobBody;
  readonly pending: boolean;
  readonly onClick: () => void;
}

function ApproveButton({ job, pending, onClick }: ApproveButtonProps) {
  const isFlagged = job.moderationStatus === 'flagged';
  // What is still being made can be approved ahead of time, but waits for nobody yet.
  const isDue = job.status === 'ready' || isFlagged;
  return (
    <Button
      size="small"
      variant={isDue ? 'primary' : 'secondary'}
      aria-keyshortcuts="a"
      pending={pending}
      disabledReason={job.needsSecondReviewer ? SECOND_PERSON : null}
      onClick={onClick}
    >
      <Check aria-hidden="true" className="size-4" />
      {isFlagged ? TEXTS.approveForCreation : TEXTS.approve}
    </Button>
  );
}
