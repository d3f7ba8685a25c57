/**
 * Accounts and sessions. Called by the auth routes, by `npm run operator`, and by everything that
 * needs the holder of a token (`sessions.ts`). An account is created completely or not at all:
 * organization, user, welcome credits and session are one transaction. Wrong passwords and unknown
 * addresses get the same response after the same time; attempts are counted in the database, across
 * all processes. Authorization: registering and signing in are public, everything else concerns
 * only the caller.
 */
import type { SecondFactorBody } from '#contracts/schemas/second-factor.ts';
import type { LoginBody, RegisterBody, ResetPasswordBody } from '#contracts/schemas/auth.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { requireUncommon } from '#server/platform/passwords/common-passwords.ts';
import type { SignInProofs } from '#server/features/second-factor/prove.ts';
import { deviceWords } from './device-words.ts';
import { createLoginLimits } from './login-limits.ts';
import { appointOperator } from './appoint-operator.ts';
import {
  hashPassword,
  isPassword,
  simulatePasswordCheck,
} from '#server/platform/passwords/password-hash.ts';
import { createPasswordResets } from './password-reset.ts';
import { namedDuplicate } from './account-access.ts';
import { createAccount, type SignedInAccount } from './register.ts';
import {
  endSession,
  endSessionOf,
  endSessionsOf,
  findSessionsOf,
  startSession,
  type SessionStart,
} from './sessions.ts';
import * as store from './store.ts';
import type { CreditsService } from '#server/features/credits/service.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { InvitationsService } from '#server/features/team/invitations.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import { requireBelow } from '#server/platform/limits/require-below.ts';
import type { LinkTokens } from '#server/platform/link-tokens.ts';
import type { Log } from '#server/platform/log.ts';
import type { SecretBox } from '#server/platform/secret-box.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly credits: CreditsService;
  readonly audit: AuditService;
  readonly invitations: InvitationsService;
  readonly notifications: Pick<NotificationsService, 'tell'>;
  readonly outbox: Outbox;
  readonly linkTokens: LinkTokens;
  readonly proofs: SignInProofs;
  readonly sessionBox: SecretBox;
  readonly limiter: SharedLimiter;
  readonly limits: Config['limits'];
  readonly operatorClaim: Config['operatorClaim'];
}

/** The client from which a user signs in. */
export interface Client {
  readonly address: string;
  readonly userAgent: string | undefined;
}

export type AuthService = ReturnType<typeof createAuthService>;

const HOUR_SECONDS = 3600;
const UNKNOWN_DEVICE = 'Unknown device';

export function createAuthService(deps: Deps) {
  const { db, clock, log, audit, limiter, limits, proofs, sessionBox } = deps;
  const resets = createPasswordResets(deps);
  const loginLimits = createLoginLimits(deps);

  /** Not awaited: the response time must not reveal that the account exists. */
  function recordFailedSignIn(organizationId: OrganizationId, userId: UserId): void {
    const event = { organizationId, action: 'session.refused', actorId: userId } as const;
    db.transaction((tx) => audit.record(tx, event)).catch((error: unknown) => {
      log.error({ err: error }, 'a refused sign-in was not recorded');
    });
  }

  function startOf({ address, userAgent }: Client): SessionStart {
    return {
      now: clock.now(),
      device: deviceWords(userAgent),
      lockedNetwork: sessionBox.lock(address),
    };
  }

  /** Tells people of a sign-in from a network that is new to their account. */
  async function rememberPlace(tx: Transaction, userId: UserId, client: Client): Promise<void> {
    if (await loginLimits.isNewPlace(tx, userId, client.address)) {
      const subject = deviceWords(client.userAgent) ?? UNKNOWN_DEVICE;
      await deps.notifications.tell(tx, { userId, kind: 'new_sign_in', subject });
    }
    await loginLimits.remember(tx, userId, client.address);
  }

  async function accountOf(userId: UserId): Promise<store.Account> {
    const account = await store.findAccount(db, userId);
    if (!account) throw new AppError('not_signed_in');
    return account;
  }

  return {
    async register(body: RegisterBody, client: Client): Promise<SignedInAccount> {
      const limit = { max: limits.registrationsPerAddress, windowSeconds: HOUR_SECONDS };
      await requireBelow(limiter, `register-from:${client.address}`, limit);
      const { password, ...account } = body;
      requireUncommon(password, 'password');
      const passwordHash = await hashPassword(password);
      try {
        return await db.transaction(async (tx) => {
          const signedIn = await createAccount(tx, deps, {
            ...account,
            passwordHash,
            session: startOf(client),
          });
          await loginLimits.remember(tx, signedIn.account.user.id, client.address);
          return signedIn;
        });
      } catch (error) {
        throw namedDuplicate(error);
      }
    },

    async login({ email, password }: LoginBody, client: Client): Promise<SignedInAccount> {
      const takeBack = await loginLimits.count({ email, network: client.address });
      const account = await store.findAccountByEmail(db, email);
      if (!account) {
        await simulatePasswordCheck(password);
        throw new AppError('invalid_credentials');
      }
      const { id: userId, organizationId, passwordHash } = account.user;
      if (!(await isPassword(password, passwordHash))) {
        recordFailedSignIn(organizationId, userId);
        throw new AppError('invalid_credentials');
      }
      await takeBack();
      const outcome = await db.transaction(async (tx) => {
        // The account may have been deleted, or its password changed, since it was read.
        const locked = await store.lockUnchanged(tx, userId, passwordHash);
        if (!locked) throw new AppError('invalid_credentials');
        if (locked.suspendedAt !== null) throw new AppError('account_suspended');
        const signIn = await proofs.open(tx, userId);
        if (signIn) return { signIn };
        const token = await startSession(tx, userId, startOf(client));
        await rememberPlace(tx, userId, client);
        await audit.record(tx, { organizationId, action: 'session.started', actorId: userId });
        return { token };
      });
      if ('signIn' in outcome) throw new AppError('second_factor_required', outcome);
      return { account, token: outcome.token };
    },

    /** The second step of a sign-in that was answered with `second_factor_required`. */
    async finishLogin(body: SecondFactorBody, client: Client): Promise<SignedInAccount> {
      const userId = await proofs.challenged(body.challenge);
      const takeBack = await loginLimits.countSecondFactor(userId, client.address);
      const token = await db.transaction(async (tx) => {
        const { organizationId, proof } = await proofs.prove(tx, userId, body);
        if (proof === null) {
          const action = 'second_factor.refused';
          await audit.record(tx, { organizationId, action, actorId: userId });
          return null;
        }
        const started = await startSession(tx, userId, startOf(client));
        await rememberPlace(tx, userId, client);
        const details = { proof };
        const action = 'session.started';
        await audit.record(tx, { organizationId, action, actorId: userId, details });
        return started;
      });
      if (token === null) throw new AppError('second_factor_invalid');
      await takeBack();
      return { account: await accountOf(userId), token };
    },

    async logout({ actor, sessionHash }: SignedIn): Promise<void> {
      const { organizationId, userId: actorId } = actor;
      await db.transaction(async (tx) => {
        await endSession(tx, sessionHash);
        await audit.record(tx, { organizationId, action: 'session.ended', actorId });
      });
    },

    /** The caller's sessions, most recently used first. */
    async sessionsOf({ actor, credentialId }: SignedIn) {
      const rows = await findSessionsOf(db, actor.userId, clock.now());
      return rows.map(({ lockedNetwork, ...row }) => ({
        ...row,
        network: lockedNetwork && sessionBox.unlock(lockedNetwork),
        isCurrent: row.id === credentialId,
      }));
    },

    async endOneSession({ actor }: SignedIn, id: string): Promise<void> {
      const { organizationId, userId: actorId } = actor;
      await db.transaction(async (tx) => {
        if (!(await endSessionOf(tx, actorId, id))) throw new AppError('not_found');
        await audit.record(tx, { organizationId, action: 'session.ended', actorId });
      });
    },

    async endOtherSessions({ actor, sessionHash }: SignedIn): Promise<void> {
      const { organizationId, userId: actorId } = actor;
      await db.transaction(async (tx) => {
        await endSessionsOf(tx, actorId, sessionHash);
        const details = { others: true };
        await audit.record(tx, { organizationId, action: 'session.ended', actorId, details });
      });
    },

    accountOf,

    async verifyAge(userId: UserId): Promise<store.Account> {
      await db.transaction(async (tx) => {
        const organizationId = await store.setAgeVerified(tx, userId);
        if (organizationId === null) return;
        const action = 'account.age_verified';
        await audit.record(tx, { organizationId, action, actorId: userId });
      });
      return accountOf(userId);
    },

    async forgotPassword(email: string, address: string): Promise<void> {
      const windowSeconds = HOUR_SECONDS;
      const perEmail = { max: limits.passwordEmailsPerAddress, windowSeconds };
      const perAddress = { max: limits.registrationsPerAddress, windowSeconds };
      await requireBelow(limiter, `forgot-from:${address}`, perAddress);
      await requireBelow(limiter, `forgot-to:${email.toLowerCase()}`, perEmail);
      resets.sendLinkLater(email);
    },

    async resetPassword(body: ResetPasswordBody, address: string): Promise<void> {
      const limit = { max: limits.registrationsPerAddress, windowSeconds: HOUR_SECONDS };
      await requireBelow(limiter, `reset-from:${address}`, limit);
      await resets.setPassword(body, (tx, userId) => loginLimits.remember(tx, userId, address));
    },

    appointOperator: (email: string) => appointOperator(deps, email),
  };
}
