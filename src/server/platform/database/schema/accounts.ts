import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { OrganizationId, UserId } from '#domain/ids.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { ADVERTISES, type Advertises } from '#domain/markets/advertises.ts';
import type { Licensee } from '#domain/markets/licensee.ts';
import { DEFAULT_MARKETS, type MarketCode } from '#domain/markets/markets.ts';
import { PLANS, type Plan } from '#domain/money/plans.ts';
import { ROLES, type Role } from '#domain/people/roles.ts';
import { listed, moment } from '#server/platform/database/columns.ts';

export const organizations = pgTable(
  'organizations',
  {
    id: uuid('id').$type<OrganizationId>().primaryKey(),
    name: text('name').notNull(),
    plan: text('plan').$type<Plan>().notNull().default('Free'),
    isOperator: boolean('is_operator').notNull().default(false),
    /** Always the sum of the organization's ledger. */
    creditBalance: integer('credit_balance').notNull().default(0),
    /** Credits owed, always the sum of the organization's debt entries: see `domain/money/credit-debt.ts`. */
    creditDebt: integer('credit_debt').notNull().default(0),
    /** Counters, because counting a large organization's rows takes 100 ms. */
    unfinishedVideos: integer('unfinished_videos').notNull().default(0),
    totalVideos: integer('total_videos').notNull().default(0),
    /** Where its films are shown unless an order says otherwise. */
    defaultMarkets: jsonb('default_markets')
      .$type<readonly MarketCode[]>()
      .notNull()
      .default([...DEFAULT_MARKETS]),
    /** Whether nobody may approve their own videos. */
    requiresSecondReviewer: boolean('requires_second_reviewer').notNull().default(false),
    /** Whether its people can do nothing without a second factor. */
    requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
    /** Whether the studio makes what a video model fails to make. */
    fallsBackToStudio: boolean('falls_back_to_studio').notNull().default(false),
    /** Where the public pages of its films lead, https; null where they lead nowhere. */
    website: text('website'),
    /** What its films advertise unless an order says otherwise; null is judged as online. */
    advertises: text('advertises').$type<Advertises>(),
    /** Who advertises, for the markets that want it on screen: see `domain/markets/licensee.ts`. */
    legalEntity: text('legal_entity'),
    venueName: text('venue_name'),
    venueAddress: text('venue_address'),
    licences: jsonb('licences').$type<Licensee['licences']>().notNull().default({}),
    /** What the words of new videos start with: where it is, what to do, in which language. */
    defaultVenueLine: text('default_venue_line'),
    defaultCallToAction: text('default_call_to_action'),
    defaultLanguage: text('default_language').$type<Language>(),
    /** What invoices say of it; the organization's name where it gives none. */
    billingName: text('billing_name'),
    billingAddress: text('billing_address'),
    taxId: text('tax_id'),
    /** Below this balance its owners and admins are told; null for no alert. */
    lowBalanceCredits: integer('low_balance_credits'),
    createdAt: moment('created_at').notNull(),
    /** When its last member's account was deleted; ledger and audit stay. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('organizations_name_pairs').using('gin', sql`letter_pairs(lower(${table.name}))`),
    index('organizations_name_search').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    check('organizations_advertises_known', sql`${table.advertises} in (${listed(ADVERTISES)})`),
    check('organizations_plan_known', sql`${table.plan} in (${listed(PLANS)})`),
    check('organizations_balance_not_negative', sql`${table.creditBalance} >= 0`),
    check('organizations_debt_not_negative', sql`${table.creditDebt} >= 0`),
    check(
      'organizations_credits_or_debt',
      sql`${table.creditBalance} = 0 or ${table.creditDebt} = 0`,
    ),
    check('organizations_unfinished_not_negative', sql`${table.unfinishedVideos} >= 0`),
    check(
      'organizations_default_language_known',
      sql`${table.defaultLanguage} in (${listed(LANGUAGES)})`,
    ),
    check('organizations_low_balance_positive', sql`${table.lowBalanceCredits} > 0`),
    check('organizations_total_not_negative', sql`${table.totalVideos} >= 0`),
    uniqueIndex('organizations_one_operator')
      .on(table.isOperator)
      .where(sql`${table.isOperator}`),
  ],
);

export const users = pgTable(
  'users',
  {
    id: uuid('id').$type<UserId>().primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<Role>().notNull(),
    ageVerified: boolean('age_verified').notNull().default(false),
    /** Kept by `features/second-factor`: every call asks it. */
    hasSecondFactor: boolean('has_second_factor').notNull().default(false),
    /** Set while the operator keeps them out. */
    suspendedAt: moment('suspended_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('users_role_known', sql`${table.role} in (${listed(ROLES)})`),
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_by_organization').on(table.organizationId, table.createdAt, table.id),
    index('users_by_age').on(table.createdAt, table.id),
    index('users_pairs').using(
      'gin',
      sql`letter_pairs(lower(${table.username}) || ' ' || lower(${table.email}))`,
    ),
    index('users_username_search').using('gin', sql`lower(${table.username}) gin_trgm_ops`),
    index('users_email_search').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex. The token itself is known to its holder alone. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session where its hash should not be shown: media addresses are bound to it. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** In words: "Chrome on Windows"; null where it was not told. */
    device: text('device'),
    /** Where it was started, encrypted with the secret key: the database alone does not tell addresses. */
    lockedNetwork: text('locked_network'),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

/** Networks that an account signed in from: a flood of wrong passwords elsewhere does not lock them out. */
export const loginNetworks = pgTable(
  'login_networks',
  {
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC of account and network with the secret key: the database alone does not tell addresses. */
    networkHash: text('network_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.networkHash] })],
);

/** What script assist remembers of a user, so that it never says the same thing twice in a row. */
export const scriptPresses = pgTable('script_presses', {
  userId: uuid('user_id')
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Starts the user's own series of captions. */
  seed: integer('seed').notNull(),
  pressCount: integer('press_count').notNull().default(0),
  /** SHA-256 of the latest captions, newest first, in hexadecimal. */
  recentHashes: text('recent_hashes').array().notNull().default([]),
});
