import { z } from 'zod';

import { findingSchema } from '#contracts/schemas/compliance.ts';
import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import { NAME_REVIEW_STATUSES } from '#domain/organization-name.ts';

/** A name that an organization asked for and the advertising policy did not allow. */
export const nameReviewSchema = z
  .object({
    id: idSchema,
    organizationId: idSchema,
    /** What the organization is called now. */
    organizationName: z.string(),
    /** The brand that wants the name; null where it is the organization itself. */
    brandId: idSchema.nullable(),
    /** What it wants to be called. */
    name: z.string(),
    /** Approving a `flag` renames the organization; after approving a `block` the name may be asked for again. */
    decision: z.enum(['flag', 'block']),
    findings: z.array(findingSchema),
    status: z.enum(NAME_REVIEW_STATUSES),
    createdAt: momentSchema,
  })
  .meta({ id: 'NameReview' });
export type NameReviewBody = z.infer<typeof nameReviewSchema>;
