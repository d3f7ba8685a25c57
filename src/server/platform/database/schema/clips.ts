import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { CLIP_FAILURE_CODES, type ClipFailure } from '#domain/clips/clip-failures.ts';
import { CLIP_STATES, OPEN_CLIP_STATES, type ClipState } from '#domain/clips/clip-lifecycle.ts';
import type { ClipId, JobId, MediaId, OrganizationId } from '#domain/ids.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import type { ClipHandle } from '#server/platform/video-engines/video-engine.ts';

/** A picture of a clip in our storage. */
export interface StoredClipImage {
  readonly key: string;
  readonly sha256: string;
  /** Logos that may be seen in it; absent where none can. */
  readonly logoIds?: readonly MediaId[];
}

/** By its place in the clip; none where the clip is made from text alone. */
export type StoredClipImages = Readonly<
  Partial<Record<'start' | 'end' | 'reference', StoredClipImage>>
>;

/** Footage ordered from text-to-video models. One row per clip, whatever became of it: it is also the record of what was spent. */
export const clips = pgTable(
  'clips',
  {
    id: uuid('id').$type<ClipId>().primaryKey(),
    /** No foreign key: a job can be deleted, what was spent on it cannot. */
    jobId: uuid('job_id').$type<JobId>().notNull(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    /** The clip's place in the film, from 0. */
    position: integer('position').notNull(),
    engine: text('engine').notNull(),
    model: text('model').notNull(),
    prompt: text('prompt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    seed: integer('seed').notNull(),
    /** Frames of the film that it fills. */
    frameCount: integer('frame_count').notNull(),
    /** The first of them; null for clips from before this was kept. */
    firstFrame: integer('first_frame'),
    /** The pictures that it is made from, drawn before its first order; null until then. */
    images: jsonb('images').$type<StoredClipImages>(),
    /** What the order costs, by configuration; 0 once it is known that nothing was billed. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    state: text('state').$type<ClipState>().notNull(),
    /** Names one order to the model's server, and to us when its response was lost. */
    attemptId: uuid('attempt_id'),
    /** Orders that the model is known to have accepted. */
    orders: integer('orders').notNull().default(0),
    handle: jsonb('handle').$type<ClipHandle>(),
    /** The handle's id: no two clips can hold the same order. */
    handleId: text('handle_id'),
    /** What a callback told of an order whose response was lost. */
    callbackId: text('callback_id'),
    /** 0 to 1. */
    progress: real('progress').notNull().default(0),
    /** How long the model took, from the accepted order to the file; null until then. */
    tookMilliseconds: integer('took_ms'),
    /** How long the model worked by its own account, without its queue; null where it does not tell. */
    inferenceMilliseconds: integer('inference_ms'),
    peakMemoryMegabytes: integer('peak_memory_mb'),
    /** When it first shows letters that it was not given, from its beginning; null where none were seen. */
    lettersMilliseconds: integer('letters_ms'),
    fileKey: text('file_key'),
    /** The clip whose footage this one shows again: another shot of its film was retaken. */
    keptFrom: uuid('kept_from').$type<ClipId>(),
    sha256: text('sha256'),
    failure: text('failure').$type<ClipFailure>(),
    /** What the model's server said, without keys: for the operator alone. */
    detail: text('detail'),
    createdAt: moment('created_at').notNull(),
    /** When the present order was first tried. */
    startedAt: moment('started_at'),
    /** When the present state began. */
    stateSince: moment('state_since').notNull(),
    /** Steps in a row that met trouble. */
    troubles: integer('troubles').notNull().default(0),
    /** Goes up with every step; whoever holds an older one can no longer write. */
    step: integer('step').notNull().default(0),
  },
  (table) => [
    check('clips_state_known', sql`${table.state} in (${listed(CLIP_STATES)})`),
    check('clips_failure_known', sql`${table.failure} in (${listed(CLIP_FAILURE_CODES)})`),
    check(
      'clips_failed_says_why',
      sql`(${table.state} = 'failed') = (${table.failure} is not null)`,
    ),
    check('clips_cost_not_negative', sql`${table.costMicros} >= 0`),
    check('clips_progress_in_range', sql`${table.progress} between 0 and 1`),
    check(
      'clips_order_named',
      sql`${table.state} not in ('submitting', 'submitted') or ${table.attemptId} is not null`,
    ),
    check(
      'clips_handle_kept',
      sql`${table.state} not in ('submitted', 'fetched', 'composed') or (${table.handle} is not null and ${table.handleId} is not null) or ${table.keptFrom} is not null`,
    ),
    check(
      'clips_file_kept',
      sql`${table.state} not in ('fetched', 'composed') or (${table.fileKey} is not null and ${table.sha256} is not null)`,
    ),
    uniqueIndex('clips_one_per_place').on(table.jobId, table.position),
    uniqueIndex('clips_one_per_order').on(table.engine, table.handleId),
    uniqueIndex('clips_by_attempt').on(table.attemptId),
    index('clips_open')
      .on(table.engine, table.state)
      .where(sql`${table.state} in (${listed(OPEN_CLIP_STATES)})`),
    index('clips_failed')
      .on(table.stateSince)
      .where(sql`${table.state} = 'failed'`),
    index('clips_by_file')
      .on(table.fileKey)
      .where(sql`${table.fileKey} is not null`),
    index('clips_learnt')
      .on(table.engine, table.createdAt)
      .where(sql`${table.tookMilliseconds} is not null`),
    index('clips_by_organization').on(table.organizationId, table.createdAt),
  ],
);

/** Callbacks that were acted on, so that a repeated one does nothing. */
export const clipCallbacks = pgTable(
  'clip_callbacks',
  {
    id: text('id').primaryKey(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('clip_callbacks_by_age').on(table.receivedAt)],
);
