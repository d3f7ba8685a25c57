import type { Environment } from '#server/platform/config/environment.ts';

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Null for Stripe's own. */
  readonly apiUrl: string | null;
}

/** How credit packages are paid for: by Stripe, on a built-in test page, or not at all. */
export type PaymentsConfig =
  | { readonly by: 'stripe'; readonly stripe: StripeConfig }
  | { readonly by: 'test page' }
  | { readonly by: 'nothing' };

/**
 * Throws if the settings would take money without granting credits, or risk losing the record of
 * it.
 */
export function paymentsFrom(environment: Environment, isExposed: boolean): PaymentsConfig {
  const secretKey = environment.STRIPE_SECRET_KEY;
  if (secretKey === undefined) {
    return { by: (environment.TEST_CHECKOUT ?? !isExposed) ? 'test page' : 'nothing' };
  }
  if (secretKey.includes('_live_') && environment.DATABASE_URL === undefined) {
    throw new Error(
      'STRIPE_SECRET_KEY is a live key, and the embedded database is not made for real money: ' +
        'set DATABASE_URL to a PostgreSQL database, or use a test key (sk_test_…).',
    );
  }
  const webhookSecret = environment.STRIPE_WEBHOOK_SECRET;
  if (webhookSecret === undefined) {
    throw new Error(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET: without it, payments would be taken and never credited. ' +
        'Stripe shows the secret of the endpoint PUBLIC_URL/api/webhooks/stripe.',
    );
  }
  const apiUrl = environment.STRIPE_API_URL ?? null;
  return { by: 'stripe', stripe: { secretKey, webhookSecret, apiUrl } };
}
