import type { teamRoutes } from '#contracts/routes/team.ts';
import type { UserId } from '#domain/ids.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { presentUser } from '#server/features/auth/present-user.ts';
import type { InvitationsService } from './invitations.ts';
import type { MembersService } from './members.ts';
import { presentInvitation, presentNewInvitation, presentPreview } from './present.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createTeamHandlers(
  members: MembersService,
  invitations: InvitationsService,
): HandlersOf<typeof teamRoutes> {
  return {
    members: async ({ caller, query, nextPage }) => {
      const page = await members.page(caller.actor.organizationId, pageRequestOf(query));
      nextPage(page.nextCursor);
      const isManager = roleHas(caller.actor.role, 'users.manage');
      return page.items.map((member) => ({
        ...presentUser(member),
        ...(isManager && {
          hasSecondFactor: member.hasSecondFactor,
          isSuspended: member.suspendedAt !== null,
        }),
      }));
    },
    invite: async ({ caller, body }) =>
      presentNewInvitation(await invitations.invite(caller, body)),
    invitations: async ({ caller, query, nextPage }) => {
      const page = await invitations.listOpen(caller, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentInvitation);
    },
    previewInvitation: async ({ params }) =>
      presentPreview(await invitations.preview(params.token)),
    withdraw: ({ caller, params }) => invitations.withdraw(caller.actor, params.id),
    changeRole: async ({ caller: { actor }, params, body }) => {
      const target = { userId: params.userId as UserId, scope: actor.organizationId };
      return presentUser(await members.changeRole(actor, target, body.role));
    },
    remove: ({ caller: { actor }, params }) =>
      members.remove(actor, { userId: params.userId as UserId, scope: actor.organizationId }),
  };
}
