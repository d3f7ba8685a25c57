import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { billingSettingsSchema, type BillingSettingsBody } from '#contracts/schemas/billing.ts';
import { call } from '#web/api/client.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { SaveBar } from '#web/features/settings/save-bar.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/billing/texts.ts';
import { creditsIn } from '#web/forms/credits-in.ts';
import { resetToSaved } from '#web/forms/reset-to-saved.ts';
import { showFormError } from '#web/forms/show-form-error.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

const settingsQuery = queryOptions({
  queryKey: [billingRoutes.settings.path],
  queryFn: ({ signal }) => call(billingRoutes.settings, { signal }),
});

const lowBalanceSchema = billingSettingsSchema.shape.lowBalanceCredits;

const FIELD_NAMES = {
  billingName: TEXTS.billingName,
  billingAddress: TEXTS.address,
  taxId: TEXTS.taxId,
  lowBalanceCredits: TEXTS.lowBalanceAlert,
} as const;
const FIELDS = ['billingName', 'billingAddress', 'taxId', 'lowBalanceCredits'] as const;

function valuesOf(settings: BillingSettingsBody) {
  return {
    billingName: settings.billingName ?? '',
    billingAddress: settings.billingAddress ?? '',
    taxId: settings.taxId ?? '',
    lowBalanceCredits: settings.lowBalanceCredits?.toString() ?? '',
  };
}

function DetailsForm({ settings }: { readonly settings: BillingSettingsBody }) {
  const queryClient = useQueryClient();
  const { organization } = useSignedIn();
  const form = useForm({
    defaultValues: valuesOf(settings),
  });
  const { register, handleSubmit, formState } = form;
  const { dirtyFields, errors } = formState;
  const save = (onFailed: () => void) =>
    handleSubmit(async (values) => {
      const sent = form.getValues();
      const credits = lowBalanceSchema.safeParse(creditsIn(values.lowBalanceCredits));
      if (!credits.success) {
        const message = credits.error.issues[0]?.message ?? TEXTS.updateFailed;
        form.setError('lowBalanceCredits', { message }, { shouldFocus: true });
        onFailed();
        return;
      }
      try {
        const body = {
          billingName: values.billingName.trim() || null,
          billingAddress: values.billingAddress.trim() || null,
          taxId: values.taxId.trim() || null,
          lowBalanceCredits: credits.data,
        };
        const saved = await call(billingRoutes.changeSettings, { body });
        queryClient.setQueryData(settingsQuery.queryKey, saved);
        resetToSaved(form, { sent, saved: valuesOf(saved) });
        const isBelow = organization.creditBalance < (saved.lowBalanceCredits ?? 0);
        toast({ title: TEXTS.saved, ...(isBelow && { description: TEXTS.alreadyBelow }) });
      } catch (error) {
        showFormError(form, { title: TEXTS.updateFailed, error });
        onFailed();
      }
    })();
  function handleSave(event: FormEvent) {
    event.preventDefault();
    void save(() => undefined);
  }
  return (
    <form noValidate onSubmit={handleSave} className="border-t border-line pt-6 pb-4">
      <SettingsSection title={TEXTS.billingDetails} lead={TEXTS.lead}>
        <Field
          label={TEXTS.billingName}
          hint={TEXTS.billingNameHint}
          error={errors.billingName?.message}
        >
          <Input autoComplete="organization" {...register('billingName')} />
        </Field>
        <Field label={TEXTS.address} error={errors.billingAddress?.message}>
          <Textarea rows={3} autoComplete="street-address" {...register('billingAddress')} />
        </Field>
        <Field label={TEXTS.taxId} hint={TEXTS.taxIdHint} error={errors.taxId?.message}>
          <Input autoComplete="off" {...register('taxId')} />
        </Field>
      </SettingsSection>
      <SettingsSection title={TEXTS.lowBalanceAlert} lead={TEXTS.lowBalanceLead}>
        <Field
          label={TEXTS.lowBalanceCredits}
          hint={TEXTS.lowBalanceHint}
          error={errors.lowBalanceCredits?.message}
        >
          <Input inputMode="numeric" autoComplete="off" {...register('lowBalanceCredits')} />
        </Field>
      </SettingsSection>
      <SaveBar
        unsaved={FIELDS.filter((field) => dirtyFields[field]).map((field) => FIELD_NAMES[field])}
        pending={formState.isSubmitting}
        onDiscard={() => form.reset()}
        onSave={(onFailed) => void save(onFailed)}
      />
    </form>
  );
}

/** What invoices say of the organization, and when it hears of a low balance. */
export function BillingDetailsSections() {
  const query = useQuery(settingsQuery);
  return (
    <QueryState
      query={query}
      loading={<Skeleton className="h-80" />}
      errorTitle={TEXTS.couldNotBeLoaded}
    >
      {(settings) => <DetailsForm settings={settings} />}
    </QueryState>
  );
}
