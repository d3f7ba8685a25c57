/**
 * The checkout of the test page, which takes no money. Called only by that page, which exists only
 * if payments are configured for it. Whoever has the unguessable session id may pay or cancel. Only
 * pending payments of the test page can change, so that paying twice grants credits once.
 */
import { findPackage, type CreditPackage } from '#domain/money/packages.ts';
import { statusShown } from './present.ts';
import { cancelPayment, settlePayment, type SettleDeps } from './settle.ts';
import * as store from './store.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';

/** Whom the invoice names. Whoever has the page's address sees it, so it says no more of them. */
export interface BilledTo {
  readonly name: string;
  /** Whether somebody has chosen the name. */
  readonly isNamed: boolean;
  readonly hasAddress: boolean;
  readonly hasTaxId: boolean;
}

export interface TestCheckout {
  readonly bought: CreditPackage;
  readonly amountCents: number;
  readonly credits: number;
  readonly state: 'open' | 'paid' | 'over';
  readonly billedTo: BilledTo | undefined;
  readonly seller: string | null;
}

interface Deps extends SettleDeps {
  readonly db: Database;
}

export type TestCheckoutService = ReturnType<typeof createTestCheckoutService>;

export function createTestCheckoutService(deps: Deps) {
  const { db, clock } = deps;

  function stateOf(payment: store.PaymentRow): TestCheckout['state'] {
    if (statusShown(payment, clock.now()) === 'pending') return 'open';
    return payment.settledAt === null ? 'over' : 'paid';
  }

  async function checkoutOf(
    connection: Connection,
    payment: store.PaymentRow,
  ): Promise<TestCheckout> {
    const { packageId, amountCents, credits, organizationId } = payment;
    const parties = await store.findParties(connection, organizationId);
    const bought = findPackage(packageId);
    return { bought, amountCents, credits, state: stateOf(payment), ...parties };
  }

  /** Applies `work` to the payment if its checkout is open, and returns the result. */
  function whileOpen(
    sessionId: string,
    work: (tx: Transaction, payment: store.PaymentRow) => Promise<void>,
  ): Promise<TestCheckout | null> {
    return db.transaction(async (tx) => {
      const payment = await store.lockBySession(tx, 'test', sessionId);
      if (!payment) return null;
      if (stateOf(payment) === 'open') await work(tx, payment);
      const after = await store.findBySession(tx, 'test', sessionId);
      return after && checkoutOf(tx, after);
    });
  }

  return {
    async find(sessionId: string): Promise<TestCheckout | null> {
      const payment = await store.findBySession(db, 'test', sessionId);
      return payment && checkoutOf(db, payment);
    },
    pay: (sessionId: string) =>
      whileOpen(sessionId, (tx, payment) => settlePayment(tx, deps, payment)),
    cancel: (sessionId: string) =>
      whileOpen(sessionId, async (tx, payment) => {
        await cancelPayment(tx, payment.id);
      }),
  };
}
