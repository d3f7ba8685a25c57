import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { ledgerEntrySchema } from '#contracts/schemas/credits.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';

export const creditRoutes = {
  ledger: defineRoute({
    method: 'GET',
    path: '/api/credits/ledger',
    access: { ability: 'workspace.read' },
    summary: 'Every change of the credit balance, newest first',
    query: pagingSchema,
    answer: z.array(ledgerEntrySchema),
    errors: [],
  }),
};
