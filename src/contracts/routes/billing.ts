import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  billingDocumentSchema,
  billingSettingsSchema,
  budgetSchema,
  documentsQuerySchema,
  setBudgetSchema,
  spendingQuerySchema,
  spendingSchema,
} from '#contracts/schemas/billing.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';
import { invoicesFileName } from '#domain/money/billing.ts';
import { idSchema } from '#contracts/schemas/text.ts';

const access = { permission: 'billing.manage' } as const;

export const billingRoutes = {
  settings: defineRoute({
    method: 'GET',
    path: '/api/billing/settings',
    access,
    summary: 'Get the billing details and the low-balance alert',
    response: billingSettingsSchema,
    errors: [],
  }),
  changeSettings: defineRoute({
    method: 'PUT',
    path: '/api/billing/settings',
    access,
    summary: 'Change the billing details for future invoices, and the low-balance alert',
    body: billingSettingsSchema,
    response: billingSettingsSchema,
    errors: [],
  }),
  documents: defineRoute({
    method: 'GET',
    path: '/api/billing/documents',
    access,
    summary: 'List invoices and credit notes, newest first',
    query: pagingSchema,
    response: z.array(billingDocumentSchema),
    errors: [],
  }),
  documentPdf: defineRoute({
    method: 'GET',
    path: '/api/billing/documents/{id}/pdf',
    access,
    summary: 'Download an invoice or a credit note as a PDF',
    params: z.object({ id: idSchema }),
    response: z.string(),
    file: { type: 'application/pdf', name: 'invoice.pdf' },
    errors: ['not_found'],
  }),
  documentsPdf: defineRoute({
    method: 'GET',
    path: '/api/billing/documents.pdf',
    access,
    summary:
      'Download all invoices and credit notes of the purchases of a year, or of all years, as one PDF',
    query: documentsQuerySchema,
    response: z.string(),
    file: {
      type: 'application/pdf',
      name: invoicesFileName(null),
      nameOf: ({ year }) => invoicesFileName(typeof year === 'number' ? String(year) : null),
    },
    errors: ['not_found'],
  }),
  budgets: defineRoute({
    method: 'GET',
    path: '/api/billing/budgets',
    access,
    summary: 'List the monthly budget and current spending of each member, newest first',
    query: pagingSchema,
    response: z.array(budgetSchema),
    errors: [],
  }),
  ownBudget: defineRoute({
    method: 'GET',
    path: '/api/billing/budget',
    access: { permission: 'workspace.read' },
    summary: 'Get your own monthly budget and current spending',
    response: budgetSchema,
    errors: ['not_found'],
  }),
  setBudget: defineRoute({
    method: 'PUT',
    path: '/api/billing/budgets/{userId}',
    access,
    summary: 'Set the monthly budget of a member; null removes the limit',
    params: z.object({ userId: idSchema }),
    body: setBudgetSchema,
    response: null,
    errors: ['not_found'],
  }),
  spending: defineRoute({
    method: 'GET',
    path: '/api/billing/spending',
    access: { permission: 'workspace.read' },
    summary: 'List credits spent by person and month',
    query: spendingQuerySchema,
    response: z.array(spendingSchema),
    errors: [],
  }),
};
