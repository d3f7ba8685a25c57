import { useState, type FormEvent } from 'react';

import { FOLDER_NAME_LENGTH } from '#domain/videos/folders.ts';
import { TEXTS } from '#web/features/videos/folders/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

interface FolderNameFormProps {
  readonly name?: string;
  readonly label?: string;
  readonly submitLabel: string;
  readonly pending: boolean;
  readonly problem: string | undefined;
  readonly onSubmit: (name: string) => void;
}

/** The name of a new or a renamed folder. */
export function FolderNameForm(props: FolderNameFormProps) {
  const [name, setName] = useState(props.name ?? '');
  const [isMissing, setIsMissing] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() !== '') props.onSubmit(name.trim());
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field
        label={props.label ?? TEXTS.name}
        error={isMissing ? TEXTS.nameIsMissing : props.problem}
      >
        <Input
          autoComplete="off"
          dir="auto"
          placeholder={TEXTS.nameExample}
          maxLength={FOLDER_NAME_LENGTH.max}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <DialogActions>
        <Button type="submit" pending={props.pending}>
          {props.submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
