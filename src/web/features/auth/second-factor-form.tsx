import { KeyRound } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';

import { secondFactorRoutes } from '#contracts/routes/second-factor.ts';
import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { SecondFactorBody } from '#contracts/schemas/second-factor.ts';
import { call } from '#web/api/client.ts';
import { describeFailure } from '#web/api/toast-failure.ts';
import type { Challenge } from '#web/features/auth/challenge-in.ts';
import { TEXTS } from '#web/features/auth/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

interface SecondFactorFormProps {
  readonly challenge: Challenge;
  readonly onSignedIn: (response: AuthResponse) => Promise<void>;
  /** Back to the password, also when the sign-in took too long. */
  readonly onCancel: () => void;
}

/** Asks the browser for a passkey that answers the challenge. */
async function askPasskey(challenge: string) {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(secondFactorRoutes.passkeyRequest, { body: { challenge } }),
  ]);
  return startAuthentication({ optionsJSON });
}

/** The second step of signing in: a code, or a passkey. */
export function SecondFactorForm({ challenge, onSignedIn, onCancel }: SecondFactorFormProps) {
  const hasApp = challenge.methods.includes('totp');
  const hasPasskey = challenge.methods.includes('passkey');
  const [isRecovering, setIsRecovering] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState<'code' | 'passkey' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const asksForCode = hasApp || isRecovering;

  async function prove(by: 'code' | 'passkey', proof: () => Promise<Partial<SecondFactorBody>>) {
    setPending(by);
    setProblem(undefined);
    try {
      const body = { challenge: challenge.challenge, ...(await proof()) };
      await onSignedIn(await call(secondFactorRoutes.prove, { body }));
    } catch (error) {
      setPending(null);
      setProblem(describeFailure(error, TEXTS.passkeyWasNotUsed));
      input.current?.focus();
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void prove('code', async () => ({ code }));
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      {asksForCode && (
        <Field
          label={isRecovering ? TEXTS.recoveryCode : TEXTS.codeOfYourApp}
          hint={isRecovering ? TEXTS.eachRecoveryCodeWorksOnce : TEXTS.openYourApp}
          error={problem}
        >
          <Input
            ref={input}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that somebody has just asked for
            autoFocus
            key={String(isRecovering)}
            value={code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            inputMode={isRecovering ? 'text' : 'numeric'}
            className="text-lg tracking-[0.2em]"
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
      )}
      {asksForCode && (
        <Button type="submit" size="large" pending={pending === 'code'}>
          {pending === 'code' ? TEXTS.signingIn : TEXTS.signIn}
        </Button>
      )}
      {hasPasskey && (
        <Button
          variant={asksForCode ? 'secondary' : 'primary'}
          size="large"
          pending={pending === 'passkey'}
          onClick={() =>
            void prove('passkey', async () => ({ passkey: await askPasskey(challenge.challenge) }))
          }
        >
          <KeyRound aria-hidden="true" className="size-5" />
          {TEXTS.passkeyInstead}
        </Button>
      )}
      {!asksForCode && problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <Button
          variant="link"
          size="inline"
          className="text-sm"
          onClick={() => {
            setIsRecovering(!isRecovering);
            setCode('');
            setProblem(undefined);
          }}
        >
          {isRecovering ? TEXTS.anotherMethodInstead : TEXTS.recoveryCodeInstead}
        </Button>
        <Button variant="link" size="inline" className="text-sm" onClick={onCancel}>
          {TEXTS.startAgain}
        </Button>
      </div>
    </form>
  );
}
