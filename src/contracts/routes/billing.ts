import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  billingDocumentSchema,
  billingSettingsSchema,
  budgetSchema,
  setBudgetSchema,
  spendingQuerySchema,
  spendingSchema,
} from '#contracts/schemas/billing.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';
import { idSchema } from '#contracts/schemas/text.ts';

const access = { permission: 'billing.manage' } as const;

export const billingRoutes = {
  settings: defineRoute({
    method: 'GET',
    path: '/api/billing/settings',
    access,
    summary: 'What invoices say of the organization, and its low-balance alert',
    response: billingSettingsSchema,
    errors: [],
  }),
  changeSettings: defineRoute({
    method: 'PUT',
    path: '/api/billing/settings',
    access,
    summary: 'Change what invoices say from now on, and the low-balance alert',
    body: billingSettingsSchema,
    response: billingSettingsSchema,
    errors: [],
  }),
  documents: defineRoute({
    method: 'GET',
    path: '/api/billing/documents',
    access,
    summary: 'Invoices and credit notes, newest first',
    query: pagingSchema,
    response: z.array(billingDocumentSchema),
    errors: [],
  }),
  documentPdf: defineRoute({
    method: 'GET',
    path: '/api/billing/documents/{id}/pdf',
    access,
    summary: 'An invoice or a credit note as a PDF',
    params: z.object({ id: idSchema }),
    response: z.string(),
    file: { type: 'application/pdf', name: 'invoice.pdf' },
    errors: ['not_found'],
  }),
  budgets: defineRoute({
    method: 'GET',
    path: '/api/billing/budgets',
    access,
    summary: 'What each person may spend in a month, and has spent in this one; newest first',
    query: pagingSchema,
    response: z.array(budgetSchema),
    errors: [],
  }),
  setBudget: defineRoute({
    method: 'PUT',
    path: '/api/billing/budgets/{userId}',
    access,
    summary: 'Limit what a person may spend in a month; null lifts the limit',
    params: z.object({ userId: idSchema }),
    body: setBudgetSchema,
    response: null,
    errors: ['not_found'],
  }),
  spending: defineRoute({
    method: 'GET',
    path: '/api/billing/spending',
    access: { permission: 'workspace.read' },
    summary: 'Credits spent by person and month',
    query: spendingQuerySchema,
    response: z.array(spendingSchema),
    errors: [],
  }),
};
