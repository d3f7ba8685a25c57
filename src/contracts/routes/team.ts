import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import { pagingSchema } from '#contracts/schemas/paging.ts';
import {
  changeTeamRoleSchema,
  invitationPreviewSchema,
  invitationSchema,
  inviteSchema,
  newInvitationSchema,
} from '#contracts/schemas/team.ts';
import { idSchema } from '#contracts/schemas/text.ts';
import { userSchema } from '#contracts/schemas/user.ts';

const memberParamsSchema = z.object({ userId: idSchema });

export const teamRoutes = {
  members: defineRoute({
    method: 'GET',
    path: '/api/team/members',
    access: { permission: 'workspace.read' },
    summary: 'List the members of the organization, newest first',
    query: pagingSchema,
    response: z.array(userSchema),
    errors: [],
  }),
  invite: defineRoute({
    method: 'POST',
    path: '/api/team/invite',
    access: { permission: 'team.invite' },
    summary: 'Invite a team member; the link works once, for seven days',
    body: inviteSchema,
    response: newInvitationSchema,
    status: 201,
    errors: ['already_member', 'too_many_requests'],
  }),
  invitations: defineRoute({
    method: 'GET',
    path: '/api/team/invitations',
    access: { permission: 'team.invite' },
    summary: 'List open invitations, newest first',
    query: pagingSchema,
    response: z.array(invitationSchema),
    errors: [],
  }),
  previewInvitation: defineRoute({
    method: 'GET',
    path: '/api/invitations/{token}',
    access: 'public',
    summary: 'Get an open invitation by the token of its link, for the registration page',
    params: z.object({ token: z.string() }),
    response: invitationPreviewSchema,
    errors: ['invitation_ended', 'too_many_requests'],
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: '/api/team/invitations/{id}',
    access: { permission: 'team.invite' },
    summary: 'Withdraw an open invitation',
    params: z.object({ id: idSchema }),
    response: null,
    errors: ['not_found'],
  }),
  changeRole: defineRoute({
    method: 'PATCH',
    path: '/api/team/members/{userId}/role',
    access: { permission: 'team.changeRole' },
    summary: 'Change the role of a member',
    params: memberParamsSchema,
    body: changeTeamRoleSchema,
    response: userSchema,
    errors: ['not_found', 'last_owner'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/team/members/{userId}',
    access: { permission: 'team.remove' },
    summary: 'Remove a member and close their account',
    params: memberParamsSchema,
    response: null,
    errors: ['not_found', 'last_owner'],
  }),
};
