import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import {
  APPEAL_STATUSES,
  type AppealedOrder,
  type AppealStatus,
} from '#domain/moderation/appeals.ts';
import type { Finding } from '#domain/moderation/verdict.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';

/** Orders that the policy refused and somebody put before the operator. */
export const appeals = pgTable(
  'appeals',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    /** No foreign key: accounts can be deleted. */
    authorId: uuid('author_id').$type<UserId>().notNull(),
    /** Of everything ordered and the policy's version: the decision holds for these alone. */
    orderHash: text('order_hash').notNull(),
    text: text('text').notNull(),
    reason: text('reason').notNull(),
    findings: jsonb('findings').$type<readonly Finding[]>().notNull(),
    markets: jsonb('markets').$type<readonly MarketCode[]>().notNull(),
    policyVersion: text('policy_version').notNull(),
    status: text('status').$type<AppealStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
    decidedBy: uuid('decided_by').$type<UserId>(),
    decidedAt: moment('decided_at'),
    expiresAt: moment('expires_at'),
    /** The settings that the decision holds for; null for appeals from before they were kept. */
    asked: jsonb('asked').$type<AppealedOrder>(),
    decisionNote: text('decision_note'),
  },
  (table) => [
    check('appeals_status_known', sql`${table.status} in (${listed(APPEAL_STATUSES)})`),
    check('appeals_decided', sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)`),
    check(
      'appeals_allowed_ends',
      sql`(${table.status} = 'allowed') = (${table.expiresAt} is not null)`,
    ),
    uniqueIndex('appeals_one_waiting')
      .on(table.organizationId, table.orderHash)
      .where(sql`${table.status} = 'waiting'`),
    index('appeals_by_order').on(table.organizationId, table.orderHash, table.expiresAt),
    index('appeals_by_age').on(table.createdAt, table.id),
  ],
);
