import { sql } from 'drizzle-orm';
import {
  bigint,
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

import type { UserId } from '#domain/ids.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { users } from '#server/platform/database/schema/accounts.ts';

const ofUser = () =>
  uuid('user_id')
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One authenticator app a person. */
export const totpSecrets = pgTable(
  'totp_secrets',
  {
    userId: ofUser().primaryKey(),
    /** Encrypted with the secret key: the database alone makes no codes. */
    lockedSecret: text('locked_secret').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the first code was entered; until then the app counts for nothing. */
    confirmedAt: moment('confirmed_at'),
    /** The period of the last code that was taken: no code works twice, and no older one. */
    lastPeriod: bigint('last_period', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('totp_secrets_period_not_negative', sql`${table.lastPeriod} >= 0`)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    /** As authenticators name it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far, where the authenticator counts them. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_unique').on(table.credentialId),
    index('passkeys_by_user').on(table.userId),
  ],
);

/** Codes that are left; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ofUser(),
    /** HMAC of person and code with the secret key. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const CHALLENGE_PURPOSES = ['sign-in', 'passkey'] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** Sign-ins that wait for their second factor, and passkeys that are being added. */
export const secondFactorChallenges = pgTable(
  'second_factor_challenges',
  {
    /** SHA-256 of the challenge, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check(
      'second_factor_challenges_purpose_known',
      sql`${table.purpose} in (${listed(CHALLENGE_PURPOSES)})`,
    ),
    index('second_factor_challenges_by_user').on(table.userId),
    index('second_factor_challenges_by_expiry').on(table.expiresAt),
  ],
);
