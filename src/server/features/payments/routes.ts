import type { webhookRoutes } from '#contracts/routes/webhooks.ts';
import type { PaymentsService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

type ReceiveClipCallback = (callback: {
  readonly engine: string;
  readonly attemptId: string | null;
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
}) => Promise<void>;

export function createWebhookHandlers(
  payments: PaymentsService,
  receiveClipCallback: ReceiveClipCallback,
): HandlersOf<typeof webhookRoutes> {
  return {
    stripe: ({ body, header }) => payments.receiveEvent(body, header('stripe-signature')),
    video: ({ params, query, body, header }) => {
      const attemptId = query.attempt ?? null;
      return receiveClipCallback({ engine: params.engine, attemptId, body, header });
    },
  };
}
