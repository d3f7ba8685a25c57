import type { DecisionBody, ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { ApproveDialog } from '#web/features/moderation/decisions/approve-dialog.tsx';
import { RejectDialog } from '#web/features/moderation/decisions/reject-dialog.tsx';

export type Asking = 'approve' | 'reject' | null;

interface Decision {
  readonly isPending: boolean;
  readonly mutate: (body: DecisionBody) => void;
}

interface DecisionDialogsProps {
  readonly job: ReviewJobBody;
  /** Which question is open. */
  readonly asking: Asking;
  readonly onClose: () => void;
  readonly approve: Decision;
  readonly reject: Decision;
}

/** What is asked before one video is approved by its author, against a finding or with a note, or rejected. */
export function DecisionDialogs(props: DecisionDialogsProps) {
  const { job, asking, onClose, approve, reject } = props;
  return (
    <>
      <ApproveDialog
        job={job}
        open={asking === 'approve'}
        onClose={onClose}
        pending={approve.isPending}
        onApprove={(note) => approve.mutate(note === '' ? {} : { note })}
      />
      <RejectDialog
        videos={[job]}
        open={asking === 'reject'}
        onOpenChange={onClose}
        pending={reject.isPending}
        onReject={(body) => reject.mutate(body)}
      />
    </>
  );
}
