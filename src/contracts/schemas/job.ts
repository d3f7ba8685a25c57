import { z } from 'zod';

import { advertisesSchema, marketsSchema } from '#contracts/schemas/film-words.ts';
import { lookWishesSchema } from '#contracts/schemas/look.ts';
import { idSchema, momentSchema, textSchema } from '#contracts/schemas/text.ts';
import {
  FORMER_FIELDS,
  leftOutSchema,
  shownWordsSchema,
  wordsSchema,
} from '#contracts/schemas/words.ts';
import { CAPTION_CHOICES, CAPTIONS_DEFAULT, VOICE_OVER_DEFAULT } from '#domain/captions.ts';
import {
  ASPECT_RATIOS,
  CAMERA_MOTIONS,
  CONTROL_DEFAULTS,
  CROWD_DENSITIES,
  DURATION_RANGE,
  FPS_RANGE,
  LIGHTINGS,
} from '#domain/controls.ts';
import { JOB_STATUSES } from '#domain/job-lifecycle.ts';
import { VIDEO_TITLE_LENGTH_MAX } from '#domain/library.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import type { Licensee } from '#domain/markets/licensee.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { MODERATION_STATUSES } from '#domain/moderation.ts';
import { PRESET_IDS } from '#domain/presets.ts';

const PROMPT_TOO_SHORT = `Prompt must be at least ${PROMPT_LENGTH.min} characters`;
const PROMPT_TOO_LONG = `Prompt must be at most ${PROMPT_LENGTH.max} characters`;

export const presetIdSchema = z.enum(PRESET_IDS, { error: 'Please select a preset' });

function wholeNumberSchema(name: string, unit: string, range: { min: number; max: number }) {
  const message = `${name} must be a whole number from ${range.min} to ${range.max}${unit}`;
  return z.int(message).min(range.min, message).max(range.max, message);
}

export const controlsSchema = z.object({
  aspectRatio: z.enum(ASPECT_RATIOS, { error: 'Aspect ratio must be one of 16:9, 9:16, 1:1' }),
  cameraMotion: z.enum(CAMERA_MOTIONS, { error: 'Unknown camera motion' }),
  lighting: z.enum(LIGHTINGS, { error: 'Unknown lighting' }),
  crowdDensity: z.enum(CROWD_DENSITIES, { error: 'Unknown crowd density' }),
  fps: wholeNumberSchema('FPS', '', FPS_RANGE),
  duration: wholeNumberSchema('Duration', ' seconds', DURATION_RANGE),
});

export const finishSchema = z.object({
  voiceOver: z.boolean('Voice-over must be true or false'),
  captions: z.enum(CAPTION_CHOICES, { error: 'Captions must be one of off, sidecar, burned' }),
});

const SEED_MAX = 2 ** 31 - 1;

export const createJobSchema = z.object({
  preset: presetIdSchema,
  prompt: textSchema(PROMPT_LENGTH, PROMPT_TOO_SHORT, PROMPT_TOO_LONG),
  aspectRatio: controlsSchema.shape.aspectRatio.default(CONTROL_DEFAULTS.aspectRatio),
  cameraMotion: controlsSchema.shape.cameraMotion.default(CONTROL_DEFAULTS.cameraMotion),
  lighting: controlsSchema.shape.lighting.default(CONTROL_DEFAULTS.lighting),
  crowdDensity: controlsSchema.shape.crowdDensity.default(CONTROL_DEFAULTS.crowdDensity),
  fps: controlsSchema.shape.fps.default(CONTROL_DEFAULTS.fps),
  duration: controlsSchema.shape.duration.default(CONTROL_DEFAULTS.duration),
  /** Left out: the markets that the organization's owner chose. */
  markets: marketsSchema.optional(),
  /** Left out: what the organization advertises. */
  advertises: advertisesSchema.optional(),
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
  /** A voice speaks the film's words. */
  voiceOver: finishSchema.shape.voiceOver.default(VOICE_OVER_DEFAULT),
  captions: finishSchema.shape.captions.default(CAPTIONS_DEFAULT),
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
    /** A private label of its organization; null where it has none. */
    title: z.string().nullable(),
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
    /** Its public address while it is shared. */
    shareUrl: z.string().nullable(),
    /** 0 to 1. */
    progress: z.number(),
    /** What is being done, in words for people. */
    stage: z.string().nullable(),
    /** Username of who made it; null once that account is closed. */
    author: z.string().nullable(),
  })
  .meta({ id: 'Job' });
export type JobBody = z.infer<typeof jobSchema>;

export const presetSchema = z
  .object({ id: z.string(), name: z.string(), description: z.string(), category: z.string() })
  .meta({ id: 'Preset' });
