import { TEXTS } from '#web/features/credits/texts.ts';
import type { InvoiceDetails } from '#web/features/credits/use-invoice-details.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';

interface InvoiceDetailsFormProps {
  readonly details: InvoiceDetails;
  /** Stands on the invoice where nobody says another name. */
  readonly fallbackName: string;
  /** What the server says against each of them. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Before the first purchase: whom the invoice names. All of it can be left out, so it is folded. */
export function InvoiceDetailsForm({ details, fallbackName, problems }: InvoiceDetailsFormProps) {
  const { valueOf, type } = details;
  return (
    <Disclosure
      open={Object.keys(problems).length > 0}
      className="mt-5 rounded-card border border-line bg-surface p-5 sm:px-6"
      title={TEXTS.invoiceDetails}
      titleClassName="font-semibold"
    >
      <p className="pt-1 pb-4 text-sm text-muted">{TEXTS.invoiceDetailsLead}</p>
      <div className="grid gap-4 lg:grid-cols-3">
        <Field
          label={TEXTS.billingName}
          hint={TEXTS.billingNameHint(fallbackName)}
          error={problems['billingName']}
        >
          <Input
            autoComplete="organization"
            value={valueOf('billingName')}
            onChange={({ target }) => type('billingName', target.value)}
          />
        </Field>
        <Field label={TEXTS.address} error={problems['billingAddress']}>
          <Textarea
            rows={2}
            className="min-h-11!"
            autoComplete="street-address"
            value={valueOf('billingAddress')}
            onChange={({ target }) => type('billingAddress', target.value)}
          />
        </Field>
        <Field label={TEXTS.taxId} hint={TEXTS.taxIdHint} error={problems['taxId']}>
          <Input
            autoComplete="off"
            value={valueOf('taxId')}
            onChange={({ target }) => type('taxId', target.value)}
          />
        </Field>
      </div>
    </Disclosure>
  );
}
