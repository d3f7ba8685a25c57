import type { PackageId } from '#domain/money/packages.ts';
import type { PaymentId } from '#domain/ids.ts';

export interface CheckoutOrder {
  readonly paymentId: PaymentId;
  readonly packageId: PackageId;
  readonly packageName: string;
  readonly credits: number;
  readonly amountCents: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly buyerEmail: string;
}

export interface CheckoutSession {
  /** Identifies the checkout in every event about it; cannot be guessed. */
  readonly sessionId: string;
  /** Where the buyer pays. */
  readonly checkoutUrl: string;
}

/** Takes payments for orders. Nothing has been paid yet when `openCheckout` returns. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /**
   * Throws `unavailable` if the provider does not respond. Called again for the same order, it
   * returns the same session.
   */
  openCheckout(order: CheckoutOrder): Promise<CheckoutSession>;
  /** The checkout URL of a session that was opened before; null if it has ended. */
  findCheckout(sessionId: string): Promise<string | null>;
  /** Ends a session that nobody has paid, so that nobody can; whether it was still open. */
  closeCheckout(sessionId: string): Promise<boolean>;
  /**
   * Parses an event from the provider; null if it concerns no payment. Throws `signature_invalid`
   * unless the provider signed exactly these bytes within the last minutes.
   */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent | null;
}

export const PAYMENT_PROVIDERS = ['stripe', 'test'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/**
 * A fact about money. `intentId` identifies the payment in events that do not know its checkout.
 */
export type PaymentEvent =
  | {
      readonly kind: 'paid';
      readonly sessionId: string;
      readonly intentId: string | null;
      readonly amountCents: number | null;
      readonly currency: string | null;
    }
  /** The buyer has finished; the money arrives later, or never. */
  | { readonly kind: 'submitted'; readonly sessionId: string; readonly intentId: string | null }
  | { readonly kind: 'failed'; readonly sessionId: string }
  | { readonly kind: 'expired'; readonly sessionId: string }
  | MoneyBackEvent;

export interface MoneyBackEvent {
  readonly kind: 'money back';
  readonly intentId: string;
  readonly cause: 'refund' | 'dispute';
  /** Identifies the refunded charge or the dispute: later events about it replace earlier ones. */
  readonly sourceId: string;
  /** Total returned for this reason so far. */
  readonly cents: number;
  /** Higher for later events about the same source. */
  readonly version: number;
}
