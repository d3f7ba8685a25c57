import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { PaymentProvider } from '#server/platform/payments/payment-provider.ts';
import { createTestPageProvider } from '#server/platform/payments/test-page-provider.ts';

/** Opens the configured payment provider; null if there is none. */
export async function openPaymentProvider(
  { payments, http }: Pick<Config, 'payments' | 'http'>,
  clock: Clock,
): Promise<PaymentProvider | null> {
  if (payments.by === 'nothing') return null;
  if (payments.by === 'test page') return createTestPageProvider(http.publicUrl);
  // Loaded only when used, because its client is large.
  const { createStripeProvider } = await import('#server/platform/payments/stripe-provider.ts');
  return createStripeProvider({ config: payments.stripe, publicUrl: http.publicUrl, clock });
}
