import type { developerRoutes } from '#contracts/routes/developers.ts';
import type { ApiKeyId, WebhookId } from '#domain/ids.ts';
import { pageRequestOf, pageWithin } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

import type { ApiKeysService } from './api-keys.ts';
import { presentDelivery, presentKey, presentWebhook } from './present.ts';
import type { WebhooksService } from './webhooks.ts';

export function createDeveloperHandlers(
  keys: ApiKeysService,
  webhooks: WebhooksService,
): HandlersOf<typeof developerRoutes> {
  return {
    keys: async ({ caller, query, nextPage }) => {
      const all = await keys.list(caller.actor.organizationId);
      const page = pageWithin(all, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentKey);
    },
    createKey: async ({ caller, body }) => {
      const { key, ...row } = await keys.create(caller.actor, body);
      return { ...presentKey(row), key };
    },
    revokeKey: ({ caller, params }) => keys.revoke(caller.actor, params.keyId as ApiKeyId),
    webhooks: async ({ caller, query, nextPage }) => {
      const all = await webhooks.list(caller.actor.organizationId);
      const page = pageWithin(all, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentWebhook);
    },
    createWebhook: async ({ caller, body }) => {
      const { webhook, secret } = await webhooks.create(caller.actor, body);
      return { ...presentWebhook(webhook), secret };
    },
    changeWebhook: async ({ caller, params, body }) =>
      presentWebhook(await webhooks.change(caller.actor, params.webhookId as WebhookId, body)),
    rotateSecret: async ({ caller, params }) => {
      const id = params.webhookId as WebhookId;
      const { webhook, secret } = await webhooks.renewSecret(caller.actor, id);
      return { ...presentWebhook(webhook), secret };
    },
    testWebhook: async ({ caller, params }) =>
      presentDelivery(await webhooks.test(caller.actor, params.webhookId as WebhookId)),
    deliveries: async ({ caller, params, query, nextPage }) => {
      const { organizationId } = caller.actor;
      const id = params.webhookId as WebhookId;
      const page = await webhooks.deliveriesOf(organizationId, id, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentDelivery);
    },
    deleteWebhook: ({ caller, params }) =>
      webhooks.remove(caller.actor, params.webhookId as WebhookId),
  };
}
