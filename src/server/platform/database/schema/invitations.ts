import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { ApiKeyId, OrganizationId, UserId } from '#domain/ids.ts';
import { TEAM_ROLES, type TeamRole } from '#domain/people/roles.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { apiKeys } from '#server/platform/database/schema/developers.ts';

/** Open invitations; one that is used or withdrawn is deleted, the audit log remembers it. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    email: text('email').notNull(),
    role: text('role').$type<TeamRole>().notNull(),
    /** SHA-256 of the token, hex. The token comes from the id and the secret key: see `link-tokens.ts`. */
    tokenHash: text('token_hash').notNull(),
    /** Ends with their account, and with their right to invite: see `invitation-store.ts`. */
    invitedBy: uuid('invited_by')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key that a program invited with; revoking it ends the invitation. */
    apiKeyId: uuid('api_key_id')
      .$type<ApiKeyId>()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('invitations_role_known', sql`${table.role} in (${listed(TEAM_ROLES)})`),
    uniqueIndex('invitations_token_unique').on(table.tokenHash),
    index('invitations_by_address').on(table.organizationId, sql`lower(${table.email})`),
    index('invitations_by_expiry').on(table.expiresAt),
    index('invitations_by_inviter').on(table.invitedBy),
    index('invitations_by_key').on(table.apiKeyId),
  ],
);

/** Asked-for password changes; deleted when used, when another is used, or when over. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('password_resets_token_unique').on(table.tokenHash),
    index('password_resets_by_user').on(table.userId),
    index('password_resets_by_expiry').on(table.expiresAt),
  ],
);

export const EMAIL_KINDS = [
  'invitation',
  'password_reset',
  'notification',
  'email_changed',
  'second_factor_changed',
  'low_balance',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/**
 * Emails that are to be sent, written in the transaction of what they are about. A row holds no text:
 * emails contain links that the database alone must not give away.
 */
export const emails = pgTable(
  'emails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<EmailKind>().notNull(),
    /** The invitation or the password reset; where that is gone, there is nothing to send. */
    aboutId: uuid('about_id').notNull(),
    /** Where the email goes if what it is about does not say: a former address. */
    recipient: text('recipient'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [check('emails_kind_known', sql`${table.kind} in (${listed(EMAIL_KINDS)})`)],
);
