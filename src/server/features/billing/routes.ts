import { Readable } from 'node:stream';

import type { billingRoutes } from '#contracts/routes/billing.ts';
import type { BillingDocumentBody, BudgetBody } from '#contracts/schemas/billing.ts';
import { billingNumber } from '#domain/money/billing.ts';
import type { UserId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

import type { DocumentRow } from './document-store.ts';
import type { DocumentsService } from './documents.ts';
import type { BillingService } from './service.ts';
import type { BudgetRow } from './store.ts';

export function createBillingHandlers(
  billing: BillingService,
  documents: DocumentsService,
  /** The host under which the credits were sold. */
  host: string,
): HandlersOf<typeof billingRoutes> {
  return {
    settings: ({ caller }) => billing.settingsOf(caller.actor.organizationId),
    changeSettings: ({ caller, body }) => billing.changeSettings(caller.actor, body),
    documents: async ({ caller, query, nextPage }) => {
      const page = await documents.list(caller.actor.organizationId, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentDocument);
    },
    documentPdf: async ({ caller, params }) => {
      const document = await documents.find(caller.actor.organizationId, params.id);
      // Loaded on first use, since typesetting is heavy.
      const { paintInvoice } = await import('./paint-invoice.ts');
      return Readable.from([paintInvoice(document, host)]);
    },
    documentsPdf: async ({ caller, query }) => {
      const issued = await documents.ofYear(caller.actor.organizationId, query.year);
      if (issued.length === 0) throw new AppError('not_found');
      const { paintInvoices } = await import('./paint-invoice.ts');
      return Readable.from([await paintInvoices(issued, host)]);
    },
    budgets: async ({ caller, query, nextPage }) => {
      const page = await billing.budgetsOf(caller.actor.organizationId, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentBudget);
    },
    ownBudget: async ({ caller }) => presentBudget(await billing.ownBudgetOf(caller.actor)),
    setBudget: ({ caller, params, body }) =>
      billing.setBudget(caller.actor, params.userId as UserId, body.credits),
    spending: ({ caller, query }) => billing.spendingOf(caller.actor.organizationId, query.months),
  };
}

function presentBudget({ id, createdAt: _since, ...budget }: BudgetRow): BudgetBody {
  return { userId: id, ...budget };
}

function presentDocument(row: DocumentRow): BillingDocumentBody {
  const { id, kind, packageName, credits, currency } = row;
  return {
    id,
    number: billingNumber(row.number),
    kind,
    packageName,
    credits,
    amount: row.amountCents,
    currency,
    createdAt: row.createdAt.toISOString(),
  };
}
