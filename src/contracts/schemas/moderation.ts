import { z } from 'zod';

import { findingSchema } from '#contracts/schemas/compliance.ts';
import { jobSchema } from '#contracts/schemas/job.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';
import { idSchema, momentSchema, textSchema } from '#contracts/schemas/text.ts';
import { ORGANIZATION_NAME_LENGTH } from '#domain/limits.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { MEDIA_KINDS } from '#domain/media/media.ts';
import { PRESET_IDS } from '#domain/presets.ts';
import {
  MODERATION_STATUSES,
  REJECTION_NOTE_LENGTH_MAX,
  REJECTION_REASON_IDS,
} from '#domain/moderation.ts';
import { LIST_ORDERS } from '#domain/video-list.ts';

export const rejectSchema = z.object({
  reason: z.enum(REJECTION_REASON_IDS, { error: 'Unknown reason' }).optional(),
  note: textSchema({ min: 0, max: REJECTION_NOTE_LENGTH_MAX }, 'The note must be text').optional(),
});
export type RejectBody = z.infer<typeof rejectSchema>;

/** A job as its reviewers see it. */
export const reviewJobSchema = jobSchema
  .extend({
    organizationName: z.string(),
    /** Why the compliance judge held it; empty where it found nothing. */
    findings: z.array(findingSchema),
    /** What of a held one the operator has not seen before; approving it is the look. */
    firstUses: z.array(
      z.object({
        kind: z.enum([...MEDIA_KINDS, 'brand']),
        id: idSchema,
        name: z.string(),
        /** A signed address of a small picture; null where there is none. */
        previewUrl: z.string().nullable(),
      }),
    ),
    /** Moments, in seconds, of what a video model made of it: everybody in them has to be looked at. */
    modelStills: z.array(z.number()),
    /** Moments at which letters seem to stand in it that the model was not given. */
    modelLetters: z.array(z.number()),
    /** The policy that judged it; null for videos from before this was kept. */
    policyVersion: z.string().nullable(),
    /** Where its public page leads, or would once it is approved. */
    website: z.string().nullable(),
    /** Whether the caller made it in an organization where a second person has to approve. */
    needsSecondReviewer: z.boolean(),
    /** Whether it was held once and can be approved only when its video is there. */
    awaitsVideo: z.boolean(),
    decidedAt: momentSchema.nullable(),
    /** Username of who decided; null while nobody has, or once that account is closed. */
    decidedBy: z.string().nullable(),
  })
  .meta({ id: 'ReviewJob' });
export type ReviewJobBody = z.infer<typeof reviewJobSchema>;

/** Narrows a list of reviews; what is left out does not narrow. */
const reviewFilterSchema = z.object({
  status: z.enum(MODERATION_STATUSES, { error: 'Unknown status' }).optional(),
  preset: z.enum(PRESET_IDS, { error: 'Unknown preset' }).optional(),
  market: z.enum(MARKET_CODES, { error: 'Unknown market' }).optional(),
  /** Part of the author's username, whatever its case. */
  author: textSchema({ min: 0, max: 30 }, 'Author must be text').optional(),
  /** Part of the organization's name, whatever its case. */
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
  /** Decided at this moment or later. */
  from: momentSchema.optional(),
  /** Decided before this moment. */
  until: momentSchema.optional(),
});
export type DecidedFilter = z.output<typeof decidedFilterSchema>;

export const decidedPageSchema = decidedFilterSchema.extend(pagingSchema.shape);
