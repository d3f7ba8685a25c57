import type { creditRoutes } from '#contracts/routes/credits.ts';
import type { CreditsService } from './service.ts';
import type { PaymentsService } from '#server/features/payments/service.ts';
import { pageRequestOf } from '#server/http/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createCreditHandlers(
  credits: CreditsService,
  payments: PaymentsService,
): HandlersOf<typeof creditRoutes> {
  return {
    ledger: async ({ caller, query, nextPage }) => {
      const page = await credits.ledgerOf(caller.actor.organizationId, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(({ id, reason, delta, createdAt, jobId, prompt, author }) => ({
        id,
        reason,
        delta,
        createdAt: createdAt.toISOString(),
        jobId,
        prompt,
        author,
      }));
    },
    transactions: async ({ caller, query, nextPage }) => {
      const { organizationId } = caller.actor;
      const page = await payments.transactionsOf(organizationId, pageRequestOf(query));
      nextPage(page.nextCursor);
      return [...page.items];
    },
    purchase: async ({ caller, body }) => ({
      checkoutUrl: await payments.purchase(caller.actor, body.packageId),
    }),
  };
}
