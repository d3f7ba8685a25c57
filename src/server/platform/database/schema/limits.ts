import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { JobId, UserId } from '#domain/ids.ts';
import { moment } from '#server/platform/database/columns.ts';
import { users } from '#server/platform/database/schema/accounts.ts';

/** What an `Idempotency-Key` was used for. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the validated request, hex. */
    bodyHash: text('body_hash').notNull(),
    jobId: uuid('job_id').$type<JobId>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);

/** Attempts counted by all processes together, in windows of fixed length. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  (table) => [index('rate_limits_by_end').on(table.windowEndsAt)],
);
