import { z } from 'zod';

import { findingSchema } from '#contracts/schemas/compliance.ts';
import { jobSchema } from '#contracts/schemas/job.ts';
import { textSchema } from '#contracts/schemas/text.ts';
import { REJECTION_NOTE_LENGTH_MAX, REJECTION_REASON_IDS } from '#domain/moderation.ts';

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
  })
  .meta({ id: 'ReviewJob' });
export type ReviewJobBody = z.infer<typeof reviewJobSchema>;
