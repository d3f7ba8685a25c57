/**
 * Limits password guessing. Attempts are counted by account and network together, by network, and
 * by account. A network that the account has signed in from before is only subject to the first
 * limit, so that guesses from elsewhere cannot lock the user out. Unknown addresses are counted
 * like accounts, so being refused does not reveal which ones exist.
 */
import { DAY_MS } from '#domain/durations.ts';
import type { UserId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import * as networks from './login-network-store.ts';
import { requireBelow } from '#server/platform/limits/require-below.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { LinkTokens } from '#server/platform/link-tokens.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly limiter: SharedLimiter;
  readonly limits: Config['limits'];
  readonly linkTokens: LinkTokens;
}

/** A sign-in attempt: the account and the network it comes from. */
export interface LoginAttempt {
  readonly email: string;
  readonly network: string;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
/**
 * There are a million codes and three valid ones: a month of guessing succeeds with a probability
 * of one in twenty.
 */
const CODES_AN_HOUR = 20;
/** After this long without a sign-in, a network is no longer treated as known. */
const REMEMBERED_MS = 180 * DAY_MS;

export function createLoginLimits({ db, clock, limiter, limits, linkTokens }: Deps) {
  const hashOf = (userId: UserId, network: string) =>
    linkTokens.tokenOf('login-network', `${userId}\n${network}`);

  async function isKnown({ email, network }: LoginAttempt): Promise<boolean> {
    return isKnownTo(await networks.findUserId(db, email), network);
  }

  async function isKnownTo(userId: UserId, network: string): Promise<boolean> {
    const lastUsedAt = await networks.findLastUse(db, userId, hashOf(userId, network));
    return lastUsedAt !== null && clock.now().getTime() - lastUsedAt.getTime() < REMEMBERED_MS;
  }

  return {
    /**
     * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed
     * the limit; throws 429. Returns a function that undoes the count after a successful attempt.
     */
    async count(attempt: LoginAttempt): Promise<() => Promise<void>> {
      const account = attempt.email.toLowerCase();
      const byPair = `login-pair:${attempt.network} ${account}`;
      const byNetwork = `login-from:${attempt.network}`;
      const byAccount = `login-to:${account}`;
      const perPair = { max: limits.failedLoginsPerAccount, windowSeconds: MINUTE_SECONDS };
      const perNetwork = { max: limits.failedLoginsPerAddress, windowSeconds: MINUTE_SECONDS };
      const perAccount = {
        max: limits.failedLoginsPerAccountAnywhere,
        windowSeconds: HOUR_SECONDS,
      };
      await requireBelow(limiter, byPair, perPair);
      const waits = [
        await limiter.count(byNetwork, perNetwork),
        await limiter.count(byAccount, perAccount),
      ].filter((seconds) => seconds !== null);
      if (waits.length > 0 && !(await isKnown(attempt))) {
        throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(...waits) });
      }
      return async () => {
        for (const key of [byPair, byNetwork, byAccount]) await limiter.takeBack(key);
      };
    },

    /**
     * Counts an attempt at a second factor. Codes are short, so only few attempts an hour are
     * allowed, except from networks that the account has signed in from. Throws 429. Returns a
     * function that undoes the count.
     */
    async countSecondFactor(userId: UserId, network: string): Promise<() => Promise<void>> {
      const byPair = `second-factor-pair:${network} ${userId}`;
      const byAccount = `second-factor-of:${userId}`;
      await requireBelow(limiter, byPair, {
        max: limits.failedLoginsPerAccount,
        windowSeconds: MINUTE_SECONDS,
      });
      const anywhere = { max: CODES_AN_HOUR, windowSeconds: HOUR_SECONDS };
      const retryAfterSeconds = await limiter.count(byAccount, anywhere);
      if (retryAfterSeconds !== null && !(await isKnownTo(userId, network))) {
        throw new AppError('too_many_requests', { retryAfterSeconds });
      }
      return async () => {
        for (const key of [byPair, byAccount]) await limiter.takeBack(key);
      };
    },

    /** Whether somebody who has signed in before never did so from this network. */
    async isNewPlace(connection: Connection, userId: UserId, network: string): Promise<boolean> {
      const known = await networks.findNetworks(connection, userId);
      return known.length > 0 && !known.includes(hashOf(userId, network));
    },

    /**
     * Remembers that the account's owner used this network, by signing in or by following a link
     * from their email.
     */
    async remember(connection: Connection, userId: UserId, network: string): Promise<void> {
      const now = clock.now();
      await networks.saveUse(connection, { userId, networkHash: hashOf(userId, network), now });
      const forgottenBefore = new Date(now.getTime() - REMEMBERED_MS);
      await networks.deleteUnused(connection, userId, forgottenBefore);
    },
  };
}
