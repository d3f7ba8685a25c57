import { z } from 'zod';

import { advertisesSchema } from '#contracts/schemas/film-words.ts';
import { lookWishesSchema } from '#contracts/schemas/look.ts';
import { orderFieldsSchema } from '#contracts/schemas/order-fields.ts';
import { idSchema, momentSchema, textSchema } from '#contracts/schemas/text.ts';
import {
  FORMER_FIELDS,
  leftOutSchema,
  shownWordsSchema,
  wordsSchema,
} from '#contracts/schemas/words.ts';
import { JOB_STATUSES } from '#domain/job-lifecycle.ts';
import { VIDEO_TITLE_LENGTH_MAX } from '#domain/video-list.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import type { Licensee } from '#domain/markets/licensee.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { MODERATION_STATUSES } from '#domain/moderation.ts';
import { SHOT_SOURCES } from '#domain/shot-sources.ts';

const SEED_MAX = 2 ** 31 - 1;

export const createJobSchema = orderFieldsSchema.extend({
  seed: z
    .int('Seed must be a whole number')
    .min(0, 'Seed must not be negative')
    .max(SEED_MAX, 'Seed is too large')
    .optional(),
  /** A rejected video that this one corrects, at no new charge within seven days. */
  resubmits: idSchema.optional(),
  /** What the film shows, to the letter; absent: read from the prompt. */
  words: wordsSchema.optional(),
  look: lookWishesSchema.optional(),
  ...FORMER_FIELDS,
});
export type CreateJobBody = z.infer<typeof createJobSchema>;
/** An order with what its organization fills in. */
export type JobOrder = CreateJobBody & {
  readonly markets: readonly MarketCode[];
  readonly advertises: Advertises;
  readonly licensee: Licensee;
};
export type CreateJobInput = z.input<typeof createJobSchema>;

export const renameJobSchema = z.object({
  /** Null or empty: the prompt stands in its place again. */
  title: textSchema({ min: 0, max: VIDEO_TITLE_LENGTH_MAX }, 'The title must be text').nullable(),
});

export const jobParamsSchema = z.object({ id: idSchema });

export const jobSchema = z
  .object({
    id: idSchema,
    /** The order of several shapes that it is of; null where it was ordered alone. */
    groupId: idSchema.nullable(),
    /** A private label of its organization; null where it has none. */
    title: z.string().nullable(),
    /** The folder that it is in; null for none. */
    folderId: idSchema.nullable(),
    prompt: z.string(),
    preset: z.string(),
    words: shownWordsSchema,
    /** Parts of the words that the film is too short to show. */
    leftOut: leftOutSchema,
    status: z.enum(JOB_STATUSES),
    videoUrl: z.string().nullable(),
    posterUrl: z.string().nullable(),
    /** WebVTT; null where no captions were asked for. */
    captionsUrl: z.string().nullable(),
    error: z.string().nullable(),
    /** What it cost when it was ordered, given back or not. */
    costCredits: z.int(),
    /** Whether `costCredits` were given back. */
    refunded: z.boolean(),
    /** Whether somebody cancelled it before it was begun; its status is `failed` then. */
    cancelled: z.boolean(),
    createdAt: momentSchema,
    moderationStatus: z.enum(MODERATION_STATUSES),
    moderationReason: z.string().nullable(),
    /** Whether a corrected one may follow at no new charge. */
    canBeCorrectedFree: z.boolean(),
    /** Where it may be shown. */
    markets: z.array(z.string()),
    /** A venue or an online casino. */
    advertises: advertisesSchema,
    controlsJson: z.record(z.string(), z.union([z.string(), z.number()])),
    /** The brand that it was made with, and the published version of it; null for none. */
    brand: z.object({ id: idSchema, version: z.int() }).nullable(),
    /** Who made the picture of each shot, as it was ordered; null where no shot was named. */
    shots: z
      .array(z.object({ source: z.enum(SHOT_SOURCES), mediaId: idSchema.optional() }))
      .nullable(),
    /** Whether a video model made, or is to make, some of its pictures. */
    hasModelShots: z.boolean(),
    /** The video model that failed, where the studio made the picture in its place. */
    fellBackFrom: z.string().nullable(),
    /** Its public address while it is shared. */
    shareUrl: z.string().nullable(),
    /** 0 to 1. */
    progress: z.number(),
    /** How many videos are made before it, of anybody; null where it does not wait its turn. */
    videosBefore: z.int().nullable(),
    /** What is being done, in words for people. */
    stage: z.string().nullable(),
    /** Username of who made it; null once that account is closed. */
    author: z.string().nullable(),
  })
  .meta({ id: 'Job' });
export type JobBody = z.infer<typeof jobSchema>;

/** The job that an order made; of an order of several shapes the first, with all of them. */
export const createdJobSchema = jobSchema.extend({
  /** The jobs of an order with `shapes`, in their order; null for any other. */
  group: z.array(jobSchema).nullable(),
});
export type CreatedJobBody = z.infer<typeof createdJobSchema>;

export const presetSchema = z
  .object({ id: z.string(), name: z.string(), description: z.string(), category: z.string() })
  .meta({ id: 'Preset' });
