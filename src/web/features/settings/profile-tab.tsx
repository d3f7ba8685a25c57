import { useEffect, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { SaveBar } from '#web/features/settings/save-bar.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/texts.ts';
import { checkedBy } from '#web/forms/checked-by.ts';
import { resetToSaved } from '#web/forms/reset-to-saved.ts';
import { showFormError } from '#web/forms/show-form-error.ts';
import { ROLE_LABELS } from '#web/people/texts.ts';
import { updateUser } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Facts } from '#web/ui/tables/facts.tsx';
import { formatDate } from '#web/ui/text/moment.ts';

function ProfileForm() {
  const { user } = useSignedIn();
  const form = useForm({
    resolver: checkedBy(async () => (await import('#contracts/schemas/settings.ts')).profileSchema),
    defaultValues: { username: user.username, email: user.email, currentPassword: '' },
  });
  const { register, handleSubmit, reset, setFocus } = form;
  const { dirtyFields, errors, isSubmitting } = form.formState;
  // The server asks for it where another address is wanted some time after the sign-in.
  const [needsPassword, setNeedsPassword] = useState(false);
  useEffect(() => {
    if (needsPassword) setFocus('currentPassword');
  }, [needsPassword, setFocus]);

  const discard = () => {
    setNeedsPassword(false);
    reset();
  };
  const save = (onFailed: () => void) =>
    handleSubmit(async ({ currentPassword, ...profile }) => {
      const sent = form.getValues();
      try {
        const body = { ...profile, ...(currentPassword && { currentPassword }) };
        const { username, email } = await call(settingsRoutes.profile, { body });
        updateUser({ username, email });
        setNeedsPassword(false);
        resetToSaved(form, { sent, saved: { username, email, currentPassword: '' } });
        toast({ title: TEXTS.profileUpdated });
      } catch (error) {
        if ('currentPassword' in fieldProblems(error)) setNeedsPassword(true);
        showFormError(form, { title: TEXTS.updateFailed, error });
        onFailed();
      }
    }, onFailed)();
  function handleSave(event: FormEvent) {
    event.preventDefault();
    void save(() => undefined);
  }
  return (
    <form noValidate onSubmit={handleSave} className="grid gap-5">
      <Field label={TEXTS.username} error={errors.username?.message}>
        <Input autoComplete="username" {...register('username')} />
      </Field>
      <Field label={TEXTS.email} error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      {needsPassword && (
        <Field
          label={TEXTS.currentPassword}
          error={errors.currentPassword?.message}
          hint={TEXTS.enterYourCurrentPasswordToChange}
        >
          <Input type="password" autoComplete="current-password" {...register('currentPassword')} />
        </Field>
      )}
      <SaveBar
        unsaved={[
          ...(dirtyFields.username ? [TEXTS.username] : []),
          ...(dirtyFields.email ? [TEXTS.email] : []),
        ]}
        pending={isSubmitting}
        onDiscard={discard}
        onSave={(onFailed) => void save(onFailed)}
      />
    </form>
  );
}

export function ProfileTab() {
  const { user, organization } = useSignedIn();
  return (
    <>
      <SettingsSection title={TEXTS.profile} lead={TEXTS.profileLead}>
        <ProfileForm />
      </SettingsSection>
      <SettingsSection title={TEXTS.accountInfo}>
        <div className="max-w-md">
          <Facts
            facts={[
              [TEXTS.role, ROLE_LABELS[user.role] ?? 'N/A'],
              [TEXTS.organization, organization.name || 'N/A'],
              [TEXTS.memberSince, user.createdAt ? formatDate(user.createdAt) : 'N/A'],
            ]}
          />
        </div>
      </SettingsSection>
    </>
  );
}
