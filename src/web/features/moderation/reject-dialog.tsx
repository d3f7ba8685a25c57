import { useState, type FormEvent } from 'react';

import type { RejectBody, ReviewJobBody } from '#contracts/schemas/moderation.ts';
import {
  REJECTION_NOTE_LENGTH_MAX,
  REJECTION_REASONS,
  type RejectionReason,
} from '#domain/moderation.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { Alert } from '#web/ui/alert.tsx';
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

/** The gravest finding that is also a reason to reject. */
function proposedReason(findings: ReviewJobBody['findings']): RejectionReason | typeof NO_REASON {
  const gravestFirst = findings.toSorted(
    (a, b) => Number(b.severity === 'block') - Number(a.severity === 'block'),
  );
  const categories = gravestFirst.map(({ category }): string => category);
  const reasons = REJECTION_REASONS.filter(({ id }) => categories.includes(id));
  const [first] = reasons.toSorted((a, b) => categories.indexOf(a.id) - categories.indexOf(b.id));
  return first?.id ?? NO_REASON;
}

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
  /** What the judge objects to: the first of it is proposed as the reason. */
  readonly findings?: ReviewJobBody['findings'];
  /** Whether a rejection without reason and note is asked about once. */
  readonly asksWhy?: boolean;
  /** How many videos it rejects; one unless said. */
  readonly count?: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly pending: boolean;
  readonly onReject: (body: RejectBody) => void;
}

/** Asks why, from a closed list, and for a note; both can be left out. */
export function RejectDialog({
  isApproved,
  findings = [],
  asksWhy = false,
  count = 1,
  open,
  onOpenChange,
  pending,
  onReject,
}: RejectDialogProps) {
  const { title, description, confirm } = isApproved ? WITHDRAW : REJECT;
  const [reason, setReason] = useState<RejectionReason | typeof NO_REASON>(
    proposedReason(findings),
  );
  const [note, setNote] = useState('');
  const [wasAsked, setWasAsked] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (asksWhy && !wasAsked && reason === NO_REASON && note.trim() === '') {
      setWasAsked(true);
      return;
    }
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
        {wasAsked && <Alert>{TEXTS.sayWhy}</Alert>}
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
