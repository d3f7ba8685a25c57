import { z } from 'zod';

import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import { PACKAGE_IDS } from '#domain/packages.ts';
import { PAYMENT_STATUSES } from '#domain/payments.ts';

export const ledgerEntrySchema = z
  .object({ id: idSchema, reason: z.string(), delta: z.int(), createdAt: momentSchema })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntryBody = z.infer<typeof ledgerEntrySchema>;

export const purchaseSchema = z.object({
  packageId: z.enum(PACKAGE_IDS, { error: 'Please choose a package' }),
});

export const purchaseAnswerSchema = z.object({ checkoutUrl: z.string() }).meta({ id: 'Purchase' });

export const creditTransactionSchema = z
  .object({
    id: idSchema,
    creditsAwarded: z.int(),
    /** Cents. */
    amount: z.int(),
    status: z.enum(PAYMENT_STATUSES),
    createdAt: momentSchema,
  })
  .meta({ id: 'CreditTransaction' });
export type CreditTransactionBody = z.infer<typeof creditTransactionSchema>;
