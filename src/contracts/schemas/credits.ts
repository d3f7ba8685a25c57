import { z } from 'zod';

import { BILLING_KINDS } from '#domain/money/billing.ts';
import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import { ASPECT_RATIOS } from '#domain/order/controls.ts';
import { LEDGER_KINDS } from '#domain/money/credits.ts';
import { PACKAGE_IDS } from '#domain/money/packages.ts';
import { PAYMENT_STATUSES } from '#domain/money/payments.ts';

export const ledgerEntrySchema = z
  .object({
    id: idSchema,
    /** The kind of change; `reason` describes it in words. */
    kind: z.enum(LEDGER_KINDS),
    reason: z.string(),
    delta: z.int(),
    /** Balance after this entry. */
    balance: z.int(),
    createdAt: momentSchema,
    /** The video that was charged or refunded; null for other changes. */
    jobId: idSchema.nullable(),
    /** Its prompt; null also if the video was deleted. */
    prompt: z.string().nullable(),
    /** Its title; null in the same cases as its prompt. */
    title: z.string().nullable(),
    /** Its shape; null in the same cases as its prompt. */
    aspectRatio: z.enum(ASPECT_RATIOS).nullable(),
    /** The user who ordered it; null if the account was closed. */
    userId: idSchema.nullable(),
    /** Username of the person who ordered it or bought the credits; null also if the account was closed. */
    author: z.string().nullable(),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntryBody = z.infer<typeof ledgerEntrySchema>;

const DATE_MESSAGE = 'Enter dates as YYYY-MM-DD, for example 2026-03-31';

/** Omitted fields do not filter. */
export const ledgerFilterSchema = z.object({
  kind: z.enum(LEDGER_KINDS, { error: 'Unknown kind of entry' }).optional(),
  /** Only orders of this user. */
  userId: idSchema.optional(),
  /** Days in UTC, both inclusive. */
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
    /** When a pending payment expires; null for all others. */
    payableUntil: momentSchema.nullable(),
    /** Its invoice and credit notes; empty for users who may not see invoices. */
    documents: z.array(z.object({ id: idSchema, number: z.string(), kind: z.enum(BILLING_KINDS) })),
  })
  .meta({ id: 'CreditTransaction' });
export type CreditTransactionBody = z.infer<typeof creditTransactionSchema>;
