import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { JobId, OrganizationId } from '#domain/ids.ts';
import type { FilmProof } from '#domain/proof/film-proof.ts';
import { moment } from '#server/platform/database/columns.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';

/**
 * What has signed films, newest last. Retired ones stay without their key: their roots vouch for the
 * films of their time.
 */
export const signingCredentials = pgTable(
  'signing_credentials',
  {
    id: uuid('id').primaryKey(),
    certificateChainPem: text('certificate_chain_pem').notNull(),
    anchorPem: text('anchor_pem').notNull(),
    /** Locked with the secret key; null for retired ones and for an operator's own, kept in files. */
    lockedPrivateKey: text('locked_private_key'),
    createdAt: moment('created_at').notNull(),
    retiredAt: moment('retired_at'),
  },
  (table) => [
    uniqueIndex('signing_credentials_one_in_use')
      .on(sql`(true)`)
      .where(sql`${table.retiredAt} is null`),
    check(
      'signing_credentials_retired_without_key',
      sql`${table.retiredAt} is null or ${table.lockedPrivateKey} is null`,
    ),
  ],
);

/** What is known of each finished film file; outlives the job, so that copies can be recognized. */
export const filmRecords = pgTable(
  'film_records',
  {
    jobId: uuid('job_id').$type<JobId>().primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    createdAt: moment('created_at').notNull(),
    /** Of the film file, in hexadecimal. */
    sha256: text('sha256').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Names the file in XMP and manifest. */
    instanceId: text('instance_id').notNull(),
    digitalSourceType: text('digital_source_type').notNull(),
    policyVersion: text('policy_version').notNull(),
    marketsVersion: text('markets_version').notNull(),
    /** What was measured in the finished frames. */
    proof: jsonb('proof').$type<FilmProof>().notNull(),
  },
  (table) => [
    index('film_records_by_hash').on(table.sha256),
    index('film_records_by_organization').on(table.organizationId),
    check('film_records_hash_is_one', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);
