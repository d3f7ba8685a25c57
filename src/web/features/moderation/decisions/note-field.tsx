import { DECISION_NOTE_LENGTH_MAX } from '#domain/moderation/moderation.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';

interface NoteFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (note: string) => void;
}

/** What a reviewer may write beside a decision. */
export function NoteField({ value, onChange, ...field }: NoteFieldProps) {
  return (
    <Field {...field} aside={<span className="text-sm text-muted">{TEXTS.optional}</span>}>
      <Textarea
        rows={3}
        className="min-h-24!"
        maxLength={DECISION_NOTE_LENGTH_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
