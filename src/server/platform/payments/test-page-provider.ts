import { randomBytes } from 'node:crypto';

import { AppError } from '#server/app-error.ts';
import type { PaymentProvider } from '#server/platform/payments/payment-provider.ts';

const SESSION_ID_BYTES = 32;

/** Sends buyers to the test page of this server, which takes no money. It sends no events. */
export function createTestPageProvider(publicUrl: string): PaymentProvider {
  const addressOf = (sessionId: string) => `${publicUrl}/checkout/${sessionId}`;
  return {
    name: 'test',
    openCheckout: () => {
      const sessionId = `test_${randomBytes(SESSION_ID_BYTES).toString('base64url')}`;
      return Promise.resolve({ sessionId, checkoutUrl: addressOf(sessionId) });
    },
    findCheckout: (sessionId) => Promise.resolve(addressOf(sessionId)),
    // Its page asks for the stored status.
    closeCheckout: () => Promise.resolve(true),
    readEvent: () => {
      throw new AppError('signature_invalid');
    },
  };
}
