/**
 * How often passwords can be guessed. Attempts are counted by account and network together, by
 * network, and by account. A network that the account signed in from before is held to the first
 * count only, so that guesses from elsewhere lock nobody out. Unknown addresses are counted like
 * accounts: being refused does not tell which exist.
 */
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

/** Who tries to sign in, from where. */
export interface LoginAttempt {
  readonly email: string;
  readonly network: string;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
/** A million codes, three of them valid: a month of guesses finds one in twenty. */
const CODES_AN_HOUR = 20;
/** After this long without a login, a network is one like any other. */
const REMEMBERED_MS = 180 * 24 * 3600_000;

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
     * Counts an attempt before the password is looked at, so that a hundred at once are still ten;
     * throws 429. Returns what undoes the count, for an attempt that succeeds.
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
     * Counts an attempt at a second factor, whose codes are short: few an hour, but for networks that
     * the account signed in from. Throws 429. Returns what undoes the count.
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

    /** Notes that the account's owner has been here: by signing in, or by a link from their mail. */
    async remember(connection: Connection, userId: UserId, network: string): Promise<void> {
      const now = clock.now();
      await networks.saveUse(connection, { userId, networkHash: hashOf(userId, network), now });
      const forgottenBefore = new Date(now.getTime() - REMEMBERED_MS);
      await networks.deleteUnused(connection, userId, forgottenBefore);
    },
  };
}
