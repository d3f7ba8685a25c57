import { sql } from 'drizzle-orm';
import {
  bigint,
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

import type { FileType } from '#domain/media/file-types.ts';
import {
  MEDIA_KINDS,
  STORED_MEDIA_STATES,
  type MediaKind,
  type StoredMediaState,
} from '#domain/media/media.ts';
import {
  PEOPLE_SHOWN,
  RIGHTS_BASES,
  type PeopleShown,
  type Rights,
  type RightsBasis,
} from '#domain/media/rights.ts';
import type { MediaId, OrganizationId, UserId } from '#domain/ids.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import type { MediaFacts } from '#server/platform/media/check-result.ts';

/** Files that organizations have uploaded. What was sent is kept until it is checked, and no longer. */
export const media = pgTable(
  'media',
  {
    id: uuid('id').$type<MediaId>().primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    /** As people call it: the name of the file that was sent. */
    name: text('name').notNull(),
    /** Null until the first bytes tell it. */
    kind: text('kind').$type<MediaKind>(),
    /** What its sender wants it to be, where they say. */
    wantedKind: text('wanted_kind').$type<MediaKind>(),
    fileType: text('file_type').$type<FileType>(),
    state: text('state').$type<StoredMediaState>().notNull(),
    /** Why it is refused, in words for people. */
    refusal: text('refusal'),
    /** Of the file that was sent. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** SHA-256 of the file that was sent, hex; null while it is being uploaded. */
    sha256: text('sha256'),
    facts: jsonb('facts').$type<MediaFacts>().notNull().default({}),
    /** What was written anew, which films and screens use. */
    mainKey: text('main_key'),
    /** Of that file, hex; null for files from before this was kept. */
    mainSha256: text('main_sha256'),
    previewKey: text('preview_key'),
    /** How much of it has arrived. */
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    /** Who writes the next piece of a resumable upload, and until when nobody else may. */
    writerToken: uuid('writer_token'),
    writerExpiresAt: moment('writer_expires_at'),
    /** No foreign key: accounts can be deleted. */
    uploadedBy: uuid('uploaded_by').$type<UserId>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the operator looked at its first use, or its owner did so as the operator. */
    lookedAt: moment('looked_at'),
    lookedBy: uuid('looked_by').$type<UserId>(),
  },
  (table) => [
    check('media_kind_known', sql`${table.kind} in (${listed(MEDIA_KINDS)})`),
    check('media_wanted_kind_known', sql`${table.wantedKind} in (${listed(MEDIA_KINDS)})`),
    check('media_state_known', sql`${table.state} in (${listed(STORED_MEDIA_STATES)})`),
    check('media_bytes_positive', sql`${table.bytes} > 0`),
    check('media_received_in_range', sql`${table.receivedBytes} between 0 and ${table.bytes}`),
    check(
      'media_refused_has_reason',
      sql`(${table.state} = 'refused') = (${table.refusal} is not null)`,
    ),
    check(
      'media_ready_has_files',
      sql`(${table.state} = 'ready') = (${table.mainKey} is not null) and (${table.mainKey} is null) = (${table.previewKey} is null)`,
    ),
    index('media_by_organization').on(table.organizationId, table.createdAt, table.id),
    index('media_uploading')
      .on(table.createdAt)
      .where(sql`${table.state} = 'uploading'`),
  ],
);

/** The pieces of a file as they arrived, until it is checked. */
export const mediaPieces = pgTable(
  'media_pieces',
  {
    mediaId: uuid('media_id')
      .$type<MediaId>()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** Where it begins in the file. */
    start: bigint('start', { mode: 'number' }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** SHA-256, hex, as counted while it arrived. */
    sha256: text('sha256').notNull(),
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.start] }),
    uniqueIndex('media_pieces_key').on(table.key),
    check('media_pieces_not_empty', sql`${table.bytes} > 0`),
  ],
);

/** What is stated about the rights to a file: nothing is used without. */
export const mediaRights = pgTable(
  'media_rights',
  {
    mediaId: uuid('media_id')
      .$type<MediaId>()
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    basis: text('basis').$type<RightsBasis>().notNull(),
    holder: text('holder').notNull(),
    territories: jsonb('territories').$type<Rights['territories']>().notNull(),
    channels: jsonb('channels').$type<readonly string[]>().notNull(),
    people: text('people').$type<PeopleShown>().notNull(),
    everybodyIs25: boolean('everybody_is_25').notNull(),
    consentsToGambling: boolean('consents_to_gambling').notNull(),
    consentsToAi: boolean('consents_to_ai').notNull(),
    outsideProviders: jsonb('outside_providers').$type<readonly string[]>().notNull(),
    /** Whose releases there are and where they lie, encrypted: for managers alone. */
    releases: text('releases'),
    validUntil: moment('valid_until'),
    /** When a release was withdrawn, which ends the rights. */
    withdrawnAt: moment('withdrawn_at'),
    /** How many days before the end people were reminded last; 0 once they heard that it has come. */
    remindedDays: integer('reminded_days'),
    statedBy: uuid('stated_by').$type<UserId>().notNull(),
    statedAt: moment('stated_at').notNull(),
  },
  (table) => [
    check('media_rights_basis_known', sql`${table.basis} in (${listed(RIGHTS_BASES)})`),
    check('media_rights_people_known', sql`${table.people} in (${listed(PEOPLE_SHOWN)})`),
    index('media_rights_withdrawn')
      .on(table.withdrawnAt)
      .where(sql`${table.withdrawnAt} is not null`),
    index('media_rights_by_end')
      .on(table.validUntil)
      .where(sql`${table.validUntil} is not null`),
  ],
);
