/**
 * A video job in four tables, one row of each under the job's id: what was ordered, how its film is
 * made, how it is reviewed, and which files came of it. `job-rows.ts` reads them as one.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import {
  CAPTION_CHOICES,
  CAPTIONS_DEFAULT,
  VOICE_OVER_DEFAULT,
  type Captions,
} from '#domain/order/captions.ts';
import type { LookWishes } from '#brief/brief.ts';
import type { Controls, CrowdDensity } from '#domain/order/controls.ts';
import type {
  BrandId,
  FolderId,
  JobGroupId,
  JobId,
  MediaId,
  OrganizationId,
  UserId,
} from '#domain/ids.ts';
import { JOB_STATUSES, UNFINISHED_STATUSES, type JobStatus } from '#domain/videos/job-lifecycle.ts';
import { ADVERTISES, ADVERTISES_DEFAULT, type Advertises } from '#domain/markets/advertises.ts';
import type { Licensee } from '#domain/markets/licensee.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { MODERATION_STATUSES, type ModerationStatus } from '#domain/moderation/moderation.ts';
import type { PresetId } from '#domain/order/presets.ts';
import { FREE_CORRECTIONS_MAX } from '#domain/videos/resubmission.ts';
import type { Finding } from '#domain/moderation/verdict.ts';
import type { WordField, Words } from '#domain/order/words.ts';
import type { FilmBrand } from '#film/film-brand.ts';
import type { FilmShotSource } from '#film/film-media.ts';
import type { Language } from '#domain/languages.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';

/**
 * What was ordered. A trigger lets nothing of a row change but its author, who may delete their
 * account: it compares whole rows, new columns included.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').$type<JobId>().primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    authorId: uuid('author_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    prompt: text('prompt').notNull(),
    preset: text('preset').$type<PresetId>().notNull(),
    controls: jsonb('controls').$type<Controls>().notNull(),
    markets: jsonb('markets').$type<readonly MarketCode[]>().notNull(),
    advertises: text('advertises').$type<Advertises>().notNull().default(ADVERTISES_DEFAULT),
    /** Who advertises, as it was when the video was ordered; null for jobs from before this was kept. */
    licensee: jsonb('licensee').$type<Licensee>(),
    seed: integer('seed').notNull(),
    /** How the film was planned; a worker that does not know how leaves the job to another. */
    planVersion: integer('plan_version').notNull().default(0),
    /** What the film shows, complete: who signs it, too, as it was when the video was ordered. */
    words: jsonb('words').$type<Words>().notNull(),
    /** Parts of the words that the film is too short to show. */
    leftOut: jsonb('left_out').$type<readonly WordField[]>().notNull(),
    language: text('language').$type<Language>().notNull(),
    look: jsonb('look').$type<LookWishes>().notNull(),
    crowd: text('crowd').$type<CrowdDensity>(),
    voiceOver: boolean('voice_over').notNull().default(VOICE_OVER_DEFAULT),
    captions: text('captions').$type<Captions>().notNull().default(CAPTIONS_DEFAULT),
    /**
     * The name of the brand, or else of the organization, when the video was ordered, which is all that
     * the public page shows of it; null where there was none of its own.
     */
    organizationName: text('organization_name'),
    shortSidePixels: integer('short_side_pixels').notNull(),
    costCredits: integer('cost_credits').notNull(),
    /** What jobs of one order of several shapes share; null for a job that was ordered alone. */
    groupId: uuid('group_id').$type<JobGroupId>(),
    /** What its brand looked like then; no foreign key: brands are deleted, orders never change. */
    brand: jsonb('brand').$type<FilmBrand>(),
    brandId: uuid('brand_id').$type<BrandId>(),
    brandVersion: integer('brand_version'),
    /** Who makes the picture of each shot, own files with their hashes; null where no shot was named. */
    shots: jsonb('shots').$type<readonly FilmShotSource[]>(),
    /** The rejected or failed job that this one corrects, at no new charge where its cost is 0. */
    resubmits: uuid('resubmits').$type<JobId>(),
    /** The live film whose legal lines this one renews, free of charge. */
    renews: uuid('renews').$type<JobId>(),
    /** The video of which this one takes a clip again, and which clip. */
    retakes: uuid('retakes').$type<JobId>(),
    retakenClip: integer('retaken_clip'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('jobs_retake_whole', sql`num_nulls(${table.retakes}, ${table.retakenClip}) in (0, 2)`),
    index('jobs_by_retake')
      .on(table.retakes)
      .where(sql`${table.retakes} is not null`),
    check('jobs_advertises_known', sql`${table.advertises} in (${listed(ADVERTISES)})`),
    check('jobs_captions_known', sql`${table.captions} in (${listed(CAPTION_CHOICES)})`),
    check('jobs_cost_not_negative', sql`${table.costCredits} >= 0`),
    check(
      'jobs_free_for_a_reason',
      sql`${table.costCredits} > 0 or ${table.resubmits} is not null or ${table.renews} is not null`,
    ),
    // Plain, not descending: drizzle's `.desc()` sorts nulls last, which a newest-first list cannot use.
    index('jobs_by_organization').on(table.organizationId, table.createdAt, table.id),
    index('jobs_by_author').on(table.authorId),
    index('jobs_by_group')
      .on(table.groupId)
      .where(sql`${table.groupId} is not null`),
    index('jobs_by_brand')
      .on(table.brandId)
      .where(sql`${table.brandId} is not null`),
    check(
      'jobs_brand_whole',
      sql`num_nulls(${table.brand}, ${table.brandId}, ${table.brandVersion}) in (0, 3)`,
    ),
  ],
);

const jobId = () =>
  uuid('job_id')
    .$type<JobId>()
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' });

/** Which files of its organization a film shows, in its shots and as logos of its brand. */
export const jobMedia = pgTable(
  'job_media',
  {
    jobId: uuid('job_id')
      .$type<JobId>()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** No foreign key: files are deleted, films that were made with them stay known. */
    mediaId: uuid('media_id').$type<MediaId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.mediaId] }),
    index('job_media_by_file').on(table.mediaId),
  ],
);

/**
 * How the film of a job is made. A change that depends on the run and the review together locks this
 * row first.
 */
export const jobRuns = pgTable(
  'job_runs',
  {
    jobId: jobId(),
    status: text('status').$type<JobStatus>().notNull(),
    /** Which engine makes the picture: the studio, or the name of a configured model. */
    engine: text('engine').notNull().default('studio'),
    /** The film whose clips it is made from where it has none of its own: the first of its renewals. */
    clipsOf: uuid('clips_of').$type<JobId>(),
    /** The model that failed, where the studio makes the film in its place. */
    fellBackFrom: text('fell_back_from'),
    /** Clips of the film that are still to come; nobody renders it before. */
    clipsAwaited: integer('clips_awaited').notNull().default(0),
    /** 0 for the first unfinished video of an organization, -1 for the second …: bursts wait. */
    priority: integer('priority').notNull().default(0),
    /** Goes up with every claim; whoever holds an older one can no longer write. */
    attempt: integer('attempt').notNull().default(0),
    /** 0 to 1. */
    progress: real('progress').notNull().default(0),
    stage: text('stage'),
    /** Why it failed, in words for people. */
    error: text('error'),
    finishedAt: moment('finished_at'),
    /** When somebody cancelled it before it was begun. */
    cancelledAt: moment('cancelled_at'),
    /** When the operator had it made once more, free of charge: it failed and was refunded. */
    retriedAt: moment('retried_at'),
  },
  (table) => [
    check('job_runs_status_known', sql`${table.status} in (${listed(JOB_STATUSES)})`),
    check('job_runs_progress_in_range', sql`${table.progress} between 0 and 1`),
    check('job_runs_clips_awaited_not_negative', sql`${table.clipsAwaited} >= 0`),
    check(
      'job_runs_cancelled_failed',
      sql`${table.cancelledAt} is null or ${table.status} = 'failed'`,
    ),
    check(
      'job_runs_failed_has_error',
      sql`${table.status} <> 'failed' or ${table.error} is not null`,
    ),
    index('job_runs_unfinished')
      .on(table.jobId)
      .where(sql`${table.status} in (${listed(UNFINISHED_STATUSES)})`),
    index('job_runs_by_clips')
      .on(table.clipsOf)
      .where(sql`${table.clipsOf} is not null`),
  ],
);

/** How a job is judged and reviewed, and which free videos may follow from that. */
export const jobReviews = pgTable(
  'job_reviews',
  {
    jobId: jobId(),
    /** When the job was ordered, for the lists of its reviewers. */
    askedAt: moment('asked_at').notNull(),
    moderationStatus: text('moderation_status').$type<ModerationStatus>().notNull(),
    /** What the moderator said about the last decision: the label of a reason, a note, or both. */
    moderationReason: text('moderation_reason'),
    /** Why the compliance judge held it for a moderator, with its words: for moderators alone. */
    findings: jsonb('findings').$type<readonly Finding[]>().notNull().default([]),
    /** The policy that judged it; null for jobs from before this was kept. */
    policyVersion: text('policy_version'),
    /** When and by whom it was approved or rejected; no foreign key: accounts can be deleted. */
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').$type<UserId>(),
    /** Whether it was held once: only the operator approves its film. */
    needsOperator: boolean('needs_operator').notNull().default(false),
    /** Whether it was the operator who rejected it: only then a correction is free. */
    rejectedByOperator: boolean('rejected_by_operator').notNull().default(false),
    /** What its public page shows beside the film, fixed when it was approved. */
    publicTitle: text('public_title'),
    publicWebsite: text('public_website'),
    /** When its correction was ordered, kept by triggers: null again where that failed. */
    correctedAt: moment('corrected_at'),
    /** Free corrections ordered so far of what was paid for, up to and with this one; kept by triggers. */
    correctionsUsed: integer('corrections_used').notNull().default(0),
    /** The one job that renews its legal lines, kept by triggers: null again where that failed or was rejected. */
    renewedBy: uuid('renewed_by').$type<JobId>(),
  },
  (table) => [
    check(
      'job_reviews_status_known',
      sql`${table.moderationStatus} in (${listed(MODERATION_STATUSES)})`,
    ),
    check(
      'job_reviews_rejected_by_operator',
      sql`not ${table.rejectedByOperator} or ${table.moderationStatus} = 'rejected'`,
    ),
    check(
      'job_reviews_corrections_bounded',
      sql`${table.correctionsUsed} between 0 and ${sql.raw(String(FREE_CORRECTIONS_MAX))}`,
    ),
    index('job_reviews_waiting')
      .on(table.askedAt, table.jobId)
      .where(sql`${table.moderationStatus} in ('pending', 'flagged')`),
    index('job_reviews_decided')
      .on(table.decidedAt, table.jobId)
      .where(sql`${table.decidedAt} is not null`),
  ],
);

/** The files of a finished film. Every column whose name ends with `_key` names a stored file. */
export const jobFiles = pgTable('job_files', {
  jobId: jobId(),
  videoKey: text('video_key').notNull(),
  posterKey: text('poster_key'),
  captionsKey: text('captions_key'),
  /** By market, which version of its rules the film's lines were made from; null where that was not kept. */
  lineVersions: jsonb('line_versions').$type<Readonly<Record<string, string>>>(),
});

/** Folders of an organization's videos. */
export const folders = pgTable(
  'folders',
  {
    id: uuid('id').$type<FolderId>().primaryKey(),
    organizationId: uuid('org_id')
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('folders_named_once').on(table.organizationId, sql`lower(${table.name})`),
  ],
);

/** What an organization makes of a video beside ordering and reviewing it; no row where it does nothing. */
export const videoEntries = pgTable(
  'video_entries',
  {
    jobId: jobId(),
    /** A private label in place of the prompt. */
    title: text('title'),
    folderId: uuid('folder_id')
      .$type<FolderId>()
      .references(() => folders.id, { onDelete: 'set null' }),
    /** When it was deleted: nobody sees it any more, and soon it is gone. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('video_entries_by_folder')
      .on(table.folderId)
      .where(sql`${table.folderId} is not null`),
  ],
);
