import { z } from 'zod';

import { idSchema, momentSchema, nameSchema } from '#contracts/schemas/text.ts';
import { DELIVERY_STATUSES, WEBHOOK_EVENT_NAMES } from '#domain/events/webhooks.ts';
import { API_KEY_LIFETIME_DAYS, API_SCOPE_NAMES } from '#domain/people/api-scopes.ts';

const NAME_MESSAGE = 'Please give the key a name';
const SCOPES_MESSAGE = 'Please choose at least one permission';
const URL_MESSAGE = 'Please enter an http or https address';
const EVENTS_MESSAGE = 'Please choose at least one event';

const KEY_NAME_LENGTH = { min: 1, max: 60 };
const NAME_TOO_LONG = `The name must be at most ${KEY_NAME_LENGTH.max} characters`;
const URL_LENGTH_MAX = 500;

function chosenFrom<const Names extends readonly [string, ...string[]] | readonly string[]>(
  names: Names,
  message: string,
) {
  return z
    .array(z.enum(names, { error: 'Unknown choice' }), { error: message })
    .min(1, message)
    .max(names.length, 'Too many choices')
    .transform((chosen) => names.filter((name): name is Names[number] => chosen.includes(name)));
}

export const createApiKeySchema = z.object({
  name: nameSchema(KEY_NAME_LENGTH, NAME_MESSAGE, NAME_TOO_LONG),
  scopes: chosenFrom(API_SCOPE_NAMES, SCOPES_MESSAGE),
  /** Null means it does not expire. */
  lifetimeDays: z.literal([...API_KEY_LIFETIME_DAYS], { error: 'Unknown lifetime' }).default(90),
});
export type CreateApiKeyBody = z.infer<typeof createApiKeySchema>;

export const apiKeySchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** The first characters of the key. */
    prefix: z.string(),
    scopes: z.array(z.enum(API_SCOPE_NAMES)),
    /** Username of the creator. The key can never do more than this person. */
    createdBy: z.string(),
    createdAt: momentSchema,
    expiresAt: momentSchema.nullable(),
    lastUsedAt: momentSchema.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKeyBody = z.infer<typeof apiKeySchema>;

export const newApiKeySchema = apiKeySchema
  .extend({
    /** The key itself. It is shown only once. */
    key: z.string(),
  })
  .meta({ id: 'NewApiKey' });
export type NewApiKeyBody = z.infer<typeof newApiKeySchema>;

const webhookUrlSchema = z
  .string({ error: URL_MESSAGE })
  .trim()
  .max(URL_LENGTH_MAX, `Must be at most ${URL_LENGTH_MAX} characters`)
  .pipe(z.url({ protocol: /^https?$/, error: URL_MESSAGE }));

export const createWebhookSchema = z.object({
  url: webhookUrlSchema,
  events: chosenFrom(WEBHOOK_EVENT_NAMES, EVENTS_MESSAGE),
});
export type CreateWebhookBody = z.infer<typeof createWebhookSchema>;

export const changeWebhookSchema = createWebhookSchema
  .partial()
  .extend({ isEnabled: z.boolean({ error: 'isEnabled must be true or false' }).optional() });
export type ChangeWebhookBody = z.infer<typeof changeWebhookSchema>;

export const webhookSchema = z
  .object({
    id: idSchema,
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
    isEnabled: z.boolean(),
    /** Why it was disabled; null if it is active. */
    disabledReason: z.string().nullable(),
    failuresInARow: z.int(),
    createdAt: momentSchema,
  })
  .meta({ id: 'Webhook' });
export type WebhookBody = z.infer<typeof webhookSchema>;

export const newWebhookSchema = webhookSchema
  .extend({
    /** Verifies deliveries (https://www.standardwebhooks.com). It is shown only once. */
    secret: z.string(),
  })
  .meta({ id: 'NewWebhook' });
export type NewWebhookBody = z.infer<typeof newWebhookSchema>;

export const webhookDeliverySchema = z
  .object({
    id: idSchema,
    event: z.string(),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.int(),
    responseStatus: z.int().nullable(),
    problem: z.string().nullable(),
    createdAt: momentSchema,
    nextAttemptAt: momentSchema.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDeliveryBody = z.infer<typeof webhookDeliverySchema>;
