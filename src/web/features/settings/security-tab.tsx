import { useForm } from 'react-hook-form';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import { call } from '#web/api/client.ts';
import { RequiredSection } from '#web/features/settings/second-factor/required-section.tsx';
import { SecondFactorSection } from '#web/features/settings/second-factor/second-factor-section.tsx';
import { SessionsSection } from '#web/features/settings/sessions/sessions-section.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/texts.ts';
import { checkedBy } from '#web/forms/checked-by.ts';
import { showFormError } from '#web/forms/show-form-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

function PasswordSection() {
  const form = useForm({
    resolver: checkedBy(
      async () => (await import('#contracts/schemas/settings.ts')).changePasswordFormSchema,
    ),
    defaultValues: EMPTY,
  });
  const { register, handleSubmit, formState, reset } = form;
  const { errors, isSubmitting } = formState;
  const change = handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await call(settingsRoutes.password, { body: { currentPassword, newPassword } });
      toast({ title: TEXTS.passwordChanged, description: TEXTS.youHaveBeenSignedOutOn });
      reset(EMPTY);
    } catch (error) {
      showFormError(form, {
        title: TEXTS.passwordChangeFailed,
        error,
      });
    }
  });
  return (
    <SettingsSection title={TEXTS.password} lead={TEXTS.passwordLead}>
      <form noValidate onSubmit={(event) => void change(event)} className="grid gap-5">
        <Field label={TEXTS.currentPassword} error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <Field
          label={TEXTS.newPassword}
          hint={TEXTS.newPasswordHint}
          error={errors.newPassword?.message}
        >
          <PasswordInput autoComplete="new-password" {...register('newPassword')} />
        </Field>
        <Field label={TEXTS.confirmPassword} error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Button type="submit" pending={isSubmitting} className="justify-self-start">
          {TEXTS.changePassword}
        </Button>
      </form>
    </SettingsSection>
  );
}

export function SecurityTab() {
  return (
    <>
      <PasswordSection />
      <SecondFactorSection />
      <RequiredSection />
      <SessionsSection />
    </>
  );
}
