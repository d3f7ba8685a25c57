import { AppError } from '#server/app-error.ts';
import type { Limit, SharedLimiter } from '#server/platform/limits/shared-limiter.ts';

/** Counts an attempt under `key`; throws 429 if that exceeds the limit. */
export async function requireBelow(
  limiter: SharedLimiter,
  key: string,
  limit: Limit,
): Promise<void> {
  const retryAfterSeconds = await limiter.count(key, limit);
  if (retryAfterSeconds !== null) throw new AppError('too_many_requests', { retryAfterSeconds });
}
