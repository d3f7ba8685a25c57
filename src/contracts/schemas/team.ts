import { z } from 'zod';

import { idSchema, momentSchema } from '#contracts/schemas/text.ts';
import { EMAIL_LENGTH_MAX } from '#domain/limits.ts';
import { TEAM_ROLES } from '#domain/people/roles.ts';

const INVITE_EMAIL_MESSAGE = 'Please enter an email address';

export const teamRoleSchema = z.enum(TEAM_ROLES, {
  error: 'Role must be one of viewer, creator, admin',
});

export const inviteSchema = z.object({
  email: z
    .string({ error: INVITE_EMAIL_MESSAGE })
    .trim()
    .max(EMAIL_LENGTH_MAX, INVITE_EMAIL_MESSAGE)
    .pipe(z.email(INVITE_EMAIL_MESSAGE)),
  role: teamRoleSchema.default('creator'),
});
export type InviteBody = z.infer<typeof inviteSchema>;

export const changeTeamRoleSchema = z.object({ role: teamRoleSchema });

export const invitationSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    role: z.enum(TEAM_ROLES),
    createdAt: momentSchema,
    expiresAt: momentSchema,
    /**
     * Where the invited person registers. The link works once. Null for API keys, which never
     * receive it.
     */
    inviteUrl: z.string().nullable(),
  })
  .meta({ id: 'Invitation' });
export type InvitationBody = z.infer<typeof invitationSchema>;

export const newInvitationSchema = invitationSchema
  .extend({
    /** Whether the link was emailed; otherwise it has to be passed on by hand. */
    emailed: z.boolean(),
  })
  .meta({ id: 'NewInvitation' });
export type NewInvitationBody = z.infer<typeof newInvitationSchema>;

/** What an invitation link reveals before registration. */
export const invitationPreviewSchema = z
  .object({ organizationName: z.string(), role: z.enum(TEAM_ROLES), email: z.string() })
  .meta({ id: 'InvitationPreview' });
export type InvitationPreviewBody = z.infer<typeof invitationPreviewSchema>;
