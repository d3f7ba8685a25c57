import type {
  ApiKeyBody,
  WebhookBody,
  WebhookDeliveryBody,
} from '#contracts/schemas/developers.ts';

import type { ApiKeyRow } from './api-key-store.ts';
import type { DeliveryRow } from './delivery-store.ts';
import type { WebhookRow } from './webhook-store.ts';

export function presentKey(row: ApiKeyRow): ApiKeyBody {
  const { id, name, prefix, scopes, createdBy, createdAt, expiresAt, lastUsedAt } = row;
  return {
    id,
    name,
    prefix,
    scopes: [...scopes],
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export function presentWebhook(row: WebhookRow): WebhookBody {
  const { id, url, events, disabledAt, disabledReason, failuresInARow, createdAt } = row;
  return {
    id,
    url,
    events: [...events],
    isEnabled: disabledAt === null,
    disabledReason,
    failuresInARow,
    createdAt: createdAt.toISOString(),
  };
}

export function presentDelivery(row: DeliveryRow): WebhookDeliveryBody {
  const { id, event, status, attempts, responseStatus, problem, createdAt, dueAt } = row;
  return {
    id,
    event,
    status,
    attempts,
    responseStatus,
    problem,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: dueAt?.toISOString() ?? null,
  };
}
