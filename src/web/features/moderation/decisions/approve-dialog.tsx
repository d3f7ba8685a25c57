import { useState } from 'react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { Findings, judgedTexts } from '#web/features/moderation/findings/findings.tsx';
import { NamedVideos } from '#web/features/moderation/decisions/named-videos.tsx';
import { NoteField } from '#web/features/moderation/decisions/note-field.tsx';
import { isOwnVideo } from '#web/features/moderation/decisions/own-video.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialogs/dialog.tsx';

interface ApproveDialogProps {
  readonly job: ReviewJobBody;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pending: boolean;
  readonly onApprove: (note: string) => void;
}

const descriptionOf = (isFlagged: boolean): string =>
  isFlagged ? TEXTS.createdAndReviewedAgain : TEXTS.approvedVideosCanBeShared;

/** Takes a note on an approval, and asks who overrides a finding or approves their own video. */
export function ApproveDialog({ job, open, onClose, pending, onApprove }: ApproveDialogProps) {
  const { user } = useSignedIn();
  const [note, setNote] = useState('');
  const isOwn = isOwnVideo(job, user);
  const isFlagged = job.moderationStatus === 'flagged';
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={isOwn ? TEXTS.approveYourOwnVideo : TEXTS.approveThisVideo}
      description={isOwn ? TEXTS.aSecondPersonSees : descriptionOf(isFlagged)}
    >
      <NamedVideos videos={[job]} />
      {isFlagged && <Findings findings={job.findings} texts={judgedTexts(job)} />}
      <NoteField
        label={isFlagged ? TEXTS.whyApproved : TEXTS.note}
        hint={TEXTS.whereTheNoteStands}
        value={note}
        onChange={setNote}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {TEXTS.cancel}
        </Button>
        <Button pending={pending} onClick={() => onApprove(note.trim())}>
          {isFlagged ? TEXTS.approveForCreation : TEXTS.approve}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
