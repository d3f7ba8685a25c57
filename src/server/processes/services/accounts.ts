import { createAdminService } from '#server/features/admin/service.ts';
import { createRequirePassword } from '#server/features/auth/current-password.ts';
import { createAuthService } from '#server/features/auth/service.ts';
import { createPasskeys } from '#server/features/second-factor/passkeys.ts';
import { createSignInProofs } from '#server/features/second-factor/prove.ts';
import { createSecondFactorService } from '#server/features/second-factor/service.ts';
import { createSettingsService } from '#server/features/settings/service.ts';
import { createInvitationsService } from '#server/features/team/invitations.ts';
import { createMembersService } from '#server/features/team/members.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { BillingServices } from './billing.ts';
import type { ComplianceServices } from './compliance.ts';
import type { SharedServices } from './shared.ts';

export type AccountServices = ReturnType<typeof createAccountServices>;

/** Users: signing in, teams, settings, and what operators do with accounts. */
export function createAccountServices(
  platform: Platform,
  deps: SharedServices & BillingServices & ComplianceServices,
) {
  const { config, db, clock, log, linkTokens, secondFactorBox, sessionBox } = platform;
  const { audit, credits, limiter, notifications, outbox } = deps;
  const { limits, operatorClaim } = config;
  const { publicUrl } = config.http;
  const members = createMembersService({ db, clock, audit });
  const invitations = createInvitationsService({
    db,
    clock,
    linkTokens,
    publicUrl,
    audit,
    outbox,
    limiter,
    limits,
    hasOwnCredits: credits.hasOwnCredits,
  });
  const passkeys = createPasskeys(publicUrl);
  const requirePassword = createRequirePassword({ limiter, limits });
  const secondFactorDeps = { db, clock, linkTokens, secondFactorBox, passkeys };
  const proofs = createSignInProofs(secondFactorDeps);
  return {
    admin: createAdminService({ db, members, credits, audit }),
    auth: createAuthService({
      db,
      clock,
      log,
      credits,
      audit,
      invitations,
      notifications,
      outbox,
      linkTokens,
      proofs,
      sessionBox,
      limiter,
      limits,
      operatorClaim,
    }),
    members,
    invitations,
    proofs,
    secondFactor: createSecondFactorService({
      ...secondFactorDeps,
      audit,
      outbox,
      limiter,
      requirePassword,
    }),
    settings: createSettingsService({
      db,
      clock,
      audit,
      outbox,
      limiter,
      limits,
      requirePassword,
      names: deps.organizationNames,
      judgeName: deps.compliance.judgeName,
    }),
  };
}
