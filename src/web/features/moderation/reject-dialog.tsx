import { useState, type FormEvent } from 'react';

import type { RejectBody } from '#contracts/schemas/moderation.ts';
import {
  REJECTION_NOTE_LENGTH_MAX,
  REJECTION_REASONS,
  type RejectionReason,
} from '#domain/moderation.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

const NO_REASON = 'none';
const OPTIONS = [
  { value: NO_REASON, label: TEXTS.noReasonGiven } as const,
  ...REJECTION_REASONS.map(({ id, label }) => ({ value: id, label })),
];

const REJECT = {
  title: TEXTS.rejectThisVideo,
  description: TEXTS.aReasonAndANoteHelp,
  confirm: TEXTS.reject,
} as const;

const WITHDRAW = {
  title: TEXTS.withdrawThisApproval,
  description: TEXTS.theVideoBecomesRejectedAndIts,
  confirm: TEXTS.withdrawApproval,
} as const;

interface RejectDialogProps {
  /** Whether it was approved before. */
  readonly isApproved: boolean;
  /** How many videos it rejects; one unless said. */
  readonly count?: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly pending: boolean;
  readonly onReject: (body: RejectBody) => void;
}

/** Asks why, from a closed list, and for a note; both may be left out. */
export function RejectDialog({
  isApproved,
  count = 1,
  open,
  onOpenChange,
  pending,
  onReject,
}: RejectDialogProps) {
  const { title, description, confirm } = isApproved ? WITHDRAW : REJECT;
  const [reason, setReason] = useState<RejectionReason | typeof NO_REASON>(NO_REASON);
  const [note, setNote] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onReject({
      ...(reason !== NO_REASON && { reason }),
      ...(note.trim() !== '' && { note: note.trim() }),
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={count > 1 ? TEXTS.rejectTheseVideos(count) : title}
      description={description}
    >
      <form onSubmit={handleSubmit} className="grid gap-5">
        <Field label={TEXTS.reason}>
          <Select value={reason} options={OPTIONS} onChange={setReason} />
        </Field>
        <Field label={TEXTS.note}>
          <Textarea
            rows={3}
            maxLength={REJECTION_NOTE_LENGTH_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" variant="danger" pending={pending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
