import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface SavedForm<Values> {
  /** What the form held when it was sent. */
  readonly sent: Values;
  /** What the server stored of it. */
  readonly saved: Values;
}

/** Shows what was saved; what somebody has typed since it was sent stays, unsaved. */
export function resetToSaved<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>,
  { sent, saved }: SavedForm<Values>,
): void {
  const typed = form.getValues();
  form.reset(saved);
  for (const name of Object.keys(saved) as Path<Values>[]) {
    if (typed[name] !== sent[name]) form.setValue(name, typed[name], { shouldDirty: true });
  }
}
