import { CURRENT_PASSWORD_MESSAGE } from '#contracts/schemas/current-password.ts';
import { AppError } from '#server/app-error.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { users } from '#server/platform/database/schema/accounts.ts';
import { requireBelow } from '#server/platform/limits/require-below.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import { isPassword } from '#server/platform/passwords/password-hash.ts';

interface Deps {
  readonly limiter: SharedLimiter;
  readonly limits: Config['limits'];
}

type Owner = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>;

const MINUTE_SECONDS = 60;

/** Throws 400 if the password is missing or wrong, 429 after too many attempts. */
export type RequirePassword = (owner: Owner, password: string | undefined) => Promise<void>;

/** Checks the password of a signed-in user once more. */
export function createRequirePassword({ limiter, limits }: Deps): RequirePassword {
  return async (owner, password) => {
    if (password === undefined || password === '') {
      const message = CURRENT_PASSWORD_MESSAGE;
      const issues = [{ path: 'currentPassword', message }];
      throw new AppError('validation_failed', { message, issues });
    }
    const attempts = `password-of:${owner.id}`;
    const limit = { max: limits.failedLoginsPerAccount, windowSeconds: MINUTE_SECONDS };
    await requireBelow(limiter, attempts, limit);
    if (!(await isPassword(password, owner.passwordHash))) {
      throw new AppError('wrong_current_password');
    }
    await limiter.takeBack(attempts);
  };
}
