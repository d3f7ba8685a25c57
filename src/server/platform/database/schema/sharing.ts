import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { JobId, OrganizationId } from '#domain/ids.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { SHARE_ENDINGS, type ShareEnding } from '#domain/sharing/share-endings.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';

/** Public links to approved videos. Ended ones stay, so that their addresses say so. */
export const shares = pgTable(
  'shares',
  {
    id: uuid('id').primaryKey(),
    /** The public part of the address. */
    slug: text('slug').notNull(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    /** No foreign key: a job can be deleted, the address that showed it stays known. */
    jobId: uuid('job_id').$type<JobId>().notNull(),
    markets: jsonb('markets').$type<readonly MarketCode[]>().notNull(),
    /** Argon2id; null where no password is asked. */
    passwordHash: text('password_hash'),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
    /** Goes up with every change of settings: passes of an older one no longer count. */
    revision: integer('revision').notNull().default(1),
    endedAt: moment('ended_at'),
    ending: text('ending').$type<ShareEnding>(),
  },
  (table) => [
    uniqueIndex('shares_slug_unique').on(table.slug),
    uniqueIndex('shares_one_open_per_job')
      .on(table.jobId)
      .where(sql`${table.endedAt} is null`),
    index('shares_by_organization').on(table.organizationId),
    check('shares_ending_known', sql`${table.ending} in (${listed(SHARE_ENDINGS)})`),
    check('shares_ending_said', sql`(${table.endedAt} is null) = (${table.ending} is null)`),
  ],
);

/** How often a share was seen, by day (UTC) and country: nothing about anybody. */
export const shareViews = pgTable(
  'share_views',
  {
    shareId: uuid('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** ISO 3166-1. */
    country: text('country').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.day, table.country] }),
    check('share_views_positive', sql`${table.views} > 0`),
  ],
);
