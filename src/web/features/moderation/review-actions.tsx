import { Check, Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
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
  const { organization } = useSignedIn();
  const [isRejecting, setIsRejecting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { approve, reject } = useDecisions(job, () => {
    setIsRejecting(false);
    const next = focusNeighbour(place.current);
    if (next !== null) onReach(next);
  });
  // What is still being made can be approved ahead of time, but waits for nobody yet.
  const isDue = job.status === 'ready' || job.moderationStatus === 'flagged';
  const isApproved = job.moderationStatus === 'approved';
  if (job.decidedAt !== null && !isApproved) return null;
  return (
    <div ref={place} className="grid content-start gap-2">
      {job.needsSecondReviewer && <p className="text-sm">{SECOND_PERSON}</p>}
      {job.awaitsVideo && <p className="text-sm text-muted">{TEXTS.approvableOnceCreated}</p>}
      <div className="flex flex-wrap gap-2">
        {!isApproved && !job.awaitsVideo && (
          <Button
            size="small"
            variant={isDue ? 'primary' : 'secondary'}
            aria-keyshortcuts="a"
            pending={approve.isPending}
            disabledReason={job.needsSecondReviewer ? SECOND_PERSON : null}
            onClick={() => approve.mutate()}
          >
            <Check aria-hidden="true" className="size-4" />
            {job.moderationStatus === 'flagged' ? TEXTS.approveForCreation : TEXTS.approve}
          </Button>
        )}
        <Button
          size="small"
          variant="refuse"
          aria-keyshortcuts="r"
          onClick={() => setIsRejecting(true)}
        >
          {isApproved ? (
            <Undo2 aria-hidden="true" className="size-4" />
          ) : (
            <X aria-hidden="true" className="size-4" />
          )}
          {isApproved ? TEXTS.withdrawApproval : TEXTS.reject}
        </Button>
      </div>
      <RejectDialog
        isApproved={isApproved}
        findings={job.findings}
        asksWhy={organization.isOperator && job.organizationName !== organization.name}
        open={isRejecting}
        onOpenChange={setIsRejecting}
        pending={reject.isPending}
        onReject={(body) => reject.mutate(body)}
      />
    </div>
  );
}
