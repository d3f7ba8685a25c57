import { z } from 'zod';

import { findingSchema } from '#contracts/schemas/compliance.ts';
import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import { NAME_REVIEW_STATUSES } from '#domain/people/organization-name.ts';

/** A name that an organization requested and the advertising policy did not allow. */
export const nameReviewSchema = z
  .object({
    id: idSchema,
    organizationId: idSchema,
    /** The organization's current name. */
    organizationName: z.string(),
    /** The brand that requested the name; null for the organization itself. */
    brandId: idSchema.nullable(),
    /** The requested name. */
    name: z.string(),
    /**
     * Approving a `flag` renames the organization. Approving a `block` allows the organization to
     * request the name again.
     */
    decision: z.enum(['flag', 'block']),
    findings: z.array(findingSchema),
    status: z.enum(NAME_REVIEW_STATUSES),
    createdAt: momentSchema,
  })
  .meta({ id: 'NameReview' });
export type NameReviewBody = z.infer<typeof nameReviewSchema>;
