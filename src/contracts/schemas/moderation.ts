import { z } from 'zod';

import { findingSchema } from '#contracts/schemas/compliance.ts';
import { jobSchema } from '#contracts/schemas/job.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';
import { SHOTS_MAX } from '#contracts/schemas/storyboard.ts';
import { idSchema, momentSchema, textSchema } from '#contracts/schemas/text.ts';
import { BRAND_REVIEWS } from '#domain/brands/brand.ts';
import { ORGANIZATION_NAME_LENGTH } from '#domain/limits.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { MEDIA_KINDS } from '#domain/media/media.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import {
  MODERATION_STATUSES,
  DECISION_NOTE_LENGTH_MAX,
  DECISION_REASON_IDS,
} from '#domain/moderation/moderation.ts';
import { LIST_ORDERS } from '#domain/videos/video-list.ts';

/** An approval or a rejection. An empty body decides on whatever the job has become. */
export const decisionSchema = z.object({
  moderationStatus: z
    .enum(MODERATION_STATUSES)
    .optional()
    .describe('What the moderator saw; 409 if the job has another status now'),
  reason: z.enum(DECISION_REASON_IDS, { error: 'Unknown reason' }).optional(),
  note: textSchema({ min: 0, max: DECISION_NOTE_LENGTH_MAX }, 'The note must be text').optional(),
});
export type DecisionBody = z.infer<typeof decisionSchema>;

/** A job as its reviewers see it. */
export const reviewJobSchema = jobSchema
  .extend({
    organizationName: z.string(),
    /** Whether the caller's organization ordered it. */
    isOwnOrganizations: z.boolean(),
    /**
     * Why the compliance check held it; empty if it found nothing. What is new in a held video is in
     * `firstUses`.
     */
    findings: z.array(
      findingSchema.extend({
        /** The regulations and rules behind it in the markets of the order; null where there are none. */
        basis: z.string().nullable(),
      }),
    ),
    /**
     * Brands and files in a held video that the operator had not approved when it was ordered.
     * Approving the video approves them.
     */
    firstUses: z.array(
      z.object({
        kind: z.enum([...MEDIA_KINDS, 'brand']),
        id: idSchema,
        name: z.string(),
        /** Signed URL of a thumbnail; null if there is none. */
        previewUrl: z.string().nullable(),
        /** The operator's decision about it; null if there is none. Only brands are rejected. */
        decision: z.enum(BRAND_REVIEWS).nullable(),
        /** When it was decided; null if it was not. */
        reviewedAt: momentSchema.nullable(),
      }),
    ),
    /**
     * Times, in seconds, of frames that a video model generated. The reviewer has to look at
     * everyone shown in them.
     */
    modelStills: z.array(z.number()),
    /** Times at which the footage of a model seems to contain letters that it was not given. */
    modelLetters: z.array(z.number()),
    /** The policy version that checked it; null for videos made before this was stored. */
    policyVersion: z.string().nullable(),
    /** Where its public page links to, or would link to once it is approved. */
    website: z.string().nullable(),
    /** Whether the caller made it in an organization that requires a second person to approve. */
    needsSecondReviewer: z.boolean(),
    /** Whether it was held before and can only be approved once its video is finished. */
    awaitsVideo: z.boolean(),
    /** When it was approved or rejected, or approved for creation. */
    decidedAt: momentSchema.nullable(),
    /** Username of the reviewer; null if undecided or if the account was closed. */
    decidedBy: z.string().nullable(),
  })
  .meta({ id: 'ReviewJob' });
export type ReviewJobBody = z.infer<typeof reviewJobSchema>;

export const reviewPreviewQuerySchema = z.object({
  /** Zero-based number of the first shot to draw; earlier ones are listed without their frame. */
  from: z.coerce
    .number('from must be a whole number')
    .int('from must be a whole number')
    .min(0, 'from must be at least 0')
    .max(SHOTS_MAX, `from must be at most ${SHOTS_MAX}`)
    .default(0),
});

/** Frames of a video that is not made yet. */
export const reviewPreviewSchema = z
  .object({
    frames: z.array(
      z.object({
        startSeconds: z.number(),
        /** A small JPEG as a `data:` URL; null if it was not drawn in time. */
        still: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ReviewPreview' });
export type ReviewPreviewBody = z.infer<typeof reviewPreviewSchema>;

/** Filters a list of reviews. Omitted fields do not filter. */
const reviewFilterSchema = z.object({
  /**
   * Part of the title, prompt, words on screen, author or organization, case-insensitive, or the
   * start of the id.
   */
  search: textSchema({ min: 0, max: 200 }, 'Search must be text').optional(),
  status: z.enum(MODERATION_STATUSES, { error: 'Unknown status' }).optional(),
  preset: z.enum(PRESET_IDS, { error: 'Unknown preset' }).optional(),
  market: z.enum(MARKET_CODES, { error: 'Unknown market' }).optional(),
  /** Part of the author's username, case-insensitive. */
  author: textSchema({ min: 0, max: 30 }, 'Author must be text').optional(),
  /** Part of the organization's name, case-insensitive. */
  organization: textSchema(
    { min: 0, max: ORGANIZATION_NAME_LENGTH.max },
    'Organization must be text',
  ).optional(),
});

export const waitingFilterSchema = reviewFilterSchema.extend({
  ...pagingSchema.shape,
  order: z.enum(LIST_ORDERS, { error: 'Unknown order' }).default('newest'),
});
export type WaitingFilter = z.output<typeof waitingFilterSchema>;

export const decidedFilterSchema = reviewFilterSchema.extend({
  /** Decided at or after this time. */
  from: momentSchema.optional(),
  /** Decided before this time. */
  until: momentSchema.optional(),
});
export type DecidedFilter = z.output<typeof decidedFilterSchema>;

export const decidedPageSchema = decidedFilterSchema.extend(pagingSchema.shape);
