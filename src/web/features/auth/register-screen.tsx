import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { authRoutes } from '#contracts/routes/auth.ts';
import { WELCOME_CREDITS } from '#domain/credits.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { AuthFrame } from '#web/features/auth/auth-frame.tsx';
import { checkedBy } from '#web/forms/checked-by.ts';
import { PATHS } from '#web/paths.ts';
import { signIn } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

function RegisterForm() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Without default values: what was typed before the script came stays.
  const { register, handleSubmit, formState } = useForm({
    resolver: checkedBy(
      async () => (await import('#contracts/schemas/auth.ts')).registerFormSchema,
    ),
  });
  const { errors, isSubmitting } = formState;

  const handleRegister = handleSubmit(async ({ username, email, password }) => {
    const inviteToken = search.get('invite');
    try {
      signIn(
        await call(authRoutes.register, {
          body: { username, email, password, ...(inviteToken && { inviteToken }) },
        }),
      );
      toast({ title: 'Account created!' });
      await navigate(PATHS.dashboard);
    } catch (error) {
      toastFailure({ title: 'Registration failed', error, fallback: 'Could not create account' });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void handleRegister(event)} className="grid gap-5">
      <Field label="Username" error={errors.username?.message}>
        <Input autoComplete="username" {...register('username')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Password" error={errors.password?.message}>
          <Input type="password" autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword?.message}>
          <Input type="password" autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
      </div>
      <Button type="submit" size="large" pending={isSubmitting} className="mt-1">
        {isSubmitting ? 'Creating account...' : 'Create Account'}
      </Button>
      <p className="text-muted">
        Already have an account?{' '}
        <Button asChild variant="link" size="inline">
          <Link to={PATHS.login}>Sign In</Link>
        </Button>
      </p>
    </form>
  );
}

export function RegisterScreen() {
  return (
    <AuthFrame
      title="Get Started Free"
      lead={`${WELCOME_CREDITS} free credits: your first film is on the house. No credit card.`}
    >
      <RegisterForm />
    </AuthFrame>
  );
}
