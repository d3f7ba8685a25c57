import { z } from 'zod';

import { defineRoute } from '#contracts/route.ts';
import {
  adjustCreditsSchema,
  adminUserSchema,
  adminUsersFilterSchema,
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
    summary: 'List users: all for the platform operator, otherwise those of your organization',
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
  usersCsv: defineRoute({
    method: 'GET',
    path: '/api/admin/users.csv',
    access: { permission: 'users.manage' },
    summary: 'Download all matching users as a CSV file',
    query: adminUsersFilterSchema,
    response: z.string(),
    file: { type: 'text/csv; charset=utf-8', name: 'users.csv' },
    errors: [],
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/api/admin/users/{userId}/sign-out',
    access: { permission: 'users.manage' },
    summary: 'End all sessions of a user; API keys stay',
    params: userParamsSchema,
    response: null,
    errors: ['not_found'],
  }),
  suspend: defineRoute({
    method: 'POST',
    path: '/api/admin/users/{userId}/suspend',
    access: { permission: 'users.suspend' },
    summary: 'Suspend a user: their sessions and API keys end, and they cannot sign in',
    params: userParamsSchema,
    response: null,
    errors: ['not_found', 'last_owner'],
  }),
  reinstate: defineRoute({
    method: 'POST',
    path: '/api/admin/users/{userId}/reinstate',
    access: { permission: 'users.suspend' },
    summary: 'Let a suspended user sign in again',
    params: userParamsSchema,
    response: null,
    errors: ['not_found'],
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
