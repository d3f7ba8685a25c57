import { useState } from 'react';

import { secondFactorRoutes } from '#contracts/routes/second-factor.ts';
import type { NewFactorBody } from '#contracts/schemas/second-factor.ts';
import { call } from '#web/api/client.ts';
import { PasswordForm } from '#web/features/settings/second-factor/password-form.tsx';
import { TEXTS } from '#web/features/settings/second-factor/texts.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

interface PasskeySetupProps {
  readonly onAdded: (made: NewFactorBody) => void;
}

/** Has the browser make a passkey. */
export function PasskeySetup({ onAdded }: PasskeySetupProps) {
  const [name, setName] = useState('');
  async function add(currentPassword: string) {
    const [{ startRegistration }, optionsJSON] = await Promise.all([
      import('@simplewebauthn/browser'),
      call(secondFactorRoutes.startPasskey, { body: { currentPassword } }),
    ]);
    const credential = await startRegistration({ optionsJSON });
    onAdded(await call(secondFactorRoutes.confirmPasskey, { body: { name, credential } }));
  }
  return (
    <PasswordForm
      action={TEXTS.addPasskey}
      failure={TEXTS.couldNotSetUp}
      fallback={TEXTS.passkeyNotCreated}
      onPassword={add}
    >
      <Field label={TEXTS.passkeyName} hint={TEXTS.passkeyNameHint}>
        <Input
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </PasswordForm>
  );
}
