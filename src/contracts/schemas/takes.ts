import { z } from 'zod';

import { JOB_STATUSES } from '#domain/videos/job-lifecycle.ts';
import { MODERATION_STATUSES } from '#domain/moderation/moderation.ts';
import { idSchema, momentSchema } from '#contracts/schemas/text.ts';

/** The maximum number of takes of a shot that can be ordered at once. */
export const TAKES_MAX = 3;

export const orderTakesSchema = z.strictObject({
  /** Zero-based index of the video's clip to take again. */
  clip: z.int().min(0),
  /** Each take is a separate video; everything else stays the same. */
  takes: z.int().min(1).max(TAKES_MAX).default(1),
});

export const takesSchema = z
  .object({
    /** Per take. */
    costCredits: z.int(),
    /** The clips that can be taken again, in the order of the film; empty if no model was used. */
    clips: z.array(
      z.object({ clip: z.int(), startSeconds: z.number(), durationSeconds: z.number() }),
    ),
    /** The original video and its takes, oldest first, including this one. */
    takes: z.array(
      z.object({
        id: idSchema,
        /** Null for the original. */
        clip: z.int().nullable(),
        status: z.enum(JOB_STATUSES),
        moderationStatus: z.enum(MODERATION_STATUSES),
        posterUrl: z.string().nullable(),
        createdAt: momentSchema,
      }),
    ),
  })
  .meta({ id: 'Takes' });
export type TakesBody = z.infer<typeof takesSchema>;
