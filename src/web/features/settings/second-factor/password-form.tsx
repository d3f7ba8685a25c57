import { useState, type FormEvent, type ReactNode } from 'react';

import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/settings/second-factor/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

interface PasswordFormProps {
  readonly action: string;
  readonly isDestructive?: boolean;
  /** Title of the toast of a failure. */
  readonly failure: string;
  /** Said where the server gives no sentence of its own. */
  readonly fallback?: string;
  readonly onPassword: (currentPassword: string) => Promise<void>;
  /** Further fields, above the password. */
  readonly children?: ReactNode;
}

/** Asks for the current password and does something with it. */
export function PasswordForm(props: PasswordFormProps) {
  const { action, isDestructive = false, failure, fallback, onPassword, children } = props;
  const [password, setPassword] = useState('');
  const go = useChange({
    mutationFn: () => onPassword(password),
    onError: (error) => toastFailure({ title: failure, error, ...(fallback && { fallback }) }),
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    go.mutate();
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      {children}
      <Field label={TEXTS.currentPassword} error={fieldProblems(go.error)['currentPassword']}>
        <Input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <DialogActions>
        <Button type="submit" variant={isDestructive ? 'danger' : 'primary'} pending={go.isPending}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
