import { createDocumentsService } from '#server/features/billing/documents.ts';
import { createNotifyLowBalance } from '#server/features/billing/low-balance.ts';
import { createBillingService } from '#server/features/billing/service.ts';
import { createCreditsService } from '#server/features/credits/service.ts';
import { createPaymentsService } from '#server/features/payments/service.ts';
import { createTestCheckoutService } from '#server/features/payments/test-checkout.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { SharedServices } from './shared.ts';

export type BillingServices = ReturnType<typeof createBillingServices>;

/** Credits, payments and invoices. */
export function createBillingServices(platform: Platform, shared: SharedServices) {
  const { config, db, clock, log, paymentProvider } = platform;
  const { audit, notifications } = shared;
  const notifyLowBalance = createNotifyLowBalance(notifications);
  const credits = createCreditsService({ db, clock, audit, notifyLowBalance });
  const documents = createDocumentsService({ db, clock, seller: config.seller });
  const paymentDeps = { db, clock, log, credits, documents };
  return {
    credits,
    documents,
    billing: createBillingService({ db, clock, audit }),
    payments: createPaymentsService({ ...paymentDeps, audit, provider: paymentProvider }),
    testCheckout: createTestCheckoutService(paymentDeps),
  };
}
