import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { AUDIT_ACTIONS, type AuditAction, type AuditDetails } from '#domain/events/audit.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';

/** The end of each organization's chain: its row is what serializes the entries. */
export const auditChains = pgTable('audit_chains', {
  organizationId: uuid('org_id')
    .$type<OrganizationId>()
    .primaryKey()
    .references(() => organizations.id),
  sequence: integer('sequence').notNull(),
  hash: text('hash').notNull(),
});

/** What happened, append-only. No foreign keys to people: accounts can be deleted, entries cannot. */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** The order over all organizations, with gaps. */
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    /** The order within the organization, from 1, without gaps. */
    sequence: integer('sequence').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    actorId: uuid('actor_id').$type<UserId>(),
    /** The user, job, invitation or organization it is about. */
    subjectId: uuid('subject_id'),
    details: jsonb('details').$type<AuditDetails>().notNull(),
    createdAt: moment('created_at').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    check('audit_events_action_known', sql`${table.action} in (${listed(AUDIT_ACTIONS)})`),
    uniqueIndex('audit_events_one_per_place').on(table.organizationId, table.sequence),
    index('audit_events_by_organization').on(table.organizationId, table.position),
    index('audit_events_by_subject').on(table.subjectId),
  ],
);
