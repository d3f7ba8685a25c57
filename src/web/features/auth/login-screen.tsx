import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';

import { authRoutes } from '#contracts/routes/auth.ts';
import type { AuthResponse } from '#contracts/schemas/auth.ts';
import { call } from '#web/api/client.ts';
import { AuthFrame } from '#web/features/auth/auth-frame.tsx';
import { challengeIn, type Challenge } from '#web/features/auth/challenge-in.ts';
import { TEXTS } from '#web/features/auth/texts.ts';
import { checkedBy } from '#web/forms/checked-by.ts';
import { showFormError } from '#web/forms/show-form-error.ts';
import { PATHS } from '#web/paths.ts';
import { signIn } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

const SecondFactorForm = lateComponent(
  async () => (await import('#web/features/auth/second-factor-form.tsx')).SecondFactorForm,
);

interface LoginFormProps {
  readonly onSignedIn: (response: AuthResponse) => Promise<void>;
  readonly onChallenge: (challenge: Challenge) => void;
}

function LoginForm({ onSignedIn, onChallenge }: LoginFormProps) {
  // Without default values: what was typed before the script came stays.
  const form = useForm({
    resolver: checkedBy(async () => (await import('#contracts/schemas/auth.ts')).loginSchema),
  });
  const { register, handleSubmit } = form;
  const { errors, isSubmitting } = form.formState;

  const handleLogin = handleSubmit(async (body) => {
    try {
      await onSignedIn(await call(authRoutes.login, { body }));
    } catch (error) {
      const challenge = challengeIn(error);
      if (challenge) return onChallenge(challenge);
      showFormError(form, { title: TEXTS.signInFailed, error, fallback: TEXTS.invalidCredentials });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void handleLogin(event)} className="grid gap-5">
      <Field label={TEXTS.email} error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field
        label={TEXTS.password}
        error={errors.password?.message}
        aside={
          <Button asChild variant="link" size="inline" className="text-sm! font-normal!">
            <Link to={PATHS.forgotPassword}>{TEXTS.forgotPassword}</Link>
          </Button>
        }
      >
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" size="large" pending={isSubmitting} className="mt-1">
        {isSubmitting ? TEXTS.signingIn : TEXTS.signIn}
      </Button>
      <p className="text-muted">
        {TEXTS.newHere}{' '}
        <Button asChild variant="link" size="inline">
          <Link to={PATHS.register}>{TEXTS.createAnAccount}</Link>
        </Button>
      </p>
    </form>
  );
}

export function LoginScreen() {
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  async function finish(response: AuthResponse) {
    signIn(response);
    toast({ title: TEXTS.welcomeBack });
    await navigate(PATHS.dashboard);
  }
  return (
    <AuthFrame
      title={challenge ? TEXTS.confirmItIsYou : TEXTS.welcomeBackHeading}
      lead={challenge ? TEXTS.enterYourSecondFactor : TEXTS.signInToYourAccount}
      headerAction={
        <Button asChild variant="secondary">
          <Link to={PATHS.register}>{TEXTS.signUp}</Link>
        </Button>
      }
    >
      {challenge ? (
        <SecondFactorForm
          challenge={challenge}
          onSignedIn={finish}
          onCancel={() => setChallenge(null)}
        />
      ) : (
        <LoginForm onSignedIn={finish} onChallenge={setChallenge} />
      )}
    </AuthFrame>
  );
}
