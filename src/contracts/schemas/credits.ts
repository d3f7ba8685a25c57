import { z } from 'zod';

import { BILLING_KINDS } from '#domain/billing.ts';
import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import { LEDGER_KINDS } from '#domain/credits.ts';
import { PACKAGE_IDS } from '#domain/packages.ts';
import { PAYMENT_STATUSES } from '#domain/payments.ts';

export const ledgerEntrySchema = z
  .object({
    id: idSchema,
    /** What kind of change it is; `reason` says it in words. */
    kind: z.enum(LEDGER_KINDS),
    reason: z.string(),
    delta: z.int(),
    /** After this entry. */
    balance: z.int(),
    createdAt: momentSchema,
    /** The video that was charged or refunded; null for other changes. */
    jobId: idSchema.nullable(),
    /** Its prompt; null also where the video was deleted. */
    prompt: z.string().nullable(),
    /** What it is called; null like its prompt. */
    title: z.string().nullable(),
    /** Who ordered it; an account that is closed has no name. */
    userId: idSchema.nullable(),
    /** Who ordered it; null also where the account is closed. */
    author: z.string().nullable(),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntryBody = z.infer<typeof ledgerEntrySchema>;

const DATE_MESSAGE = 'Dates are written as 2026-03-31';

/** What is left out does not filter. */
export const ledgerFilterSchema = z.object({
  kind: z.enum(LEDGER_KINDS, { error: 'Unknown kind of entry' }).optional(),
  /** Whose orders. */
  userId: idSchema.optional(),
  /** Days in UTC, both included. */
  from: z.iso.date(DATE_MESSAGE).optional(),
  to: z.iso.date(DATE_MESSAGE).optional(),
});
export type LedgerFilter = z.infer<typeof ledgerFilterSchema>;

export const ledgerTotalSchema = z
  .object({ entryCount: z.int(), credits: z.int() })
  .meta({ id: 'LedgerTotal' });

export const purchaseSchema = z.object({
  packageId: z.enum(PACKAGE_IDS, { error: 'Please choose a package' }),
});

export const purchaseResponseSchema = z
  .object({ checkoutUrl: z.string() })
  .meta({ id: 'Purchase' });

export const creditTransactionSchema = z
  .object({
    id: idSchema,
    creditsAwarded: z.int(),
    /** Cents. */
    amount: z.int(),
    status: z.enum(PAYMENT_STATUSES),
    createdAt: momentSchema,
    packageName: z.string(),
    /** Until when a pending one can be paid; null for any other. */
    payableUntil: momentSchema.nullable(),
    /** Its invoice and credit notes; empty for those who do not see invoices. */
    documents: z.array(z.object({ id: idSchema, number: z.string(), kind: z.enum(BILLING_KINDS) })),
  })
  .meta({ id: 'CreditTransaction' });
export type CreditTransactionBody = z.infer<typeof creditTransactionSchema>;
