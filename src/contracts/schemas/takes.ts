import { z } from 'zod';

import { JOB_STATUSES } from '#domain/job-lifecycle.ts';
import { MODERATION_STATUSES } from '#domain/moderation.ts';
import { idSchema, momentSchema } from '#contracts/schemas/text.ts';

/** So many takes of a shot are ordered at once at most. */
export const TAKES_MAX = 3;

export const orderTakesSchema = z.strictObject({
  /** Which of the video's clips is taken again, from 0. */
  clip: z.int().min(0),
  /** Each is a video of its own, which keeps everything else. */
  takes: z.int().min(1).max(TAKES_MAX).default(1),
});

export const takesSchema = z
  .object({
    /** Of one take. */
    costCredits: z.int(),
    /** What can be taken again, in the order of the film; empty where a model made none of it. */
    clips: z.array(
      z.object({ clip: z.int(), startSeconds: z.number(), durationSeconds: z.number() }),
    ),
    /** The video that was first, and its takes, oldest first; this one is among them. */
    takes: z.array(
      z.object({
        id: idSchema,
        /** Null for the one that was first. */
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
