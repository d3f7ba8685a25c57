/**
 * What people change about themselves and owners about their organization. Called by the settings
 * routes. A password change needs the present password, counts wrong ones like failed logins, and
 * ends all other sessions; so does every open password link, which a new address ends, too.
 * Authorization: the route's ability; everything concerns the caller or their own organization.
 */
import { domainToUnicode } from 'node:url';

import type {
  ChangePasswordBody,
  OrganizationRulesBody,
  ProfileBody,
} from '#contracts/schemas/settings.ts';
import type { Actor } from '#domain/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { hashPassword, isPassword } from '#server/features/auth/password-hash.ts';
import { deleteResetsOf } from '#server/features/auth/password-reset-store.ts';
import { namedDuplicate } from '#server/features/auth/register.ts';
import { requireBelow } from '#server/features/auth/require-below.ts';
import { endSessionsOf } from '#server/features/auth/sessions.ts';
import type { OrganizationNamesService } from '#server/features/organization-names/service.ts';
import * as store from './store.ts';
import type { SignedIn } from '#server/http/authenticate.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';

interface Needs {
  readonly db: Database;
  readonly audit: AuditService;
  readonly limiter: SharedLimiter;
  readonly limits: Config['limits'];
  readonly names: Pick<OrganizationNamesService, 'rename' | 'requireAllowed'>;
}

export type SettingsService = ReturnType<typeof createSettingsService>;

const MINUTE_SECONDS = 60;

export function createSettingsService({ db, audit, limiter, limits, names }: Needs) {
  return {
    async changeProfile(actor: Actor, profile: ProfileBody): Promise<store.UserRow> {
      const { userId, organizationId } = actor;
      try {
        return await db.transaction(async (tx) => {
          const changed = await store.setProfile(tx, userId, profile);
          if (!changed) throw new AppError('not_signed_in');
          const { before, after } = changed;
          const details = {
            username: before.username !== after.username,
            email: before.email !== after.email,
          };
          if (details.email) await deleteResetsOf(tx, userId);
          const action = 'account.profile_changed';
          await audit.record(tx, { organizationId, action, actorId: userId, details });
          return after;
        });
      } catch (error) {
        throw namedDuplicate(error);
      }
    },

    async changePassword(
      { actor, sessionHash }: SignedIn,
      { currentPassword, newPassword }: ChangePasswordBody,
    ): Promise<void> {
      const { userId, organizationId } = actor;
      const attempts = `password-of:${userId}`;
      const limit = { max: limits.failedLoginsPerAccount, windowSeconds: MINUTE_SECONDS };
      await requireBelow(limiter, attempts, limit);
      const user = await store.findUser(db, userId);
      if (!user) throw new AppError('not_signed_in');
      const former = user.passwordHash;
      if (!(await isPassword(currentPassword, former))) {
        throw new AppError('wrong_current_password');
      }
      await limiter.takeBack(attempts);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        const isReplaced = await store.replacePasswordHash(tx, userId, { former, passwordHash });
        if (!isReplaced) throw new AppError('wrong_current_password');
        await endSessionsOf(tx, userId, sessionHash);
        await deleteResetsOf(tx, userId);
        await audit.record(tx, { organizationId, action: 'password.changed', actorId: userId });
      });
    },

    renameOrganization: (actor: Actor, name: string) => names.rename(actor, name),

    async changeRules(
      { organizationId, userId: actorId }: Actor,
      { defaultMarkets, requiresSecondReviewer, website }: OrganizationRulesBody,
    ) {
      if (website) await names.requireAllowed(wordsOfAddress(website));
      const rules = {
        ...(website !== undefined && { website }),
        ...(defaultMarkets && { defaultMarkets: [...new Set(defaultMarkets)] }),
        ...(requiresSecondReviewer !== undefined && { requiresSecondReviewer }),
      };
      return db.transaction(async (tx) => {
        const organization = await store.setRules(tx, organizationId, rules);
        if (!organization) throw new AppError('not_found');
        const details = {
          defaultMarkets: organization.defaultMarkets.join(', '),
          requiresSecondReviewer: organization.requiresSecondReviewer,
          hasWebsite: organization.website !== null,
        };
        const action = 'organization.rules_changed';
        await audit.record(tx, { organizationId, action, actorId, details });
        return organization;
      });
    },
  };
}

/** What somebody reads in an address: its letters and figures. */
function wordsOfAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  const path = pathname.replaceAll(/%[\dA-F]{2}/gi, ' ');
  return `${domainToUnicode(hostname)} ${path}`.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}
