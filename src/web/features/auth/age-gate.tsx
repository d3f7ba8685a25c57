import { useState, type FormEvent } from 'react';

import { authRoutes } from '#contracts/routes/auth.ts';
import { MINIMUM_AGE } from '#domain/people/age.ts';
import { call } from '#web/api/client.ts';
import { describeFailure } from '#web/api/toast-failure.ts';
import {
  birthDateProblem,
  EARLIEST_BIRTH_DATE,
  isoDayOf,
  localToday,
} from '#web/features/auth/birth-date.ts';
import { TEXTS } from '#web/features/auth/texts.ts';
import { updateUser } from '#web/session/session-store.ts';
import { useSignOut } from '#web/session/use-sign-out.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

interface AgeGateProps {
  readonly minAge?: number;
  readonly onVerified?: () => void;
}

/** Stands over every signed-in screen until the person's age is verified. The date stays here. */
export function AgeGate({ minAge = MINIMUM_AGE, onVerified }: AgeGateProps) {
  const { user } = useSignedIn();
  const signOut = useSignOut();
  const [birthDate, setBirthDate] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  async function verify() {
    setIsPending(true);
    try {
      await call(authRoutes.verifyAge, { body: { ageVerified: true } });
      updateUser({ ageVerified: true });
      toast({ title: TEXTS.ageVerified, description: TEXTS.youCanNowAccessThePlatform });
      onVerified?.();
    } catch (error) {
      const sentence = describeFailure(error, TEXTS.failedToVerifyAge);
      setProblem(sentence);
      toast({ title: TEXTS.verificationFailed, description: sentence, tone: 'destructive' });
    } finally {
      setIsPending(false);
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = birthDateProblem(birthDate, minAge, localToday());
    setProblem(found);
    if (found === null) void verify();
  }

  return (
    <Dialog
      open={!user.ageVerified}
      dismissable={false}
      title={TEXTS.ageVerification}
      description={TEXTS.ageNotice(minAge)}
    >
      <form noValidate onSubmit={handleSubmit} className="grid gap-5">
        <Field label={TEXTS.dateOfBirth}>
          <Input
            type="date"
            min={isoDayOf(EARLIEST_BIRTH_DATE)}
            max={isoDayOf(localToday())}
            value={birthDate}
            autoComplete="bday"
            aria-required="true"
            onChange={(event) => setBirthDate(event.target.value)}
          />
        </Field>
        {problem && <Alert>{problem}</Alert>}
        <Button type="submit" size="large" pending={isPending}>
          {TEXTS.verifyAge}
        </Button>
        <Button variant="quiet" onClick={signOut}>
          {TEXTS.signOut}
        </Button>
      </form>
    </Dialog>
  );
}
