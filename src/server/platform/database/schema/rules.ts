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

import type { OrganizationId, UserId } from '#domain/ids.ts';
import {
  ALLOWANCE_KINDS,
  ALLOWANCE_STATUSES,
  type AllowanceKind,
  type AllowanceStatus,
} from '#domain/rules/allowance.ts';
import type { AllowedBrand, AllowedTerm, RuleSet } from '#domain/rules/rule-set.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';

/** Rules beside the policy. The last version of a scope is in force; a trigger refuses any change. */
export const ruleVersions = pgTable(
  'rule_versions',
  {
    id: uuid('id').primaryKey(),
    /** Null for the rules that the operator keeps for everybody. */
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .references(() => organizations.id),
    number: integer('number').notNull(),
    rules: jsonb('rules').$type<RuleSet>().notNull(),
    note: text('note').notNull(),
    restores: integer('restores'),
    /** No foreign key: accounts can be deleted. */
    authorId: uuid('author_id').$type<UserId>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('rule_versions_number_positive', sql`${table.number} > 0`),
    check('rule_versions_restores_former', sql`${table.restores} < ${table.number}`),
    uniqueIndex('rule_versions_numbered')
      .on(table.organizationId, table.number)
      .where(sql`${table.organizationId} is not null`),
    uniqueIndex('rule_versions_of_platform_numbered')
      .on(table.number)
      .where(sql`${table.organizationId} is null`),
  ],
);

/** Terms and brands that organizations asked the operator to allow. */
export const allowances = pgTable(
  'allowances',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    /** No foreign key: accounts can be deleted. */
    authorId: uuid('author_id').$type<UserId>().notNull(),
    kind: text('kind').$type<AllowanceKind>().notNull(),
    /** As it stands in a set of rules. */
    allowance: jsonb('allowance').$type<AllowedTerm | AllowedBrand>().notNull(),
    status: text('status').$type<AllowanceStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
    decidedBy: uuid('decided_by').$type<UserId>(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    check('allowances_kind_known', sql`${table.kind} in (${listed(ALLOWANCE_KINDS)})`),
    check('allowances_status_known', sql`${table.status} in (${listed(ALLOWANCE_STATUSES)})`),
    check('allowances_decided', sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)`),
    index('allowances_by_age').on(table.createdAt, table.id),
    index('allowances_by_organization').on(table.organizationId, table.createdAt, table.id),
  ],
);

/** Organizations whose decided texts may leave the installation as examples; no row is no. */
export const exampleSharing = pgTable('example_sharing', {
  organizationId: uuid('org_id')
    .$type<OrganizationId>()
    .primaryKey()
    .references(() => organizations.id),
  isAllowed: boolean('is_allowed').notNull(),
  changedBy: uuid('changed_by').$type<UserId>().notNull(),
  changedAt: moment('changed_at').notNull(),
});
