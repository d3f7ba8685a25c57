import { createApiKeysService } from '#server/features/developers/api-keys.ts';
import { createDeliverWebhook } from '#server/features/developers/deliver-webhook.ts';
import { createEnqueueJobEvent } from '#server/features/developers/enqueue-job-event.ts';
import { createRemindOfKeys } from '#server/features/developers/remind-of-keys.ts';
import { createSendDelivery } from '#server/features/developers/send-delivery.ts';
import { createWebhooksService } from '#server/features/developers/webhooks.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { SharedServices } from './shared.ts';

export type DeveloperServices = ReturnType<typeof createDeveloperServices>;

/** API keys and webhooks. */
export function createDeveloperServices(platform: Platform, shared: SharedServices) {
  const { config, db, clock, linkTokens, metrics, outbound } = platform;
  const { audit, limiter, notifications } = shared;
  const send = createSendDelivery({ clock, outbound, linkTokens });
  return {
    apiKeys: createApiKeysService({ db, clock, audit }),
    remindOfKeys: createRemindOfKeys({ db, clock, notifications }),
    enqueueJobEvent: createEnqueueJobEvent(clock),
    deliverWebhook: createDeliverWebhook({ db, clock, audit, metrics, notifications, send }),
    webhooks: createWebhooksService({
      db,
      clock,
      audit,
      limiter,
      linkTokens,
      send,
      outbound,
      requiresHttps: config.http.isPublic,
    }),
  };
}
