import { useForm } from 'react-hook-form';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import { call } from '#web/api/client.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { showFormError } from '#web/forms/show-form-error.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** The address that the public pages of approved videos link to. */
export function WebsiteForm() {
  const { organization } = useSignedIn();
  const form = useForm({ defaultValues: { website: organization.website ?? '' } });
  const { register, handleSubmit, formState } = form;
  const save = handleSubmit(async ({ website }) => {
    try {
      const body = { website: website.trim() || null };
      updateOrganization(await call(settingsRoutes.organizationRules, { body }));
      toast({ title: TEXTS.organizationUpdated });
    } catch (error) {
      showFormError(form, { title: TEXTS.updateFailed, error });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <Field
        label={TEXTS.website}
        hint={TEXTS.publicVideoPagesLinkToThis}
        error={formState.errors.website?.message}
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://www.example.com"
          {...register('website')}
        />
      </Field>
      <Button type="submit" pending={formState.isSubmitting} className="justify-self-start">
        {TEXTS.saveWebsite}
      </Button>
    </form>
  );
}
