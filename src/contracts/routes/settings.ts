import { defineRoute } from '#contracts/route.ts';
import { organizationSchema } from '#contracts/schemas/organization.ts';
import {
  changePasswordSchema,
  organizationNameSchema,
  organizationRulesSchema,
  organizationSecuritySchema,
  renamedOrganizationSchema,
  profileSchema,
} from '#contracts/schemas/settings.ts';
import { userSchema } from '#contracts/schemas/user.ts';

export const settingsRoutes = {
  profile: defineRoute({
    method: 'PATCH',
    path: '/api/user/profile',
    access: { permission: 'profile.edit' },
    summary:
      'Change your username and email address; changing the email address requires the current password if the session is older than 15 minutes',
    body: profileSchema,
    response: userSchema,
    errors: ['username_taken', 'email_taken', 'wrong_current_password', 'too_many_requests'],
  }),
  password: defineRoute({
    method: 'PATCH',
    path: '/api/user/password',
    access: { permission: 'profile.edit' },
    summary: 'Change your password; ends all other sessions',
    body: changePasswordSchema,
    response: null,
    errors: ['wrong_current_password', 'too_many_requests'],
  }),
  organization: defineRoute({
    method: 'PATCH',
    path: '/api/organization',
    access: { permission: 'organization.edit' },
    summary: 'Rename the organization; a name held by the policy waits for the platform operator',
    body: organizationNameSchema,
    response: renamedOrganizationSchema,
    errors: ['policy_blocked'],
  }),
  organizationSecurity: defineRoute({
    method: 'PATCH',
    path: '/api/organization/security',
    access: { permission: 'organization.edit' },
    summary:
      'Require two-factor authentication for all members of the organization, or stop requiring it',
    body: organizationSecuritySchema,
    response: organizationSchema,
    errors: ['wrong_state'],
  }),
  organizationRules: defineRoute({
    method: 'PATCH',
    path: '/api/organization/rules',
    access: { permission: 'organization.edit' },
    summary:
      'Change the default markets, what is advertised and by whom, who may approve, and the website of public pages',
    body: organizationRulesSchema,
    response: organizationSchema,
    errors: ['policy_blocked'],
  }),
};
