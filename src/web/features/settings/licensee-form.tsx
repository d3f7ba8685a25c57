import { useForm } from 'react-hook-form';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import { readLicences, writeLicences } from '#domain/markets/licence-lines.ts';
import { call } from '#web/api/client.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { showFormError } from '#web/forms/show-form-error.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface LicenseeValues {
  readonly venueName: string;
  readonly venueAddress: string;
  readonly legalEntity: string;
  /** One a line: `MT: MGA/B2C/123/2020`. */
  readonly licences: string;
}

/** Who advertises, for the markets that want it on screen; it is shown as it stands here. */
export function LicenseeForm() {
  const { organization } = useSignedIn();
  const form = useForm<LicenseeValues>({
    defaultValues: {
      venueName: organization.venueName ?? '',
      venueAddress: organization.venueAddress ?? '',
      legalEntity: organization.legalEntity ?? '',
      licences: writeLicences(organization.licences ?? {}),
    },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const save = handleSubmit(async (values) => {
    try {
      const body = {
        venueName: values.venueName.trim() || null,
        venueAddress: values.venueAddress.trim() || null,
        legalEntity: values.legalEntity.trim() || null,
        licences: readLicences(values.licences),
      };
      updateOrganization(await call(settingsRoutes.organizationRules, { body }));
      toast({ title: TEXTS.organizationUpdated });
    } catch (error) {
      showFormError(form, { title: TEXTS.updateFailed, error });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <Field label={TEXTS.venueName} hint={TEXTS.venueNameHint} error={errors.venueName?.message}>
        <Input autoComplete="off" placeholder={TEXTS.venueNameExample} {...register('venueName')} />
      </Field>
      <Field label={TEXTS.venuePlace} error={errors.venueAddress?.message}>
        <Input
          autoComplete="off"
          placeholder={TEXTS.venuePlaceExample}
          {...register('venueAddress')}
        />
      </Field>
      <Field
        label={TEXTS.legalEntity}
        hint={TEXTS.legalEntityHint}
        error={errors.legalEntity?.message}
      >
        <Input autoComplete="off" {...register('legalEntity')} />
      </Field>
      <Field label={TEXTS.licences} hint={TEXTS.licencesHint} error={errors.licences?.message}>
        <Textarea rows={3} {...register('licences')} />
      </Field>
      <Button type="submit" pending={formState.isSubmitting} className="justify-self-start">
        {TEXTS.saveLicensee}
      </Button>
    </form>
  );
}
