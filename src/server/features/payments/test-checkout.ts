/**
 * The checkout of the test page, which takes no money. Called only by that page, which exists only
 * if payments are configured for it. Whoever has the unguessable session id may pay or cancel. Only
 * pending payments of the test page can change, so that paying twice grants credits once.
 */
import { findPackage, type CreditPackage } from '#domain/packages.ts';
import { statusShown } from './present.ts';
import { cancelPayment, settlePayment, type SettleDeps } from './settle.ts';
import * as store from './store.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export interface TestCheckout {
  readonly bought: CreditPackage;
  readonly amountCents: number;
  readonly credits: number;
  readonly state: 'open' | 'paid' | 'over';
}

interface Deps extends SettleDeps {
  readonly db: Database;
}

export type TestCheckoutService = ReturnType<typeof createTestCheckoutService>;

export function createTestCheckoutService(deps: Deps) {
  const { db, clock } = deps;

  function checkoutOf(payment: store.PaymentRow): TestCheckout {
    const { packageId, amountCents, credits } = payment;
    const isOpen = statusShown(payment, clock.now()) === 'pending';
    const state = isOpen ? 'open' : payment.settledAt === null ? 'over' : 'paid';
    return { bought: findPackage(packageId), amountCents, credits, state };
  }

  /** Applies `work` to the payment if its checkout is open, and returns the result. */
  function whileOpen(
    sessionId: string,
    work: (tx: Transaction, payment: store.PaymentRow) => Promise<void>,
  ): Promise<TestCheckout | null> {
    return db.transaction(async (tx) => {
      const payment = await store.lockBySession(tx, 'test', sessionId);
      if (!payment) return null;
      if (checkoutOf(payment).state === 'open') await work(tx, payment);
      const after = await store.findBySession(tx, 'test', sessionId);
      return after && checkoutOf(after);
    });
  }

  return {
    async find(sessionId: string): Promise<TestCheckout | null> {
      const payment = await store.findBySession(db, 'test', sessionId);
      return payment && checkoutOf(payment);
    },
    pay: (sessionId: string) =>
      whileOpen(sessionId, (tx, payment) => settlePayment(tx, deps, payment)),
    cancel: (sessionId: string) =>
      whileOpen(sessionId, (tx, payment) => cancelPayment(tx, payment.id)),
  };
}
