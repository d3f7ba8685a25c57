export const BILLING_KINDS = ['invoice', 'credit_note'] as const;
export type BillingKind = (typeof BILLING_KINDS)[number];

export const BILLING_NAME_LENGTH_MAX = 120;
export const BILLING_ADDRESS_LENGTH_MAX = 400;
export const TAX_ID_LENGTH_MAX = 40;
/** Maximum for a budget and for the balance at which an alert is sent. */
export const CREDITS_SETTING_MAX = 1_000_000;
/** How many months of spending the dashboard shows. */
export const SPENDING_MONTHS_MAX = 12;

/** Returns the number of a billing document as printed: `CR-000042`. */
export function billingNumber(number: number): string {
  return `CR-${String(number).padStart(6, '0')}`;
}

/** The content of an invoice or credit note. */
export interface BillingDocument {
  readonly number: number;
  readonly kind: BillingKind;
  readonly credits: number;
  readonly amountCents: number;
  readonly currency: string;
  readonly packageName: string;
  readonly isTest: boolean;
  readonly billedName: string;
  readonly billedAddress: string | null;
  readonly billedTaxId: string | null;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  /** The invoice that a credit note refers to. */
  readonly about: number | null;
}

/** Formats cents for people: `$49.00`. */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** The name of the file with all documents of a year, or of all years. */
export function invoicesFileName(year: string | null): string {
  return year === null ? 'invoices.pdf' : `invoices-${year}.pdf`;
}
