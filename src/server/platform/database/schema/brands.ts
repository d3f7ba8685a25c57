import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { BrandIdentity } from '#contracts/schemas/brand.ts';
import { BRAND_REVIEWS, type BrandReview } from '#domain/brands/brand.ts';
import type { BrandId, OrganizationId, UserId } from '#domain/ids.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';

/** Brands of organizations: each row is the draft that people edit. */
export const brands = pgTable(
  'brands',
  {
    id: uuid('id').$type<BrandId>().primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    name: text('name').notNull(),
    /** The name that waits for the operator: see `features/organization-names`. */
    pendingName: text('pending_name'),
    identity: jsonb('identity').$type<BrandIdentity>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** The version that orders use; null before the first, and where the operator took it back. */
    publishedNumber: integer('published_number'),
    /** Whether the draft says something else than that version. */
    hasUnpublishedChanges: boolean('has_unpublished_changes').notNull().default(true),
    /** What the operator said of it, reviewing its first publication or held texts; null until then. */
    look: text('look').$type<BrandReview>(),
    lookReason: text('look_reason'),
    /** No foreign key: accounts can be deleted. */
    lookedBy: uuid('looked_by').$type<UserId>(),
    lookedAt: moment('looked_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    publishedAt: moment('published_at'),
    /** When somebody deleted it; it goes for good a month later. */
    archivedAt: moment('archived_at'),
  },
  (table) => [
    check('brands_look_known', sql`${table.look} in (${listed(BRAND_REVIEWS)})`),
    check('brands_looked_at', sql`(${table.look} is null) = (${table.lookedAt} is null)`),
    check(
      'brands_published_at',
      sql`(${table.publishedNumber} is null) = (${table.publishedAt} is null)`,
    ),
    check(
      'brands_archived_not_default',
      sql`${table.archivedAt} is null or not ${table.isDefault}`,
    ),
    uniqueIndex('brands_one_default')
      .on(table.organizationId)
      .where(sql`${table.isDefault}`),
    index('brands_by_organization').on(table.organizationId, table.createdAt, table.id),
    index('brands_to_look_at')
      .on(table.createdAt, table.id)
      .where(sql`${table.publishedNumber} is not null and ${table.look} is null`),
  ],
);

/** What was published of a brand. A trigger refuses any change. */
export const brandVersions = pgTable(
  'brand_versions',
  {
    id: uuid('id').primaryKey(),
    brandId: uuid('brand_id')
      .$type<BrandId>()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    identity: jsonb('identity').$type<BrandIdentity>().notNull(),
    /** No foreign key: accounts can be deleted. */
    publishedBy: uuid('published_by').$type<UserId>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('brand_versions_number_positive', sql`${table.number} > 0`),
    uniqueIndex('brand_versions_numbered').on(table.brandId, table.number),
  ],
);
