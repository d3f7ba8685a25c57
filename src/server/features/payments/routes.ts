import type { webhookRoutes } from '#contracts/routes/webhooks.ts';
import type { PaymentsService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createWebhookHandlers(payments: PaymentsService): HandlersOf<typeof webhookRoutes> {
  return {
    stripe: ({ body, header }) => payments.receiveEvent(body, header('stripe-signature')),
  };
}
