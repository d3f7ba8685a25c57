import { z } from 'zod';

import { findingSchema } from '#contracts/schemas/compliance.ts';
import { createJobSchema } from '#contracts/schemas/job.ts';
import { idSchema, momentSchema, textSchema } from '#contracts/schemas/text.ts';
import { APPEAL_REASON_LENGTH, APPEAL_STATUSES } from '#domain/appeals.ts';

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
export type MakeAppealBody = z.infer<typeof makeAppealSchema>;

export const decideAppealSchema = z.object({
  decision: z.enum(['allow', 'uphold'], { error: 'Decision must be allow or uphold' }),
});

export const appealParamsSchema = z.object({ id: idSchema });

export const appealSchema = z
  .object({
    id: idSchema,
    organizationName: z.string(),
    /** Everything that was written for the film, one piece a line. */
    text: z.string(),
    reason: z.string(),
    findings: z.array(findingSchema),
    markets: z.array(z.string()),
    policyVersion: z.string(),
    status: z.enum(APPEAL_STATUSES),
    createdAt: momentSchema,
    decidedAt: momentSchema.nullable(),
    /** Until when exactly this order can be made; null unless it was allowed. */
    expiresAt: momentSchema.nullable(),
  })
  .meta({ id: 'Appeal' });
export type AppealBody = z.infer<typeof appealSchema>;
