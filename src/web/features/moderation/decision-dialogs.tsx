import type { RejectBody, ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { ApproveOwnDialog } from '#web/features/moderation/approve-own-dialog.tsx';
import { RejectDialog } from '#web/features/moderation/reject-dialog.tsx';

export type Asking = 'approve' | 'reject' | null;

interface DecisionDialogsProps {
  readonly job: ReviewJobBody;
  /** Which question is open. */
  readonly asking: Asking;
  readonly onClose: () => void;
  readonly approve: { readonly isPending: boolean; readonly mutate: () => void };
  readonly reject: { readonly isPending: boolean; readonly mutate: (body: RejectBody) => void };
}

/** What is asked before one video is approved by its author, or rejected. */
export function DecisionDialogs(props: DecisionDialogsProps) {
  const { job, asking, onClose, approve, reject } = props;
  return (
    <>
      <ApproveOwnDialog
        job={job}
        open={asking === 'approve'}
        onClose={onClose}
        pending={approve.isPending}
        onApprove={() => approve.mutate()}
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
