import type { OrganizationBody } from '#contracts/schemas/organization.ts';
import type { UserBody } from '#contracts/schemas/user.ts';
import type { organizations, users } from '#server/platform/database/schema/accounts.ts';

/** A user as everyone in the organization sees them. */
export function presentUser(
  user: Omit<typeof users.$inferSelect, 'passwordHash' | 'hasSecondFactor' | 'suspendedAt'>,
): UserBody {
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

export function presentOrganization(
  organization: typeof organizations.$inferSelect,
): OrganizationBody {
  return {
    id: organization.id,
    name: organization.name,
    plan: organization.plan,
    creditBalance: organization.creditBalance,
    creditDebt: organization.creditDebt,
    isOperator: organization.isOperator,
    defaultMarkets: [...organization.defaultMarkets],
    requiresSecondReviewer: organization.requiresSecondReviewer,
    requiresSecondFactor: organization.requiresSecondFactor,
    fallsBackToStudio: organization.fallsBackToStudio,
    website: organization.website,
    defaultVenueLine: organization.defaultVenueLine,
    defaultCallToAction: organization.defaultCallToAction,
    defaultLanguage: organization.defaultLanguage,
    advertises: organization.advertises,
    legalEntity: organization.legalEntity,
    venueName: organization.venueName,
    venueAddress: organization.venueAddress,
    licences: organization.licences,
  };
}
