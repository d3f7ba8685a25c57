import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { NamedVideos } from '#web/features/moderation/named-videos.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';

interface ApproveOwnDialogProps {
  readonly job: ReviewJobBody;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pending: boolean;
  readonly onApprove: () => void;
}

/** Asks an author who approves their own video, where no second person has to. */
export function ApproveOwnDialog({
  job,
  open,
  onClose,
  pending,
  onApprove,
}: ApproveOwnDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={TEXTS.approveYourOwnVideo}
      description={TEXTS.aSecondPersonSees}
    >
      <NamedVideos videos={[job]} />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {TEXTS.cancel}
        </Button>
        <Button pending={pending} onClick={onApprove}>
          {job.moderationStatus === 'flagged' ? TEXTS.approveForCreation : TEXTS.approve}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
