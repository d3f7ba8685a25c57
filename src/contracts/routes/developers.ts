import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  apiKeySchema,
  changeWebhookSchema,
  createApiKeySchema,
  createWebhookSchema,
  newApiKeySchema,
  newWebhookSchema,
  webhookDeliverySchema,
  webhookSchema,
} from '#contracts/schemas/developers.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';
import { idSchema } from '#contracts/schemas/text.ts';

const access = { permission: 'developers.manage' } as const;
const keyParamsSchema = z.object({ keyId: idSchema });
const webhookParamsSchema = z.object({ webhookId: idSchema });

export const developerRoutes = {
  keys: defineRoute({
    method: 'GET',
    path: '/api/developers/keys',
    access,
    summary: 'List the API keys of the organization, newest first',
    query: pagingSchema,
    response: z.array(apiKeySchema),
    errors: [],
  }),
  createKey: defineRoute({
    method: 'POST',
    path: '/api/developers/keys',
    access,
    summary: 'Create an API key. The key itself is returned only once and is not stored',
    body: createApiKeySchema,
    response: newApiKeySchema,
    status: 201,
    errors: ['wrong_state'],
  }),
  revokeKey: defineRoute({
    method: 'DELETE',
    path: '/api/developers/keys/{keyId}',
    access,
    summary: 'Revoke an API key, effective immediately',
    params: keyParamsSchema,
    response: null,
    errors: [],
  }),
  webhooks: defineRoute({
    method: 'GET',
    path: '/api/developers/webhooks',
    access,
    summary: 'List the webhooks of the organization, newest first',
    query: pagingSchema,
    response: z.array(webhookSchema),
    errors: [],
  }),
  createWebhook: defineRoute({
    method: 'POST',
    path: '/api/developers/webhooks',
    access,
    summary: 'Create a webhook. Its secret is returned only once',
    body: createWebhookSchema,
    response: newWebhookSchema,
    status: 201,
    errors: ['wrong_state'],
  }),
  changeWebhook: defineRoute({
    method: 'PATCH',
    path: '/api/developers/webhooks/{webhookId}',
    access,
    summary: 'Change the URL or events of a webhook, disable or enable it',
    params: webhookParamsSchema,
    body: changeWebhookSchema,
    response: webhookSchema,
    errors: [],
  }),
  rotateSecret: defineRoute({
    method: 'POST',
    path: '/api/developers/webhooks/{webhookId}/secret',
    access,
    summary: 'Renew the secret of a webhook; the old one remains valid for 24 hours',
    params: webhookParamsSchema,
    response: newWebhookSchema,
    errors: [],
  }),
  testWebhook: defineRoute({
    method: 'POST',
    path: '/api/developers/webhooks/{webhookId}/test',
    access,
    summary: 'Send a webhook.test event now and return the result',
    params: webhookParamsSchema,
    response: webhookDeliverySchema,
    errors: ['too_many_requests'],
  }),
  deliveries: defineRoute({
    method: 'GET',
    path: '/api/developers/webhooks/{webhookId}/deliveries',
    access,
    summary: 'List the deliveries to a webhook in the last 30 days, newest first',
    params: webhookParamsSchema,
    query: pagingSchema,
    response: z.array(webhookDeliverySchema),
    errors: [],
  }),
  deleteWebhook: defineRoute({
    method: 'DELETE',
    path: '/api/developers/webhooks/{webhookId}',
    access,
    summary: 'Delete a webhook and its deliveries',
    params: webhookParamsSchema,
    response: null,
    errors: [],
  }),
};
