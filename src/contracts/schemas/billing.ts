import { z } from 'zod';

import { idSchema, momentSchema, nameSchema, textSchema } from '#contracts/schemas/text.ts';
import {
  BILLING_ADDRESS_LENGTH_MAX,
  BILLING_KINDS,
  BILLING_NAME_LENGTH_MAX,
  CREDITS_SETTING_MAX,
  SPENDING_MONTHS_MAX,
  TAX_ID_LENGTH_MAX,
} from '#domain/money/billing.ts';

const NAME_MESSAGE = `Must be text of at most ${BILLING_NAME_LENGTH_MAX} characters`;
const ADDRESS_MESSAGE = `Must be text of at most ${BILLING_ADDRESS_LENGTH_MAX} characters`;
const TAX_ID_MESSAGE = `Must be text of at most ${TAX_ID_LENGTH_MAX} characters`;
const CREDITS_MESSAGE = 'Please enter a whole number of credits';
const MONTHS_MESSAGE = `months must be a whole number from 1 to ${SPENDING_MONTHS_MAX}`;

const creditsSchema = (min: number) =>
  z
    .int(CREDITS_MESSAGE)
    .min(min, CREDITS_MESSAGE)
    .max(CREDITS_SETTING_MAX, `At most ${CREDITS_SETTING_MAX} credits`);

/** The complete settings: null means not set. */
export const billingSettingsSchema = z
  .object({
    /** Printed on invoices instead of the organization's name. */
    billingName: nameSchema(
      { min: 1, max: BILLING_NAME_LENGTH_MAX },
      NAME_MESSAGE,
      NAME_MESSAGE,
    ).nullable(),
    /** May have several lines. */
    billingAddress: textSchema(
      { min: 1, max: BILLING_ADDRESS_LENGTH_MAX },
      ADDRESS_MESSAGE,
      ADDRESS_MESSAGE,
    ).nullable(),
    taxId: nameSchema(
      { min: 1, max: TAX_ID_LENGTH_MAX },
      TAX_ID_MESSAGE,
      TAX_ID_MESSAGE,
    ).nullable(),
    /** Owners and admins are notified when the balance falls below this. */
    lowBalanceCredits: creditsSchema(1).nullable(),
  })
  .meta({ id: 'BillingSettings' });
export type BillingSettingsBody = z.infer<typeof billingSettingsSchema>;

export const budgetSchema = z
  .object({
    userId: idSchema,
    username: z.string(),
    /** Monthly spending limit; null for no limit. */
    budgetCredits: z.int().nullable(),
    /** In the current month, UTC. */
    spentCredits: z.int(),
  })
  .meta({ id: 'Budget' });
export type BudgetBody = z.infer<typeof budgetSchema>;

export const setBudgetSchema = z.object({ credits: creditsSchema(0).nullable() });

export const spendingQuerySchema = z.object({
  months: z.coerce
    .number(MONTHS_MESSAGE)
    .int(MONTHS_MESSAGE)
    .min(1, MONTHS_MESSAGE)
    .max(SPENDING_MONTHS_MAX, MONTHS_MESSAGE)
    .default(6),
});

const YEAR_MESSAGE = 'year must be a year, such as 2026';

export const documentsQuerySchema = z.object({
  /** Of the purchases, UTC. */
  year: z.coerce
    .number(YEAR_MESSAGE)
    .int(YEAR_MESSAGE)
    .min(2000, YEAR_MESSAGE)
    .max(2999, YEAR_MESSAGE)
    .optional(),
});

export const spendingSchema = z
  .object({
    /** First day of the month, UTC. */
    month: z.iso.date(),
    userId: idSchema,
    /** Null if the account was closed. */
    username: z.string().nullable(),
    /** Charges minus refunds. */
    credits: z.int(),
  })
  .meta({ id: 'Spending' });
export type SpendingBody = z.infer<typeof spendingSchema>;

export const billingDocumentSchema = z
  .object({
    id: idSchema,
    /** For example `CR-000042`. */
    number: z.string(),
    kind: z.enum(BILLING_KINDS),
    packageName: z.string(),
    credits: z.int(),
    /** Cents. */
    amount: z.int(),
    currency: z.string(),
    createdAt: momentSchema,
  })
  .meta({ id: 'BillingDocument' });
export type BillingDocumentBody = z.infer<typeof billingDocumentSchema>;
