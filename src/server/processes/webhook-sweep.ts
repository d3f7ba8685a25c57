import type { WebhookCourier } from '#server/features/developers/deliver-webhooks.ts';
import type { Log } from '#server/platform/log.ts';

const INTERVAL_MS = 1_000;

/** Delivers to webhooks, every second, what is due. */
export function startWebhookSweep(courier: WebhookCourier, log: Log): { stop(): Promise<void> } {
  let sweeping = Promise.resolve();
  let isSweeping = false;
  const sweep = async () => {
    isSweeping = true;
    await courier
      .deliverDue()
      .catch((error: unknown) => log.error({ err: error }, 'webhooks could not be delivered'));
    isSweeping = false;
  };
  const timer = setInterval(() => {
    if (!isSweeping) sweeping = sweep();
  }, INTERVAL_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await sweeping;
      await courier.settle();
    },
  };
}
