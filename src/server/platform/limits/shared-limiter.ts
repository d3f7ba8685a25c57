import { eq, lt, sql } from 'drizzle-orm';

import type { Clock } from '#server/platform/clock.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { rateLimits } from '#server/platform/database/schema/limits.ts';

export interface Limit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** Counts attempts in the database, shared by all processes. */
export interface SharedLimiter {
  /** Counts an attempt. Returns the seconds to wait if the limit is exceeded, else null. */
  count(key: string, limit: Limit): Promise<number | null>;
  /** Undoes the count of an attempt. */
  takeBack(key: string): Promise<void>;
}

/** Counts in fixed windows in the database, for all processes together. */
export function createSharedLimiter(db: Database, clock: Clock): SharedLimiter {
  return {
    count: async (key, limit) => {
      const now = clock.now();
      const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
      const isOver = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
      const [row] = await db
        .insert(rateLimits)
        .values({ key, count: 1, windowEndsAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
            windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
          },
        })
        .returning();
      if (!row || row.count <= limit.max) return null;
      return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
    },
    takeBack: async (key) => {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(eq(rateLimits.key, key));
    },
  };
}

/** Deletes expired windows; run by housekeeping. */
export async function deleteExpiredLimits(connection: Connection, now: Date): Promise<void> {
  await connection.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
}
