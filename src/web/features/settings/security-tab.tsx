import { useForm } from 'react-hook-form';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import { call } from '#web/api/client.ts';
import { checkedBy } from '#web/forms/checked-by.ts';
import { showRefusal } from '#web/forms/show-refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function SecurityTab() {
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
      toast({ title: 'Password changed', description: 'All other sessions have ended.' });
      reset(EMPTY);
    } catch (error) {
      showRefusal(form, {
        title: 'Password change failed',
        error,
        fallback: 'Something went wrong',
      });
    }
  });
  return (
    <Card aria-labelledby="password" className="max-w-xl">
      <CardTitle id="password" className="mb-5">
        Password
      </CardTitle>
      <form noValidate onSubmit={(event) => void change(event)} className="grid gap-5">
        <Field label="Current password" error={errors.currentPassword?.message}>
          <Input type="password" autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <Field label="New password" error={errors.newPassword?.message}>
          <Input type="password" autoComplete="new-password" {...register('newPassword')} />
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword?.message}>
          <Input type="password" autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Button type="submit" pending={isSubmitting} className="justify-self-start">
          Change password
        </Button>
      </form>
    </Card>
  );
}
