import { Readable } from 'node:stream';

import type { creditRoutes } from '#contracts/routes/credits.ts';
import type { PaymentId } from '#domain/ids.ts';
import { presentEntry } from './present.ts';
import type { CreditsService } from './service.ts';
import type { LedgerRow } from './store.ts';
import { csvLine } from '#server/http/responses/csv.ts';
import type { PaymentsService } from '#server/features/payments/service.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createCreditHandlers(
  credits: CreditsService,
  payments: PaymentsService,
): HandlersOf<typeof creditRoutes> {
  return {
    ledger: async ({ caller, query, nextPage }) => {
      const { organizationId } = caller.actor;
      const page = await credits.ledgerOf(organizationId, query, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentEntry);
    },
    ledgerTotal: ({ caller, query }) => credits.ledgerTotal(caller.actor.organizationId, query),
    ledgerCsv: async ({ caller, query }) =>
      Readable.from(linesOf(credits.allEntries(caller.actor.organizationId, query))),
    transactions: async ({ caller, query, nextPage }) => {
      const page = await payments.transactionsOf(caller.actor, pageRequestOf(query));
      nextPage(page.nextCursor);
      return [...page.items];
    },
    purchase: async ({ caller, body }) => ({
      checkoutUrl: await payments.purchase(caller.actor, body.packageId),
    }),
    discard: ({ caller, params }) => payments.discard(caller.actor, params.id as PaymentId),
    resume: async ({ caller, params }) => ({
      checkoutUrl: await payments.resume(caller.actor, params.id as PaymentId),
    }),
  };
}

const COLUMNS = [
  'date',
  'reason',
  'credits',
  'balance',
  'person',
  'video',
  'title',
  'size',
  'prompt',
];

async function* linesOf(entries: AsyncIterable<LedgerRow>): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for await (const entry of entries) {
    const { createdAt, reason, delta, balanceAfter, author, jobId } = entry;
    const { title, aspectRatio, prompt } = entry;
    const day = createdAt.toISOString();
    yield csvLine([day, reason, delta, balanceAfter, author, jobId, title, aspectRatio, prompt]);
  }
}
