import type { PackageId } from '#domain/packages.ts';
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
  /** Names the checkout in every event about it; nobody can guess it. */
  readonly sessionId: string;
  /** Where the buyer pays. */
  readonly checkoutUrl: string;
}

/** Takes payments for orders. Nothing is paid when `openCheckout` answers. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Throws `unavailable` where the provider does not answer; asked again for the same order, it answers the same session. */
  openCheckout(order: CheckoutOrder): Promise<CheckoutSession>;
  /** Where the buyer pays in a session that was opened before; null where it has ended. */
  findCheckout(sessionId: string): Promise<string | null>;
  /**
   * What an event that the provider sent says; null where it concerns no payment. Throws
   * `signature_invalid` unless the provider signed these very bytes within the last minutes.
   */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent | null;
}

export const PAYMENT_PROVIDERS = ['stripe', 'test'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** A fact about money. `intentId` names the payment in events that do not know its checkout. */
export type PaymentEvent =
  | {
      readonly kind: 'paid';
      readonly sessionId: string;
      readonly intentId: string | null;
      readonly amountCents: number | null;
      readonly currency: string | null;
    }
  /** The buyer has finished; the money comes later, or never. */
  | { readonly kind: 'submitted'; readonly sessionId: string; readonly intentId: string | null }
  | { readonly kind: 'failed'; readonly sessionId: string }
  | { readonly kind: 'expired'; readonly sessionId: string }
  | MoneyBackEvent;

export interface MoneyBackEvent {
  readonly kind: 'money back';
  readonly intentId: string;
  readonly cause: 'refund' | 'dispute';
  /** Names the refunded charge or the dispute: later news about it replace earlier ones. */
  readonly sourceId: string;
  /** All that has gone back by this cause so far. */
  readonly cents: number;
  /** Higher for later news of the same source. */
  readonly version: number;
}
