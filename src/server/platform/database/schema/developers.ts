import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import {
  DELIVERY_STATUSES,
  type DeliveredEvent,
  type DeliveryStatus,
  type WebhookEvent,
} from '#domain/events/webhooks.ts';
import type { ApiKeyId, OrganizationId, UserId, WebhookId } from '#domain/ids.ts';
import type { ApiScope } from '#domain/people/api-scopes.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';

/** Keys of programs. A key acts in the name of who made it and goes with that account. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').$type<ApiKeyId>().primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    createdBy: uuid('created_by')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The first characters, for people to tell keys apart. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the key, hex. The key itself is known to its holder alone. */
    keyHash: text('key_hash').notNull(),
    scopes: jsonb('scopes').$type<readonly ApiScope[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null: without end. */
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    /** When people were told that it expires soon. */
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    uniqueIndex('api_keys_hash_unique').on(table.keyHash),
    index('api_keys_by_organization').on(table.organizationId, table.createdAt),
    index('api_keys_by_maker').on(table.createdBy),
  ],
);

/** Addresses that are told what happens. Their secret comes from the id, `secretVersion` and the secret key. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').$type<WebhookId>().primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    url: text('url').notNull(),
    events: jsonb('events').$type<readonly WebhookEvent[]>().notNull(),
    secretVersion: integer('secret_version').notNull().default(1),
    /** Until then deliveries are signed with the secret before this one, too. */
    oldSecretUntil: moment('old_secret_until'),
    /** Attempts that failed since the last one that did not. */
    failuresInARow: integer('failures_in_a_row').notNull().default(0),
    failingSince: moment('failing_since'),
    disabledAt: moment('disabled_at'),
    /** Why it is turned off, a sentence for people. */
    disabledReason: text('disabled_reason'),
    /** Until then it is left alone after a failure. */
    pausedUntil: moment('paused_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('webhooks_failures_not_negative', sql`${table.failuresInARow} >= 0`),
    check(
      'webhooks_disabled_says_why',
      sql`(${table.disabledAt} is null) = (${table.disabledReason} is null)`,
    ),
    index('webhooks_by_organization').on(table.organizationId, table.createdAt),
  ],
);

/** What was or is to be delivered, written in the transaction of what it tells. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Sent along, the same at every attempt: receivers know repeats by it. */
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .$type<WebhookId>()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').$type<DeliveredEvent>().notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    status: text('status').$type<DeliveryStatus>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; null once it has ended. */
    dueAt: moment('due_at'),
    /** Of the last attempt: the response's status, or why there was none. */
    responseStatus: integer('response_status'),
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check(
      'webhook_deliveries_status_known',
      sql`${table.status} in (${listed(DELIVERY_STATUSES)})`,
    ),
    check(
      'webhook_deliveries_pending_is_due',
      sql`(${table.status} = 'pending') = (${table.dueAt} is not null)`,
    ),
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_by_age').on(table.createdAt),
  ],
);
