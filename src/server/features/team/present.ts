import type { InvitationBody } from '#contracts/schemas/team.ts';
import type { OpenInvitation } from './invitations.ts';

export function presentInvitation(invitation: OpenInvitation): InvitationBody {
  return {
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    createdAt: invitation.createdAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
    inviteUrl: invitation.inviteUrl,
  };
}
