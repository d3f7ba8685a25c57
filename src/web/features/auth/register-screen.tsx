import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';

import { authRoutes } from '#contracts/routes/auth.ts';
import { WELCOME_CREDITS } from '#domain/money/credits.ts';
import { TEAM_ROLE_DESCRIPTIONS } from '#domain/people/roles.ts';
import { call } from '#web/api/client.ts';
import { AuthFrame } from '#web/features/auth/auth-frame.tsx';
import { InvitationNotice } from '#web/features/auth/invitation-notice.tsx';
import { TEXTS } from '#web/features/auth/texts.ts';
import {
  inviteTokenInAddress,
  useInvitation,
  type Invitation,
} from '#web/features/auth/use-invitation.ts';
import { checkedBy } from '#web/forms/checked-by.ts';
import { showFormError } from '#web/forms/show-form-error.ts';
import { PATHS } from '#web/paths.ts';
import { ROLE_LABELS } from '#web/people/texts.ts';
import { signIn } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';

/** Without an own organization nobody is granted credits of their own. */
function leadOf(invitation: Invitation): string {
  if (invitation.state === 'none') {
    return TEXTS.startWithFreeCredits(WELCOME_CREDITS);
  }
  if (invitation.state === 'loading') return TEXTS.loadingYourInvitation;
  if (invitation.state === 'ended') return TEXTS.thisInvitationNoLongerWorks;
  if (invitation.state === 'unknown') return TEXTS.youHaveBeenInvited;
  const { role } = invitation.offer;
  return TEXTS.youHaveBeenInvitedAs(ROLE_LABELS[role], TEAM_ROLE_DESCRIPTIONS[role].toLowerCase());
}

function titleOf(invitation: Invitation): string {
  if (invitation.state === 'ended') return TEXTS.invitationEnded;
  if (invitation.state !== 'open') return TEXTS.getStartedFree;
  return TEXTS.join(invitation.offer.organizationName);
}

function RegisterForm({ invitation }: { readonly invitation: Invitation }) {
  const navigate = useNavigate();
  // Without default values: what was typed before the script came stays.
  const form = useForm({
    resolver: checkedBy(
      async () => (await import('#contracts/schemas/auth.ts')).registerFormSchema,
    ),
  });
  const { register, handleSubmit, getValues, setValue } = form;
  const { errors, isSubmitting } = form.formState;
  const invitedAddress = invitation.state === 'open' ? invitation.offer.email : undefined;
  useEffect(() => {
    if (invitedAddress !== undefined && !getValues('email')) setValue('email', invitedAddress);
  }, [invitedAddress, getValues, setValue]);

  const handleRegister = handleSubmit(async ({ username, email, password }) => {
    // Of the address, not of what was read about it: somebody may be quicker than that.
    const inviteToken = inviteTokenInAddress();
    try {
      signIn(
        await call(authRoutes.register, {
          body: { username, email, password, ...(inviteToken && { inviteToken }) },
        }),
      );
      toast({ title: TEXTS.accountCreated });
      await navigate(PATHS.dashboard);
    } catch (error) {
      const title = TEXTS.registrationFailed;
      showFormError(form, { title, error, fallback: TEXTS.couldNotCreateAccount });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void handleRegister(event)} className="grid gap-5">
      <Field label={TEXTS.username} error={errors.username?.message}>
        <Input autoComplete="username" {...register('username')} />
      </Field>
      <Field label={TEXTS.email} error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={TEXTS.password}
          error={errors.password?.message}
          hint={!errors.password && TEXTS.passwordHint}
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label={TEXTS.confirmPassword} error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
      </div>
      <Button type="submit" size="large" pending={isSubmitting} className="mt-1">
        {isSubmitting ? TEXTS.creatingAccount : TEXTS.createAccount}
      </Button>
      <p className="text-muted">
        {TEXTS.alreadyHaveAnAccount}{' '}
        <Button asChild variant="link" size="inline">
          <Link to={PATHS.login}>{TEXTS.signIn}</Link>
        </Button>
      </p>
    </form>
  );
}

export function RegisterScreen() {
  const invitation = useInvitation();
  return (
    <AuthFrame
      title={titleOf(invitation)}
      lead={leadOf(invitation)}
      isForUninvited={invitation.state === 'none'}
      headerAction={
        <Button asChild variant="secondary">
          <Link to={PATHS.login}>{TEXTS.signIn}</Link>
        </Button>
      }
    >
      <InvitationNotice invitation={invitation} />
      {invitation.state !== 'ended' && <RegisterForm invitation={invitation} />}
    </AuthFrame>
  );
}
