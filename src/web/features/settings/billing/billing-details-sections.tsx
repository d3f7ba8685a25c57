import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { billingRoutes } from '#contracts/routes/billing.ts';
import { billingSettingsSchema, type BillingSettingsBody } from '#contracts/schemas/billing.ts';
import { call } from '#web/api/client.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/billing/texts.ts';
import { creditsIn } from '#web/forms/credits-in.ts';
import { showFormError } from '#web/forms/show-form-error.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';

const settingsQuery = queryOptions({
  queryKey: [billingRoutes.settings.path],
  queryFn: ({ signal }) => call(billingRoutes.settings, { signal }),
});

const lowBalanceSchema = billingSettingsSchema.shape.lowBalanceCredits;

function DetailsForm({ settings }: { readonly settings: BillingSettingsBody }) {
  const queryClient = useQueryClient();
  const { organization } = useSignedIn();
  const form = useForm({
    defaultValues: {
      billingName: settings.billingName ?? '',
      billingAddress: settings.billingAddress ?? '',
      taxId: settings.taxId ?? '',
      lowBalanceCredits: settings.lowBalanceCredits?.toString() ?? '',
    },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const save = handleSubmit(async (values) => {
    const credits = lowBalanceSchema.safeParse(creditsIn(values.lowBalanceCredits));
    if (!credits.success) {
      const message = credits.error.issues[0]?.message ?? TEXTS.updateFailed;
      form.setError('lowBalanceCredits', { message }, { shouldFocus: true });
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
      const isBelow = organization.creditBalance < (saved.lowBalanceCredits ?? 0);
      toast({ title: TEXTS.saved, ...(isBelow && { description: TEXTS.alreadyBelow }) });
    } catch (error) {
      showFormError(form, { title: TEXTS.updateFailed, error });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
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
        <Button type="submit" pending={formState.isSubmitting} className="justify-self-start">
          {TEXTS.save}
        </Button>
      </SettingsSection>
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
