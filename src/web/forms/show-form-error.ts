import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'setError' | 'getValues'>;

interface FormError {
  /** What the server, or the way there, threw. */
  readonly error: unknown;
  /** Of the toast. */
  readonly title: string;
  /** Said where the server gives no sentence of its own. */
  readonly fallback?: string;
}

/** Shows why the server refused a form: as a toast, and at each field that it is about. */
export function showFormError<Values extends FieldValues>(
  { setError, getValues }: Form<Values>,
  failure: FormError,
): void {
  toastFailure(failure);
  const fields = Object.keys(getValues());
  const problems = Object.entries(fieldProblems(failure.error)).filter(([name]) =>
    fields.includes(name),
  );
  for (const [index, [name, message]] of problems.entries()) {
    setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}
