import { useState, type FormEvent } from 'react';

import type { RejectBody } from '#contracts/schemas/moderation.ts';
import {
  REJECTION_NOTE_LENGTH_MAX,
  REJECTION_REASONS,
  type RejectionReason,
} from '#domain/moderation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

const NO_REASON = 'none';
const OPTIONS = [
  { value: NO_REASON, label: 'No reason given' } as const,
  ...REJECTION_REASONS.map(({ id, label }) => ({ value: id, label })),
];

const REJECT = {
  title: 'Reject this video?',
  description: 'A reason and a note help the maker. Both may be left out.',
  confirm: 'Reject',
} as const;

const WITHDRAW = {
  title: 'Withdraw this approval?',
  description:
    'The video counts as rejected from now on, and its public link ends at once. A reason and a note help the maker.',
  confirm: 'Withdraw approval',
} as const;

interface RejectDialogProps {
  /** Whether it was approved before. */
  readonly isApproved: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly pending: boolean;
  readonly onReject: (body: RejectBody) => void;
}

/** Asks why, from a closed list, and for a note; both may be left out. */
export function RejectDialog({
  isApproved,
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
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <form onSubmit={handleSubmit} className="grid gap-5">
        <Field label="Reason">
          <Select value={reason} options={OPTIONS} onChange={setReason} />
        </Field>
        <Field label="Note">
          <Textarea
            rows={3}
            maxLength={REJECTION_NOTE_LENGTH_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" pending={pending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
