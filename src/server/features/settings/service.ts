/**
 * Settings of users and of organizations. Called by the settings routes. Changing the email address
 * requires the current password unless the session is new, and the previous address is notified.
 * Changing the password requires the current one, counts wrong ones like failed sign-ins, and ends
 * all other sessions and all open password links; so does a new address for the links.
 * Authorization: the route's permission; everything concerns the caller or their own organization.
 */
import { domainToUnicode } from 'node:url';

import type {
  ChangePasswordBody,
  OrganizationRulesBody,
  OrganizationSecurityBody,
  ProfileBody,
} from '#contracts/schemas/settings.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { requireUncommon } from '#server/platform/passwords/common-passwords.ts';
import { hashPassword } from '#server/platform/passwords/password-hash.ts';
import { requireBelow } from '#server/platform/limits/require-below.ts';
import {
  endOtherAccess,
  endPasswordLinks,
  findSessionStart,
  namedDuplicate,
} from '#server/features/auth/account-access.ts';
import type { RequirePassword } from '#server/features/auth/current-password.ts';
import type { ComplianceService } from '#server/features/compliance/service.ts';
import {
  policyErrorOf,
  type OrganizationNamesService,
} from '#server/features/organization-names/service.ts';
import * as store from './store.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly outbox: Outbox;
  readonly limiter: SharedLimiter;
  readonly limits: Config['limits'];
  readonly requirePassword: RequirePassword;
  readonly names: Pick<OrganizationNamesService, 'rename' | 'requireAllowed'>;
  readonly judgeName: ComplianceService['judgeName'];
}

export type SettingsService = ReturnType<typeof createSettingsService>;

const HOUR_SECONDS = 3600;
/** How long after signing in the email address can be changed without the password. */
const JUST_SIGNED_IN_MS = 15 * 60_000;

const OWN_FACTOR_FIRST = 'Set up two-factor sign-in on your own account first';

export function createSettingsService(deps: Deps) {
  const { db, clock, audit, outbox, limiter, limits, requirePassword, names, judgeName } = deps;

  async function find(userId: UserId): Promise<store.UserRow> {
    const user = await store.findUser(db, userId);
    if (!user) throw new AppError('not_signed_in');
    return user;
  }

  async function isJustSignedIn({ sessionHash }: SignedIn): Promise<boolean> {
    const startedAt = await findSessionStart(db, sessionHash);
    return startedAt !== null && clock.now().getTime() - startedAt.getTime() < JUST_SIGNED_IN_MS;
  }

  async function saveProfile(
    tx: Transaction,
    seen: store.UserRow,
    profile: store.Profile,
  ): Promise<store.UserRow> {
    const { id: userId, organizationId } = seen;
    const changed = await store.setProfile(tx, userId, profile);
    if (!changed) throw new AppError('not_signed_in');
    const { before, after } = changed;
    // The check above was based on the address as it was read.
    if (before.email !== seen.email) throw new AppError('wrong_state');
    const details = {
      username: before.username !== after.username,
      email: before.email !== after.email,
    };
    if (details.email) await endPasswordLinks(tx, userId);
    if (before.email.toLowerCase() !== after.email.toLowerCase()) {
      const recipient = before.email;
      await outbox.add(tx, { kind: 'email_changed', aboutId: userId, recipient });
    }
    const action = 'account.profile_changed';
    await audit.record(tx, { organizationId, action, actorId: userId, details });
    return after;
  }

  /** Names that only resemble another casino's are reviewed with each film that shows them. */
  async function requireUnblocked(organizationId: OrganizationId, text: string): Promise<void> {
    const { decision, findings } = await judgeName(organizationId, text);
    if (decision === 'block') throw policyErrorOf(findings);
  }

  return {
    async changeProfile(caller: SignedIn, body: ProfileBody): Promise<store.UserRow> {
      const { userId } = caller.actor;
      const { currentPassword, ...profile } = body;
      const user = await find(userId);
      const changesEmail = user.email !== profile.email;
      if (!changesEmail && user.username === profile.username) return user;
      // Every response reveals whether a name is taken; the limit prevents trying a list of them.
      const limit = { max: limits.profileChangesPerUser, windowSeconds: HOUR_SECONDS };
      await requireBelow(limiter, `profile-of:${userId}`, limit);
      if (changesEmail && !(await isJustSignedIn(caller))) {
        await requirePassword(user, currentPassword);
      }
      try {
        return await db.transaction((tx) => saveProfile(tx, user, profile));
      } catch (error) {
        throw namedDuplicate(error);
      }
    },

    async changePassword(
      { actor, sessionHash }: SignedIn,
      { currentPassword, newPassword }: ChangePasswordBody,
    ): Promise<void> {
      const { userId, organizationId } = actor;
      const user = await find(userId);
      await requirePassword(user, currentPassword);
      requireUncommon(newPassword, 'newPassword');
      const former = user.passwordHash;
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        const isReplaced = await store.replacePasswordHash(tx, userId, { former, passwordHash });
        if (!isReplaced) throw new AppError('wrong_current_password');
        await endOtherAccess(tx, userId, sessionHash);
        await audit.record(tx, { organizationId, action: 'password.changed', actorId: userId });
      });
    },

    /** Throws 409 if callers would lock themselves out. */
    async changeSecurity(
      { organizationId, userId: actorId }: Actor,
      { requiresSecondFactor }: OrganizationSecurityBody,
    ): Promise<store.OrganizationRow> {
      return db.transaction(async (tx) => {
        const user = await store.lockUser(tx, actorId);
        if (requiresSecondFactor && !user?.hasSecondFactor) {
          throw new AppError('wrong_state', { message: OWN_FACTOR_FIRST });
        }
        const organization = await store.setSecurity(tx, organizationId, { requiresSecondFactor });
        if (!organization) throw new AppError('not_found');
        const action = 'organization.security_changed';
        const details = { requiresSecondFactor };
        await audit.record(tx, { organizationId, action, actorId, details });
        return organization;
      });
    },

    renameOrganization: (actor: Actor, name: string) => names.rename(actor, name),

    async changeRules({ organizationId, userId: actorId }: Actor, body: OrganizationRulesBody) {
      const { website, legalEntity, venueName, venueAddress, licences = {} } = body;
      const { defaultVenueLine, defaultCallToAction } = body;
      const shown = [legalEntity, venueName, venueAddress, defaultVenueLine, defaultCallToAction];
      if (website) await names.requireAllowed(organizationId, wordsOfAddress(website));
      for (const text of [...shown, ...Object.values(licences)]) {
        if (text) await requireUnblocked(organizationId, text);
      }
      const rules = rulesOf(body);
      return db.transaction(async (tx) => {
        const organization = await store.setRules(tx, organizationId, rules);
        if (!organization) throw new AppError('not_found');
        const details = {
          defaultMarkets: organization.defaultMarkets.join(', '),
          requiresSecondReviewer: organization.requiresSecondReviewer,
          fallsBackToStudio: organization.fallsBackToStudio,
          hasWebsite: organization.website !== null,
          advertises: organization.advertises ?? '',
        };
        const action = 'organization.rules_changed';
        await audit.record(tx, { organizationId, action, actorId, details });
        return organization;
      });
    },
  };
}

/** The settings in the body, with each market once. */
function rulesOf({ defaultMarkets, ...body }: OrganizationRulesBody): store.OrganizationRules {
  const markets = defaultMarkets && { defaultMarkets: [...new Set(defaultMarkets)] };
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return { ...markets, ...Object.fromEntries(given) };
}

/** The readable part of a URL: its letters and digits. */
function wordsOfAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  const path = pathname.replaceAll(/%[\dA-F]{2}/gi, ' ');
  return `${domainToUnicode(hostname)} ${path}`.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}
