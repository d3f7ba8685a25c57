/**
 * Purchases of credit packages, from order to refund. Called by the credits and webhook routes and
 * by the test checkout page. A purchase is a pending payment with the price and credits at that
 * time. Only the provider's signed event about a stored session completes it, with the stored
 * amount (`settle.ts`). Payment, award, debt and plan change in one transaction, so that repeated,
 * concurrent, late or out-of-order events change the balance at most once. Authorization: the
 * route's permission; whoever has the unguessable id of a test session may pay or cancel it.
 */
import { randomUUID } from 'node:crypto';

import type { CreditTransactionBody } from '#contracts/schemas/credits.ts';
import type { PaymentId } from '#domain/ids.ts';
import { findPackage, type PackageId } from '#domain/money/packages.ts';
import { roleHas, type Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import { isPayable, presentDocument, presentTransaction } from './present.ts';
import { applyEvent, cancelPayment, type SettleDeps } from './settle.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { DocumentsService } from '#server/features/billing/documents.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PaymentProvider } from '#server/platform/payments/payment-provider.ts';

interface Deps extends SettleDeps {
  readonly documents: DocumentsService;
  readonly db: Database;
  readonly audit: Pick<AuditService, 'record'>;
  /** Null if payments are not configured. */
  readonly provider: PaymentProvider | null;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

const CHECKOUT_OVER = 'This checkout has expired. Please start the purchase again.';
const CURRENCY = 'usd';

export function createPaymentsService(deps: Deps) {
  const { db, clock, audit, provider } = deps;
  return {
    /**
     * Returns the checkout URL. The session is opened first: a URL is only returned once its
     * payment is stored.
     */
    async purchase(actor: Actor, packageId: PackageId): Promise<string> {
      if (!provider) throw new AppError('payments_not_configured');
      const { name: packageName, credits, priceCents: amountCents } = findPackage(packageId);
      const paymentId = randomUUID() as PaymentId;
      const buyerEmail = await store.findEmail(db, actor.userId);
      const { sessionId, checkoutUrl } = await provider.openCheckout({
        paymentId,
        packageId,
        packageName,
        credits,
        amountCents,
        currency: CURRENCY,
        buyerEmail,
      });
      await store.insertPayment(db, {
        id: paymentId,
        organizationId: actor.organizationId,
        buyerId: actor.userId,
        packageId,
        credits,
        amountCents,
        currency: CURRENCY,
        provider: provider.name,
        sessionId,
        status: 'pending',
        createdAt: clock.now(),
      });
      return checkoutUrl;
    },

    /** Returns the checkout URL of an order that has not been paid yet. */
    async resume({ organizationId }: Actor, paymentId: PaymentId): Promise<string> {
      const payment = await store.findPayment(db, organizationId, paymentId);
      if (!payment) throw new AppError('not_found');
      const isOurs = provider?.name === payment.provider && isPayable(payment, clock.now());
      const checkoutUrl = isOurs ? await provider.findCheckout(payment.sessionId) : null;
      if (checkoutUrl === null) throw new AppError('wrong_state', { message: CHECKOUT_OVER });
      return checkoutUrl;
    },

    /** Cancels an order that has not been paid. If it is paid at the same moment, it stays paid. */
    async discard({ organizationId, userId }: Actor, paymentId: PaymentId): Promise<void> {
      const payment = await store.findPayment(db, organizationId, paymentId);
      if (!payment) throw new AppError('not_found');
      const isOurs = provider?.name === payment.provider && isPayable(payment, clock.now());
      if (!isOurs || !(await provider.closeCheckout(payment.sessionId))) {
        throw new AppError('wrong_state', { message: CHECKOUT_OVER });
      }
      const { packageId, credits, amountCents } = payment;
      await db.transaction(async (tx) => {
        if (!(await cancelPayment(tx, paymentId))) {
          throw new AppError('wrong_state', { message: CHECKOUT_OVER });
        }
        await audit.record(tx, {
          organizationId,
          action: 'purchase.discarded',
          actorId: userId,
          subjectId: paymentId,
          details: { packageId, credits, amountCents },
        });
      });
    },

    async transactionsOf(
      { organizationId, role }: Actor,
      request: PageRequest,
    ): Promise<Page<CreditTransactionBody>> {
      const rows = await store.findPayments(db, organizationId, request);
      const { items, nextCursor } = pageOf(rows, request.limit);
      const now = clock.now();
      const documents = roleHas(role, 'billing.manage')
        ? await deps.documents.ofPayments(items.map(({ id }) => id))
        : [];
      return {
        items: items.map((payment) => {
          const own = documents.filter(({ paymentId }) => paymentId === payment.id);
          return presentTransaction(payment, own.map(presentDocument), now);
        }),
        nextCursor,
      };
    },

    /** Receives an event of the provider. Throws `signature_invalid` if it was not sent by them. */
    async receiveEvent(body: Buffer, signature: string | undefined): Promise<void> {
      if (!provider) throw new AppError('signature_invalid');
      const event = provider.readEvent(body, signature);
      if (event)
        await db.transaction((tx) => applyEvent(tx, deps, { provider: provider.name, event }));
    },
  };
}
