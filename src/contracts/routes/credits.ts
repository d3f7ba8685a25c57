import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  creditTransactionSchema,
  ledgerEntrySchema,
  ledgerFilterSchema,
  ledgerTotalSchema,
  purchaseResponseSchema,
  purchaseSchema,
} from '#contracts/schemas/credits.ts';
import { idSchema } from '#contracts/schemas/text.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';

export const creditRoutes = {
  ledger: defineRoute({
    method: 'GET',
    path: '/api/credits/ledger',
    access: { permission: 'workspace.read' },
    summary: 'List all changes of the credit balance, newest first',
    query: pagingSchema.extend(ledgerFilterSchema.shape),
    response: z.array(ledgerEntrySchema),
    errors: [],
  }),
  ledgerTotal: defineRoute({
    method: 'GET',
    path: '/api/credits/ledger/total',
    access: { permission: 'workspace.read' },
    summary: 'Get the number of entries that match the filter, and their sum',
    query: ledgerFilterSchema,
    response: ledgerTotalSchema,
    errors: [],
  }),
  ledgerCsv: defineRoute({
    method: 'GET',
    path: '/api/credits/ledger.csv',
    access: { permission: 'workspace.read' },
    summary: 'Download all matching entries as a CSV file',
    query: ledgerFilterSchema,
    response: z.string(),
    file: { type: 'text/csv; charset=utf-8', name: 'credit-ledger.csv' },
    errors: [],
  }),
  transactions: defineRoute({
    method: 'GET',
    path: '/api/credits/transactions',
    access: { permission: 'workspace.read' },
    summary: 'List purchases of credit packages, newest first',
    query: pagingSchema,
    response: z.array(creditTransactionSchema),
    errors: [],
  }),
  purchase: defineRoute({
    method: 'POST',
    path: '/api/credits/purchase',
    access: { permission: 'credits.buy' },
    summary: 'Start a purchase of a package; redirect the browser to checkoutUrl',
    body: purchaseSchema,
    response: purchaseResponseSchema,
    errors: ['payments_not_configured'],
  }),
  resume: defineRoute({
    method: 'POST',
    path: '/api/credits/transactions/{id}/continue',
    access: { permission: 'credits.buy' },
    summary: 'Resume an unpaid purchase; redirect the browser to checkoutUrl',
    params: z.object({ id: idSchema }),
    response: purchaseResponseSchema,
    errors: ['not_found', 'wrong_state'],
  }),
  discard: defineRoute({
    method: 'DELETE',
    path: '/api/credits/transactions/{id}',
    access: { permission: 'credits.buy' },
    summary: 'Cancel an unpaid purchase',
    params: z.object({ id: idSchema }),
    response: null,
    errors: ['not_found', 'wrong_state'],
  }),
};
