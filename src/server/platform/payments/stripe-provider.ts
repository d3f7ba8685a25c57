import { Stripe } from 'stripe';

import { AppError } from '#server/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { StripeConfig } from '#server/platform/config/payments-config.ts';
import type { CheckoutOrder, PaymentProvider } from '#server/platform/payments/payment-provider.ts';
import { readStripeEvent } from '#server/platform/payments/stripe-events.ts';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;
/** How old a signed event may be, as recommended by Stripe. */
const SIGNATURE_SECONDS_MAX = 300;

const NOT_ANSWERING = 'The payment service does not respond. Please try again shortly.';

function refuse(cause: unknown): never {
  throw new AppError('unavailable', { message: NOT_ANSWERING, cause });
}

interface Options {
  readonly config: StripeConfig;
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** Stripe Checkout. A returning buyer proves nothing: only signed events say what was paid. */
export function createStripeProvider({ config, publicUrl, clock }: Options): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    ...addressOf(config.apiUrl),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  return {
    name: 'stripe',
    openCheckout: async (order) => {
      const session = await stripe.checkout.sessions
        .create(sessionFor(order, publicUrl), { idempotencyKey: order.paymentId })
        .catch(refuse);
      if (session.url === null) throw new Error(`Stripe's session ${session.id} has no address`);
      return { sessionId: session.id, checkoutUrl: session.url };
    },
    findCheckout: async (sessionId) => {
      const session = await stripe.checkout.sessions.retrieve(sessionId).catch(refuse);
      return session.url;
    },
    closeCheckout: async (sessionId) => {
      try {
        await stripe.checkout.sessions.expire(sessionId);
        return true;
      } catch (error) {
        // Stripe closes open sessions only.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
        return refuse(error);
      }
    },
    readEvent: (body, signature) => {
      const { webhookSecret } = config;
      return readStripeEvent(verified(stripe, { body, signature, webhookSecret, clock }));
    },
  };
}

function sessionFor(order: CheckoutOrder, publicUrl: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: order.paymentId, package_id: order.packageId };
  return {
    mode: 'payment',
    client_reference_id: order.paymentId,
    customer_email: order.buyerEmail,
    metadata,
    payment_intent_data: { metadata },
    // Prices in the buyer's own currency would differ from the stored amount.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amountCents,
          product_data: { name: `CasinoReel ${order.packageName}: ${order.credits} credits` },
        },
      },
    ],
    success_url: `${publicUrl}/credits?purchase=success`,
    cancel_url: `${publicUrl}/credits?purchase=cancelled`,
  };
}

interface Received {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly webhookSecret: string;
  readonly clock: Clock;
}

function verified(stripe: Stripe, { body, signature, webhookSecret, clock }: Received): unknown {
  if (signature === undefined) throw new AppError('signature_invalid');
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      SIGNATURE_SECONDS_MAX,
      undefined,
      clock.now().getTime(),
    );
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw new AppError('signature_invalid', { cause });
    }
    throw new AppError('malformed_json', { cause });
  }
}

function addressOf(apiUrl: string | null) {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  return {
    protocol: isHttps ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
  };
}
