import { z } from 'zod';

import { pagingSchema } from '#contracts/schemas/paging.ts';
import { idSchema, momentSchema, textSchema } from '#contracts/schemas/text.ts';
import { AUDIT_TARGET_KINDS } from '#domain/events/audit-target.ts';
import { AUDIT_TOPICS } from '#domain/events/audit-topics.ts';
import { AUDIT_ACTIONS } from '#domain/events/audit.ts';
import { ORGANIZATION_NAME_LENGTH } from '#domain/limits.ts';

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
    /** What it is about; null if only who did it, or the organization. */
    target: z
      .object({
        kind: z.enum(AUDIT_TARGET_KINDS),
        id: idSchema,
        /** The current title, username, address or name; null if it no longer exists. */
        name: z.string().nullable(),
        /** Whether it is a video that the actor made. */
        isByActor: z.boolean(),
        /** Why the video was rejected, in the moderator's words. */
        note: z.string().nullable(),
      })
      .nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    createdAt: momentSchema,
    /** SHA-256 of the entry and the hash of the previous one. */
    hash: z.string(),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEventBody = z.infer<typeof auditEventSchema>;

/** Filters the log. Omitted fields do not filter. */
export const auditFilterSchema = z.object({
  topic: z.enum(AUDIT_TOPICS, { error: 'Unknown topic' }).optional(),
  /**
   * Part of the username of who did it or whom it is about, or of the organization's name,
   * case-insensitive, the start of the id of what it is about, or the beginning of words in the
   * entry's message, from three characters on.
   */
  search: textSchema(
    { min: 0, max: ORGANIZATION_NAME_LENGTH.max },
    'Search must be text',
  ).optional(),
  /** At or after this time. */
  from: momentSchema.optional(),
  /** Before this time. */
  until: momentSchema.optional(),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;

export const auditPageSchema = auditFilterSchema.extend(pagingSchema.shape);
