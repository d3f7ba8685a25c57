import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { authRoutes } from '#contracts/routes/auth.ts';
import { call } from '#web/api/client.ts';
import { AuthFrame } from '#web/features/auth/auth-frame.tsx';
import { TEXTS } from '#web/features/auth/texts.ts';
import { checkedBy } from '#web/forms/checked-by.ts';
import { showFormError } from '#web/forms/show-form-error.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';

/** Opened by the mailed link, which carries the token. */
export function ResetPasswordScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({
    resolver: checkedBy(
      async () => (await import('#contracts/schemas/auth.ts')).resetPasswordSchema,
    ),
    defaultValues: { token: search.get('token') ?? '', newPassword: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (body) => {
    try {
      await call(authRoutes.resetPassword, { body });
      toast({ title: TEXTS.passwordChanged, description: TEXTS.signInWithYourNewPassword });
      await navigate(PATHS.login);
    } catch (error) {
      showFormError(form, {
        title: TEXTS.passwordChangeFailed,
        error,
      });
    }
  });
  return (
    <AuthFrame
      title={TEXTS.setANewPassword}
      lead={TEXTS.youWillBeSignedOutOn}
      headerAction={
        <Button asChild variant="secondary">
          <Link to={PATHS.login}>{TEXTS.signIn}</Link>
        </Button>
      }
    >
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <Field
          label={TEXTS.newPassword}
          error={errors.newPassword?.message ?? errors.token?.message}
          hint={!errors.newPassword && TEXTS.passwordHint}
        >
          <PasswordInput autoComplete="new-password" {...register('newPassword')} />
        </Field>
        <Button type="submit" size="large" pending={isSubmitting}>
          {TEXTS.changePassword}
        </Button>
      </form>
      <Button asChild variant="link" size="inline" className="justify-self-start">
        <Link to={PATHS.login}>{TEXTS.backToSignIn}</Link>
      </Button>
    </AuthFrame>
  );
}
