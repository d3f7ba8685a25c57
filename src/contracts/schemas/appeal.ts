import { z } from 'zod';

import { findingSchema } from '#contracts/schemas/compliance.ts';
import { advertisesSchema } from '#contracts/schemas/film-words.ts';
import { createJobSchema } from '#contracts/schemas/job.ts';
import { idSchema, momentSchema, textSchema } from '#contracts/schemas/text.ts';
import { shownWordsSchema } from '#contracts/schemas/words.ts';
import {
  APPEAL_NOTE_LENGTH_MAX,
  APPEAL_REASON_LENGTH,
  SHOWN_APPEAL_STATUSES,
} from '#domain/moderation/appeals.ts';

const { min, max } = APPEAL_REASON_LENGTH;

/** An order that was refused, and why the author thinks that was wrong. */
export const makeAppealSchema = z.object({
  order: createJobSchema,
  reason: textSchema(
    APPEAL_REASON_LENGTH,
    `Please explain why the decision is wrong (at least ${min} characters)`,
    `Reason must be at most ${max} characters`,
  ),
});

export const decideAppealSchema = z.object({
  decision: z.enum(['allow', 'uphold'], { error: 'Decision must be allow or uphold' }),
  /** The reason, for the author and for the operator's own records. */
  note: textSchema({ min: 0, max: APPEAL_NOTE_LENGTH_MAX }, 'The note must be text').optional(),
});

export const appealParamsSchema = z.object({ id: idSchema });

/** The settings that the decision applies to. */
const appealedOrderSchema = z.object({
  prompt: z.string(),
  preset: z.string(),
  words: shownWordsSchema,
  /** Style, shapes, voice and captions, as `controlsJson` of a job names them. */
  controlsJson: z.record(z.string(), z.union([z.string(), z.number()])),
  advertises: advertisesSchema,
  brand: z.object({ name: z.string(), version: z.int() }).nullable(),
  /**
   * The body of `POST /api/jobs` that the decision applies to; null for appeals made before it was
   * stored.
   */
  sent: z.record(z.string(), z.unknown()).nullable(),
});

export const appealSchema = z
  .object({
    id: idSchema,
    organizationName: z.string(),
    /** Username of the author; null if the account was closed. */
    author: z.string().nullable(),
    /** All text written for the film, one piece per line. */
    text: z.string(),
    reason: z.string(),
    findings: z.array(findingSchema),
    markets: z.array(z.string()),
    /** Null for appeals made before this was stored. */
    order: appealedOrderSchema.nullable(),
    policyVersion: z.string(),
    /**
     * `expired` if the 30 days are over or the policy has changed: such an order is judged anew, and
     * such an appeal can no longer be allowed.
     */
    status: z.enum(SHOWN_APPEAL_STATUSES),
    createdAt: momentSchema,
    decidedAt: momentSchema.nullable(),
    /** The reason for the decision; null if none was given. */
    decisionNote: z.string().nullable(),
    /** The order can be made exactly as it is until then; null unless it is allowed. */
    expiresAt: momentSchema.nullable(),
  })
  .meta({ id: 'Appeal' });
export type AppealBody = z.infer<typeof appealSchema>;
