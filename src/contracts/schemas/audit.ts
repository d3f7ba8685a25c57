import { z } from 'zod';

import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import { AUDIT_ACTIONS } from '#domain/audit.ts';

export const auditEventSchema = z
  .object({
    id: z.string(),
    orgId: idSchema,
    organizationName: z.string(),
    /** Per organization, starting at 1, without gaps. */
    sequence: z.int(),
    action: z.enum(AUDIT_ACTIONS),
    /** Human-readable. */
    message: z.string(),
    actorId: idSchema.nullable(),
    /** Current username; null for the system itself and for closed accounts. */
    actor: z.string().nullable(),
    subjectId: idSchema.nullable(),
    subject: z.string().nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    createdAt: momentSchema,
    /** SHA-256 of the entry and the hash of the previous one. */
    hash: z.string(),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEventBody = z.infer<typeof auditEventSchema>;
