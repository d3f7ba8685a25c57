import { z } from 'zod';

import { findingSchema } from '#contracts/schemas/compliance.ts';
import { advertisesSchema } from '#contracts/schemas/film-words.ts';
import { createJobSchema } from '#contracts/schemas/job.ts';
import { idSchema, momentSchema, textSchema } from '#contracts/schemas/text.ts';
import { shownWordsSchema } from '#contracts/schemas/words.ts';
import { APPEAL_NOTE_LENGTH_MAX, APPEAL_REASON_LENGTH, APPEAL_STATUSES } from '#domain/appeals.ts';

const { min, max } = APPEAL_REASON_LENGTH;

/** An order that was refused, and why that was wrong. */
export const makeAppealSchema = z.object({
  order: createJobSchema,
  reason: textSchema(
    APPEAL_REASON_LENGTH,
    `Please say in at least ${min} characters why the refusal is wrong`,
    `Reason must be at most ${max} characters`,
  ),
});

export const decideAppealSchema = z.object({
  decision: z.enum(['allow', 'uphold'], { error: 'Decision must be allow or uphold' }),
  /** Why, for the author and for the operator's own records. */
  note: textSchema({ min: 0, max: APPEAL_NOTE_LENGTH_MAX }, 'The note must be text').optional(),
});

export const appealParamsSchema = z.object({ id: idSchema });

/** The settings that a decision holds for. */
const appealedOrderSchema = z.object({
  prompt: z.string(),
  preset: z.string(),
  words: shownWordsSchema,
  /** Style, shapes, voice and captions, as `controlsJson` of a job names them. */
  controlsJson: z.record(z.string(), z.union([z.string(), z.number()])),
  advertises: advertisesSchema,
  brand: z.object({ name: z.string(), version: z.int() }).nullable(),
  /** The body of `POST /api/jobs` that the decision holds for; null for appeals from before it was kept. */
  sent: z.record(z.string(), z.unknown()).nullable(),
});

export const appealSchema = z
  .object({
    id: idSchema,
    organizationName: z.string(),
    /** Username of who appealed; null once that account is closed. */
    author: z.string().nullable(),
    /** Everything that was written for the film, one piece a line. */
    text: z.string(),
    reason: z.string(),
    findings: z.array(findingSchema),
    markets: z.array(z.string()),
    /** Null for appeals from before this was kept. */
    order: appealedOrderSchema.nullable(),
    policyVersion: z.string(),
    status: z.enum(APPEAL_STATUSES),
    createdAt: momentSchema,
    decidedAt: momentSchema.nullable(),
    /** Why it was decided so; null where nothing was noted. */
    decisionNote: z.string().nullable(),
    /** Until when exactly this order can be made; null unless it was allowed. */
    expiresAt: momentSchema.nullable(),
  })
  .meta({ id: 'Appeal' });
export type AppealBody = z.infer<typeof appealSchema>;
