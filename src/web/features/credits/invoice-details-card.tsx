import { TEXTS } from '#web/features/credits/texts.ts';
import type { InvoiceDetails } from '#web/features/credits/use-invoice-details.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';

interface InvoiceDetailsCardProps {
  readonly details: InvoiceDetails;
  /** Stands on the invoice where nobody says another name. */
  readonly fallbackName: string;
  /** What the server says against each of them. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Before the first purchase: whom the invoice names. All of it can be left out. */
export function InvoiceDetailsCard({ details, fallbackName, problems }: InvoiceDetailsCardProps) {
  const { valueOf, type } = details;
  return (
    <Card aria-labelledby="invoice-details" className="mb-4 grid gap-4">
      <div className="grid gap-1">
        <CardTitle id="invoice-details">{TEXTS.invoiceDetails}</CardTitle>
        <p className="text-sm text-muted">{TEXTS.invoiceDetailsLead}</p>
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        <Field
          label={TEXTS.legalName}
          hint={TEXTS.legalNameHint(fallbackName)}
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
    </Card>
  );
}
