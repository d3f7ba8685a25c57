import { z } from 'zod';

import { idSchema, momentSchema } from '#contracts/schemas/text.ts';

export const ledgerEntrySchema = z
  .object({ id: idSchema, reason: z.string(), delta: z.int(), createdAt: momentSchema })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntryBody = z.infer<typeof ledgerEntrySchema>;
