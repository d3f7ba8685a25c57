import type { OrganizationId, PaymentId } from '#domain/ids.ts';
import { findPackage } from '#domain/money/packages.ts';
import { reversalOf } from '#domain/money/payment-reversal.ts';
import type { Billed, DocumentsService } from '#server/features/billing/documents.ts';
import type { CreditsService, Reversal } from '#server/features/credits/service.ts';
import * as store from './store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import type {
  MoneyBackEvent,
  PaymentEvent,
  PaymentProviderName,
} from '#server/platform/payments/payment-provider.ts';

export interface SettleDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly credits: CreditsService;
  readonly documents: Pick<DocumentsService, 'issue'>;
}

type SessionEvent = Exclude<PaymentEvent, MoneyBackEvent>;

/**
 * Applies an event in one transaction. The result depends on the facts known so far and not on
 * their order. Locks are taken on the intent, then the payment, then the organization.
 */
export async function applyEvent(
  tx: Transaction,
  deps: SettleDeps,
  { provider, event }: { readonly provider: PaymentProviderName; readonly event: PaymentEvent },
): Promise<void> {
  if (event.kind === 'money back') return applyMoneyBack(tx, deps, event);
  if ('intentId' in event && event.intentId !== null) await store.lockIntent(tx, event.intentId);
  const payment = await store.lockBySession(tx, provider, event.sessionId);
  if (payment) return applySessionEvent(tx, deps, { payment, event });
  deps.log.info({ sessionId: event.sessionId }, 'an event about a checkout that is not ours');
}

async function applySessionEvent(
  tx: Transaction,
  deps: SettleDeps,
  { payment, event }: { readonly payment: store.PaymentRow; readonly event: SessionEvent },
): Promise<void> {
  if (event.kind === 'expired') {
    await cancelPayment(tx, payment.id);
    return;
  }
  if (event.kind === 'failed') {
    await store.movePayment(tx, payment.id, { status: 'failed' });
    return;
  }
  const intentId = payment.intentId ?? event.intentId;
  if (intentId !== null) await store.nameIntent(tx, payment.id, intentId);
  if (event.kind === 'submitted') return;
  if (event.amountCents !== payment.amountCents || event.currency !== payment.currency) {
    const { amountCents, currency } = event;
    deps.log.error(
      { paymentId: payment.id, amountCents, currency },
      'a payment is not the amount that was asked, it is not settled',
    );
    return;
  }
  await settlePayment(tx, deps, { ...payment, intentId });
}

/** Returns whether it could still be cancelled. */
export function cancelPayment(tx: Transaction, paymentId: PaymentId): Promise<boolean> {
  return store.movePayment(tx, paymentId, { status: 'cancelled' });
}

/**
 * Grants what was paid for, once even if called several times. The caller has locked the payment.
 */
export async function settlePayment(
  tx: Transaction,
  deps: SettleDeps,
  payment: store.PaymentRow,
): Promise<void> {
  if (payment.settledAt !== null) return;
  const settledAt = deps.clock.now();
  if (!(await store.movePayment(tx, payment.id, { status: 'completed', settledAt }))) return;
  const { organizationId, credits, buyerId } = payment;
  const { name: packageName } = findPackage(payment.packageId);
  const award = { organizationId, paymentId: payment.id, packageName, credits, buyerId };
  await deps.credits.awardPurchase(tx, award);
  await deps.documents.issue(tx, billedFor(payment, { step: 0, kind: 'invoice', credits }));
  await store.updatePlan(tx, organizationId);
  await reconcile(tx, deps, { ...payment, status: 'completed', settledAt });
}

async function applyMoneyBack(
  tx: Transaction,
  deps: SettleDeps,
  event: MoneyBackEvent,
): Promise<void> {
  await store.lockIntent(tx, event.intentId);
  await store.recordMoneyBack(tx, event, deps.clock.now());
  for (const payment of await store.lockByIntent(tx, event.intentId)) {
    await reconcile(tx, deps, payment);
  }
}

/** Brings a completed payment in line with the money that was returned. */
async function reconcile(
  tx: Transaction,
  { credits, documents, log }: SettleDeps,
  payment: store.PaymentRow,
): Promise<void> {
  if (payment.settledAt === null || payment.intentId === null) return;
  const returned = await store.findMoneyBack(tx, payment.intentId);
  const { creditsReversed, status } = reversalOf(payment, returned);
  if (status !== payment.status && !(await store.movePayment(tx, payment.id, { status }))) {
    throw new Error(`Payment ${payment.id} cannot become ${status} from ${payment.status}`);
  }
  const change = creditsReversed - payment.creditsReversed;
  if (change === 0) return;
  const step = payment.reversalSteps + 1;
  await store.setReversed(tx, payment.id, { creditsReversed, reversalSteps: step });
  const reversal = reversalFor(payment, Math.abs(change), step);
  if (change > 0) await credits.reversePurchase(tx, reversal);
  else await credits.restorePurchase(tx, reversal);
  const kind = change > 0 ? 'credit_note' : 'invoice';
  await documents.issue(tx, billedFor(payment, { step, kind, credits: change, creditsReversed }));
  await store.updatePlan(tx, payment.organizationId);
  log.warn(
    { paymentId: payment.id, status, creditsReversed },
    'a payment was reversed or restored',
  );
}

interface BilledPart {
  readonly step: number;
  readonly kind: Billed['kind'];
  /** Of the payment; negative for credits that are billed again. */
  readonly credits: number;
  /** In total, after this. */
  readonly creditsReversed?: number;
}

/**
 * Amounts are differences of the running total, so that all parts together equal what was paid, to
 * the cent.
 */
function billedFor(
  payment: store.PaymentRow,
  { step, kind, credits, creditsReversed = credits }: BilledPart,
): Billed {
  const { organizationId, id: paymentId, currency } = payment;
  const centsOf = (part: number) => Math.floor((payment.amountCents * part) / payment.credits);
  const amountCents = Math.abs(centsOf(creditsReversed) - centsOf(creditsReversed - credits));
  const packageName = findPackage(payment.packageId).name;
  const isTest = payment.provider === 'test';
  const of = { organizationId, paymentId, currency, packageName, isTest };
  return { ...of, step, kind, credits: Math.abs(credits), amountCents };
}

function reversalFor(
  payment: { id: PaymentId; organizationId: OrganizationId } & Pick<store.PaymentRow, 'packageId'>,
  credits: number,
  step: number,
): Reversal {
  return {
    organizationId: payment.organizationId,
    paymentId: payment.id,
    packageName: findPackage(payment.packageId).name,
    credits,
    step,
  };
}
