import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  creditTransactionSchema,
  ledgerEntrySchema,
  purchaseResponseSchema,
  purchaseSchema,
} from '#contracts/schemas/credits.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';

export const creditRoutes = {
  ledger: defineRoute({
    method: 'GET',
    path: '/api/credits/ledger',
    access: { permission: 'workspace.read' },
    summary: 'Every change of the credit balance, newest first',
    query: pagingSchema,
    response: z.array(ledgerEntrySchema),
    errors: [],
  }),
  transactions: defineRoute({
    method: 'GET',
    path: '/api/credits/transactions',
    access: { permission: 'workspace.read' },
    summary: 'Purchases of credit packages, newest first',
    query: pagingSchema,
    response: z.array(creditTransactionSchema),
    errors: [],
  }),
  purchase: defineRoute({
    method: 'POST',
    path: '/api/credits/purchase',
    access: { permission: 'credits.buy' },
    summary: 'Start buying a package; the browser goes on to checkoutUrl',
    body: purchaseSchema,
    response: purchaseResponseSchema,
    errors: ['payments_not_configured'],
  }),
};
