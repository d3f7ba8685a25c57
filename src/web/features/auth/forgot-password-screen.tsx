import { useForm } from 'react-hook-form';
import { Link } from 'react-router';

import { authRoutes } from '#contracts/routes/auth.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { AuthFrame } from '#web/features/auth/auth-frame.tsx';
import { TEXTS } from '#web/features/auth/texts.ts';
import { checkedBy } from '#web/forms/checked-by.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { dismissFailure } from '#web/ui/feedback/toast-store.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

function ForgotPasswordForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: checkedBy(
      async () => (await import('#contracts/schemas/auth.ts')).forgotPasswordSchema,
    ),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const send = handleSubmit(async (body) => {
    try {
      await call(authRoutes.forgotPassword, { body });
      dismissFailure();
    } catch (error) {
      toastFailure({ title: TEXTS.couldNotSendTheLink, error });
      throw error;
    }
  });
  if (isSubmitSuccessful) {
    return (
      <output className="rounded-plaque border border-gilt-line bg-surface px-4 py-3">
        {TEXTS.ifAnAccountExistsForThis}
      </output>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void send(event).catch(() => {})} className="grid gap-5">
      <Field label={TEXTS.email} error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Button type="submit" size="large" pending={isSubmitting}>
        {TEXTS.sendResetLink}
      </Button>
    </form>
  );
}

export function ForgotPasswordScreen() {
  return (
    <AuthFrame
      title={TEXTS.forgotYourPassword}
      lead={TEXTS.enterYourEmailAddressAndWe}
      headerAction={
        <Button asChild variant="secondary">
          <Link to={PATHS.login}>{TEXTS.signIn}</Link>
        </Button>
      }
    >
      <ForgotPasswordForm />
      <Button asChild variant="link" size="inline" className="justify-self-start">
        <Link to={PATHS.login}>{TEXTS.backToSignIn}</Link>
      </Button>
    </AuthFrame>
  );
}
