import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { Finding } from '#domain/moderation/verdict.ts';
import type { BrandId, OrganizationId, UserId } from '#domain/ids.ts';
import { NAME_REVIEW_STATUSES, type NameReviewStatus } from '#domain/people/organization-name.ts';
import { brands } from '#server/platform/database/schema/brands.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';

const HELD_DECISIONS = ['flag', 'block'] as const;

/** Names of organizations and brands that the compliance judge did not allow, and what the operator decided. */
export const nameReviews = pgTable(
  'name_reviews',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    /** Where it is the name of a brand. */
    brandId: uuid('brand_id')
      .$type<BrandId>()
      .references(() => brands.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** What the judge said. An approved `flag` becomes the name at once; a `block` may then be asked for again. */
    decision: text('decision').$type<(typeof HELD_DECISIONS)[number]>().notNull(),
    findings: jsonb('findings').$type<readonly Finding[]>().notNull(),
    status: text('status').$type<NameReviewStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** No foreign key: accounts can be deleted. */
    decidedBy: uuid('decided_by').$type<UserId>(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    check('name_reviews_decision_known', sql`${table.decision} in (${listed(HELD_DECISIONS)})`),
    check('name_reviews_status_known', sql`${table.status} in (${listed(NAME_REVIEW_STATUSES)})`),
    check(
      'name_reviews_decided',
      sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)`,
    ),
    // Asking for another name takes the place of what was asked before.
    uniqueIndex('name_reviews_one_waiting')
      .on(table.organizationId, table.decision)
      .where(sql`${table.status} = 'waiting' and ${table.brandId} is null`),
    uniqueIndex('name_reviews_one_waiting_per_brand')
      .on(table.brandId)
      .where(sql`${table.status} = 'waiting' and ${table.brandId} is not null`),
    uniqueIndex('name_reviews_decided_once')
      .on(table.organizationId, table.name)
      .where(sql`${table.status} <> 'waiting'`),
    index('name_reviews_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'waiting'`),
  ],
);
