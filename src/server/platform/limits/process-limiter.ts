import type { Clock } from '#server/platform/clock.ts';
import type { Limit } from '#server/platform/limits/shared-limiter.ts';

const KEYS_MAX = 50_000;

/** Counts calls in memory: no write per request, but a separate count in each process. */
export interface ProcessLimiter {
  /** Counts a call. Returns the seconds to wait if the limit is exceeded, else null. */
  count(key: string): number | null;
}

/**
 * Counts in fixed windows in the memory of this process. `count` returns null, or the seconds to
 * wait.
 */
export function createProcessLimiter(limit: Limit, clock: Clock): ProcessLimiter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    count: (key) => {
      const now = clock.now().getTime();
      let window = windows.get(key);
      if (!window || window.endsAt <= now) {
        if (windows.size >= KEYS_MAX) windows.clear();
        window = { count: 0, endsAt: now + limit.windowSeconds * 1000 };
        windows.set(key, window);
      }
      window.count += 1;
      return window.count <= limit.max ? null : Math.ceil((window.endsAt - now) / 1000);
    },
  };
}
