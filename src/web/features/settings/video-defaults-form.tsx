import { useForm, useWatch } from 'react-hook-form';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { call } from '#web/api/client.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { showFormError } from '#web/forms/show-form-error.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';

const NONE = 'none';
const NAMES = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGE_OPTIONS: { value: Language | typeof NONE; label: string }[] = [
  { value: NONE, label: TEXTS.noDefaultLanguage },
  ...LANGUAGES.map((value) => ({ value, label: NAMES.of(value) ?? value })),
];

interface Defaults {
  readonly defaultVenueLine: string;
  readonly defaultCallToAction: string;
  readonly defaultLanguage: Language | typeof NONE;
}

/** What the words of new videos start with. */
export function VideoDefaultsForm() {
  const { organization } = useSignedIn();
  const form = useForm<Defaults>({
    defaultValues: {
      defaultVenueLine: organization.defaultVenueLine ?? '',
      defaultCallToAction: organization.defaultCallToAction ?? '',
      defaultLanguage: organization.defaultLanguage ?? NONE,
    },
  });
  const { register, handleSubmit, formState, control, setValue } = form;
  const language = useWatch({ control, name: 'defaultLanguage' });
  const { errors } = formState;
  const save = handleSubmit(async (values) => {
    try {
      const body = {
        defaultVenueLine: values.defaultVenueLine.trim() || null,
        defaultCallToAction: values.defaultCallToAction.trim() || null,
        defaultLanguage: values.defaultLanguage === NONE ? null : values.defaultLanguage,
      };
      updateOrganization(await call(settingsRoutes.organizationRules, { body }));
      toast({ title: TEXTS.organizationUpdated });
    } catch (error) {
      showFormError(form, { title: TEXTS.updateFailed, error });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <Field
        label={TEXTS.venueLine}
        hint={TEXTS.venueLineHint}
        error={errors.defaultVenueLine?.message}
      >
        <Input autoComplete="off" {...register('defaultVenueLine')} />
      </Field>
      <Field label={TEXTS.callToAction} error={errors.defaultCallToAction?.message}>
        <Input
          autoComplete="off"
          placeholder={TEXTS.callToActionExample}
          {...register('defaultCallToAction')}
        />
      </Field>
      <Field label={TEXTS.language}>
        <Select
          value={language}
          options={LANGUAGE_OPTIONS}
          onChange={(value) => setValue('defaultLanguage', value)}
        />
      </Field>
      <Button type="submit" pending={formState.isSubmitting} className="justify-self-start">
        {TEXTS.saveDefaults}
      </Button>
    </form>
  );
}
