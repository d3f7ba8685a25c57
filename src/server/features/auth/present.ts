import type { AccountBody } from '#contracts/schemas/auth.ts';
import type { OrganizationBody } from '#contracts/schemas/organization.ts';
import type { UserBody } from '#contracts/schemas/user.ts';
import type { Account, OrganizationRow, UserRow } from './store.ts';

export function presentAccount({ user, organization }: Account): AccountBody {
  return { user: presentUser(user), organization: presentOrganization(organization) };
}

function presentUser(user: UserRow): UserBody {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    role: user.role,
    ageVerified: user.ageVerified,
    createdAt: user.createdAt.toISOString(),
    orgId: user.organizationId,
  };
}

function presentOrganization(organization: OrganizationRow): OrganizationBody {
  return {
    id: organization.id,
    name: organization.name,
    plan: organization.plan,
    creditBalance: organization.creditBalance,
    isOperator: organization.isOperator,
  };
}
