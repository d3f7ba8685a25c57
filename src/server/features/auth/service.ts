/**
 * Accounts and sessions. Called by the auth routes, by `npm run operator`, and by whoever needs to
 * know who holds a token (`sessions.ts`). An account is complete or absent: organization, owner,
 * welcome credits and session are one transaction. Wrong passwords and unknown addresses are
 * answered alike and after the same time; attempts are counted in the database for all processes.
 * Authorization: registering and signing in are public, the rest concerns the caller alone.
 */
import { randomUUID } from 'node:crypto';

import type { LoginBody, RegisterBody } from '#contracts/schemas/auth.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import { hashPassword, isPassword, spendPasswordTime } from './password-hash.ts';
import { endSession, startSession } from './sessions.ts';
import * as store from './store.ts';
import type { CreditsService } from '#server/features/credits/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly credits: CreditsService;
  readonly limiter: SharedLimiter;
  readonly limits: Config['limits'];
  readonly operatorClaim: Config['operatorClaim'];
}

export interface SignedInAccount {
  readonly account: store.Account;
  readonly token: string;
}

export type AuthService = ReturnType<typeof createAuthService>;

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

export function createAuthService(needs: Needs) {
  const { db, clock, limiter, limits } = needs;

  async function requireBelow(key: string, max: number, windowSeconds: number): Promise<void> {
    const retryAfterSeconds = await limiter.count(key, { max, windowSeconds });
    if (retryAfterSeconds !== null) throw new AppError('too_many_requests', { retryAfterSeconds });
  }

  /** Counted before the password is looked at, so that a hundred guesses at once are still ten. */
  async function countLoginAttempt(email: string, address: string): Promise<string[]> {
    const perAddress = `login-from:${address}`;
    const perAccount = `login-to:${email.toLowerCase()}`;
    await requireBelow(perAddress, limits.failedLoginsPerAddress, MINUTE_SECONDS);
    await requireBelow(perAccount, limits.failedLoginsPerAccount, MINUTE_SECONDS);
    return [perAddress, perAccount];
  }

  return {
    async register(body: RegisterBody, address: string): Promise<SignedInAccount> {
      await requireBelow(`register-from:${address}`, limits.registrationsPerAddress, HOUR_SECONDS);
      const passwordHash = await hashPassword(body.password);
      try {
        return await db.transaction((tx) => createAccount(tx, needs, { ...body, passwordHash }));
      } catch (error) {
        throw namedDuplicate(error);
      }
    },

    async login({ email, password }: LoginBody, address: string): Promise<SignedInAccount> {
      const attempts = await countLoginAttempt(email, address);
      const account = await store.findAccountByEmail(db, email);
      if (!account) {
        await spendPasswordTime(password);
        throw new AppError('invalid_credentials');
      }
      if (!(await isPassword(password, account.user.passwordHash))) {
        throw new AppError('invalid_credentials');
      }
      for (const key of attempts) await limiter.takeBack(key);
      return { account, token: await startSession(db, account.user.id, clock.now()) };
    },

    async logout(sessionHash: string): Promise<void> {
      await endSession(db, sessionHash);
    },

    accountOf,

    async verifyAge(userId: UserId): Promise<store.Account> {
      await store.setAgeVerified(db, userId);
      return accountOf(userId);
    },

    /** Gives the operator's rights to the organization of the account with this address. */
    async nameOperator(email: string): Promise<string | null> {
      return db.transaction(async (tx) => {
        const account = await store.findAccountByEmail(tx, email);
        if (!account) return null;
        await store.moveOperator(tx, account.organization.id);
        return account.organization.name;
      });
    },
  };

  async function accountOf(userId: UserId): Promise<store.Account> {
    const account = await store.findAccount(db, userId);
    if (!account) throw new AppError('not_signed_in');
    return account;
  }
}

type NewAccount = Pick<RegisterBody, 'username' | 'email'> & { passwordHash: string };

async function createAccount(
  tx: Transaction,
  { clock, credits, operatorClaim }: Needs,
  { username, email, passwordHash }: NewAccount,
): Promise<SignedInAccount> {
  const now = clock.now();
  const organizationId = randomUUID() as OrganizationId;
  const userId = randomUUID() as UserId;
  const isOperator = operatorClaim === 'first-account' && (await store.isFirstOrganization(tx));
  await store.insertOrganization(tx, {
    id: organizationId,
    name: `${username}'s Organization`,
    isOperator,
    createdAt: now,
  });
  await store.insertUser(tx, {
    id: userId,
    organizationId,
    username,
    email,
    passwordHash,
    role: 'owner',
    createdAt: now,
  });
  await credits.grantWelcome(tx, organizationId);
  const account = await store.findAccount(tx, userId);
  if (!account) throw new Error('The account that was just made is missing');
  return { account, token: await startSession(tx, userId, now) };
}

function namedDuplicate(error: unknown): unknown {
  if (isUniqueViolation(error, 'users_email_unique')) return new AppError('email_taken');
  if (isUniqueViolation(error, 'users_username_unique')) return new AppError('username_taken');
  return error;
}
