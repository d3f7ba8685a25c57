import { useState, type FormEvent } from 'react';

import type { DecisionBody, ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { DECISION_REASONS, type DecisionReason } from '#domain/moderation/moderation.ts';
import { isUnfinished } from '#domain/videos/job-lifecycle.ts';
import { FREE_CORRECTIONS_MAX } from '#domain/videos/resubmission.ts';
import { NamedVideos } from '#web/features/moderation/decisions/named-videos.tsx';
import { NoteField } from '#web/features/moderation/decisions/note-field.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/select/select.tsx';

type Reason = DecisionReason | '';

const OPTIONS = DECISION_REASONS.map(({ id, label }) => ({ value: id, label }));

/** The reasons that the findings name, the gravest first. */
function reasonsFrom(findings: ReviewJobBody['findings']) {
  const gravestFirst = findings.toSorted(
    (a, b) => Number(b.severity === 'block') - Number(a.severity === 'block'),
  );
  const categories = [...new Set(gravestFirst.map(({ category }): string => category))];
  return categories.flatMap((category) => DECISION_REASONS.filter(({ id }) => id === category));
}

/** What a rejection means for the credits, and for whoever corrects the video. */
function whatFollows({ status }: ReviewJobBody, isOperator: boolean): string {
  const { refunded, finished, correctable, ownRejection } = TEXTS.whatFollows;
  if (isUnfinished(status)) return isOperator || status === 'queued' ? refunded : finished;
  return isOperator ? correctable(FREE_CORRECTIONS_MAX) : ownRejection;
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
  /** One, whose findings are offered as reasons, or several that are rejected alike. */
  readonly videos: readonly [ReviewJobBody, ...ReviewJobBody[]];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly pending: boolean;
  readonly onReject: (body: DecisionBody) => void;
}

/** Names the videos and asks why: for a reason from a closed list or a note. Who has neither is asked once more. */
export function RejectDialog({ videos, open, onOpenChange, pending, onReject }: RejectDialogProps) {
  const [first, ...others] = videos;
  const { isOperator } = useSignedIn().organization;
  const [consequence, ...differing] = new Set(videos.map((job) => whatFollows(job, isOperator)));
  const { title, description, confirm } = first.moderationStatus === 'approved' ? WITHDRAW : REJECT;
  const [reason, setReason] = useState<Reason>('');
  const [note, setNote] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const isUnexplained = reason === '' && note.trim() === '';
  const asksWhy = wasSent && isUnexplained;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setWasSent(true);
    if (isUnexplained) return;
    onReject({
      ...(reason !== '' && { reason }),
      ...(note.trim() !== '' && { note: note.trim() }),
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={others.length > 0 ? TEXTS.rejectTheseVideos(videos.length) : title}
      description={description}
    >
      <form onSubmit={handleSubmit} className="grid gap-5">
        <NamedVideos videos={videos} />
        <ReasonField
          suggested={others.length > 0 ? [] : reasonsFrom(first.findings)}
          value={reason}
          error={asksWhy ? TEXTS.sayWhy : undefined}
          onChange={setReason}
        />
        <NoteField label={TEXTS.noteToTheAuthor} value={note} onChange={setNote} />
        {differing.length === 0 && <p className="text-sm text-muted">{consequence}</p>}
        <DialogActions>
          {asksWhy && (
            <Button variant="quiet" pending={pending} onClick={() => onReject({})}>
              {TEXTS.withoutAReason}
            </Button>
          )}
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

interface ReasonFieldProps {
  readonly suggested: ReturnType<typeof reasonsFrom>;
  readonly value: Reason;
  readonly error: string | undefined;
  readonly onChange: (reason: Reason) => void;
}

/** Nothing is chosen until somebody chooses; what the check found is one press away. */
function ReasonField({ suggested, value, error, onChange }: ReasonFieldProps) {
  const optional = <span className="text-sm text-muted">{TEXTS.optional}</span>;
  const clear = (
    <Button variant="link" size="inline" className="text-sm" onClick={() => onChange('')}>
      {TEXTS.clearReason}
    </Button>
  );
  return (
    <div className="grid gap-2.5">
      <Field label={TEXTS.reason} error={error} aside={value === '' ? optional : clear}>
        <Select
          value={value}
          options={OPTIONS}
          placeholder={TEXTS.chooseAReason}
          onChange={onChange}
        />
      </Field>
      {suggested.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-muted">{TEXTS.foundByTheCheck}</span>
          {suggested.map(({ id, label }) => (
            <Button
              key={id}
              size="small"
              variant="secondary"
              aria-pressed={value === id}
              className="aria-pressed:border-gilt aria-pressed:text-gilt"
              onClick={() => onChange(id)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
