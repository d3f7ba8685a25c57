import { Check, Undo2, X } from 'lucide-react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { Button } from '#web/ui/button.tsx';

const SECOND_PERSON = TEXTS.youCreatedThisVideoSoSomeone;

interface ReviewActionsProps {
  readonly job: ReviewJobBody;
  readonly isApproving: boolean;
  readonly onApprove: () => void;
  /** Asks for a reason first; also what withdraws an approval. */
  readonly onReject: () => void;
}

/** What can be decided about a video: approve or reject what waits, withdraw an approval. */
export function ReviewActions({ job, isApproving, onApprove, onReject }: ReviewActionsProps) {
  if (job.moderationStatus === 'approved') {
    return (
      <Button variant="refuse" className="justify-self-start" onClick={onReject}>
        <Undo2 aria-hidden="true" className="size-4.5" />
        {TEXTS.withdrawApproval}
      </Button>
    );
  }
  if (job.decidedAt !== null) return null;
  return (
    <>
      {job.needsSecondReviewer && <p className="text-sm">{SECOND_PERSON}</p>}
      <div className="flex flex-wrap gap-3 pt-1">
        <Button
          pending={isApproving}
          disabledReason={job.needsSecondReviewer ? SECOND_PERSON : null}
          onClick={onApprove}
        >
          <Check aria-hidden="true" className="size-4.5" />
          {TEXTS.approve}
        </Button>
        <Button variant="refuse" onClick={onReject}>
          <X aria-hidden="true" className="size-4.5" />
          {TEXTS.reject}
        </Button>
      </div>
    </>
  );
}
