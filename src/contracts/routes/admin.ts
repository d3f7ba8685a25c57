import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  adjustCreditsSchema,
  adminUserSchema,
  adminUsersQuerySchema,
  changeRoleSchema,
} from '#contracts/schemas/admin.ts';
import { organizationSchema } from '#contracts/schemas/organization.ts';
import { idSchema } from '#contracts/schemas/text.ts';

const userParamsSchema = z.object({ userId: idSchema });

export const adminRoutes = {
  users: defineRoute({
    method: 'GET',
    path: '/api/admin/users',
    access: { permission: 'users.manage' },
    summary: 'List users: of the whole platform for the operator, otherwise of your organization',
    query: adminUsersQuerySchema,
    response: z.array(adminUserSchema),
    errors: [],
  }),
  changeRole: defineRoute({
    method: 'PATCH',
    path: '/api/admin/users/{userId}/role',
    access: { permission: 'users.manage' },
    summary: 'Change the role of a user',
    params: userParamsSchema,
    body: changeRoleSchema,
    response: adminUserSchema,
    errors: ['not_found', 'last_owner'],
  }),
  adjustCredits: defineRoute({
    method: 'POST',
    path: '/api/admin/users/credits',
    access: { permission: 'credits.adjust' },
    summary: 'Add credits to an organization or deduct them',
    body: adjustCreditsSchema,
    response: organizationSchema,
    errors: ['not_found', 'balance_below_zero', 'wrong_state'],
  }),
  resetSecondFactor: defineRoute({
    method: 'POST',
    path: '/api/admin/users/{userId}/reset-second-factor',
    access: { permission: 'users.manage' },
    summary: 'Reset the two-factor authentication of a user and end their sessions',
    params: userParamsSchema,
    response: null,
    errors: ['not_found'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/admin/users/{userId}',
    access: { permission: 'users.manage' },
    summary: 'Delete a user',
    params: userParamsSchema,
    response: null,
    errors: ['not_found', 'last_owner'],
  }),
};
