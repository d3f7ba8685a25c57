import { useState, type FormEvent } from 'react';

import { secondFactorRoutes } from '#contracts/routes/second-factor.ts';
import type { NewFactorBody } from '#contracts/schemas/second-factor.ts';
import { call } from '#web/api/client.ts';
import { describeFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { PasswordForm } from '#web/features/settings/second-factor/password-form.tsx';
import { QrCode } from '#web/features/settings/second-factor/qr-code.tsx';
import { TEXTS } from '#web/features/settings/second-factor/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

interface TotpSetupProps {
  readonly onAdded: (made: NewFactorBody) => void;
}

interface Setup {
  readonly secret: string;
  readonly uri: string;
}

/** From the password over the QR code to the first code. */
export function TotpSetup({ onAdded }: TotpSetupProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  if (setup) return <FirstCode setup={setup} onAdded={onAdded} />;
  return (
    <PasswordForm
      action={TEXTS.continue}
      failure={TEXTS.couldNotSetUp}
      onPassword={async (currentPassword) =>
        setSetup(await call(secondFactorRoutes.startTotp, { body: { currentPassword } }))
      }
    />
  );
}

function FirstCode({ setup, onAdded }: TotpSetupProps & { readonly setup: Setup }) {
  const [code, setCode] = useState('');
  const confirm = useChange({
    mutationFn: () => call(secondFactorRoutes.confirmTotp, { body: { code } }),
    onSuccess: onAdded,
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    confirm.mutate();
  }
  const problem = confirm.error ? describeFailure(confirm.error, TEXTS.couldNotSetUp) : undefined;
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <p>{TEXTS.scanTheCode}</p>
      <QrCode content={setup.uri} label={TEXTS.qrCode} />
      <p className="text-sm text-muted">
        {TEXTS.cannotScan}
        <code className="mt-1 block font-mono text-[0.8125rem] leading-relaxed wrap-break-word text-ink">
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <Field label={TEXTS.code} error={problem}>
        <Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that somebody has just asked for
          autoFocus
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="text-lg tracking-[0.2em]"
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <DialogActions>
        <Button type="submit" pending={confirm.isPending}>
          {TEXTS.turnOn}
        </Button>
      </DialogActions>
    </form>
  );
}
