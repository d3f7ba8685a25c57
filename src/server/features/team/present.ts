import type {
  InvitationBody,
  InvitationPreviewBody,
  NewInvitationBody,
} from '#contracts/schemas/team.ts';
import type { InvitationPreview, NewInvitation, OpenInvitation } from './invitations.ts';

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

export function presentNewInvitation(invitation: NewInvitation): NewInvitationBody {
  return { ...presentInvitation(invitation), emailed: invitation.emailed };
}

export function presentPreview(preview: InvitationPreview): InvitationPreviewBody {
  const { organizationName, role, email } = preview;
  return { organizationName, role, email };
}
