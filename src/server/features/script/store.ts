import { and, eq, sql } from 'drizzle-orm';

import type { UserId } from '#domain/ids.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { scriptPresses } from '#server/platform/database/schema/accounts.ts';

export interface Press {
  readonly seed: number;
  /** Zero-based. */
  readonly pressCount: number;
  /** Hashes of the latest captions. */
  readonly recentHashes: readonly string[];
}

/** Increments the counter. `seed` starts the series of a new user. */
export async function takePress(
  connection: Connection,
  userId: UserId,
  seed: number,
): Promise<Press> {
  const [row] = await connection
    .insert(scriptPresses)
    .values({ userId, seed, pressCount: 0 })
    .onConflictDoUpdate({
      target: scriptPresses.userId,
      set: { pressCount: sql`${scriptPresses.pressCount} + 1` },
    })
    .returning({
      seed: scriptPresses.seed,
      pressCount: scriptPresses.pressCount,
      recentHashes: scriptPresses.recentHashes,
    });
  if (!row) throw new Error('A press of script assist was not counted');
  return row;
}

/** A caption that is about to be shown, and its number in the series. */
export interface ShownCaption {
  readonly hash: string;
  readonly pressCount: number;
  /** How many of the latest captions are stored. */
  readonly kept: number;
}

/** Stores a caption; returns false if it is already one of the latest. */
export async function rememberCaption(
  connection: Connection,
  userId: UserId,
  { hash, pressCount, kept }: ShownCaption,
): Promise<boolean> {
  const { recentHashes } = scriptPresses;
  const rows = await connection
    .update(scriptPresses)
    .set({
      recentHashes: sql`(array_prepend(${hash}::text, ${recentHashes}))[1:${sql.raw(String(kept))}]`,
      pressCount: sql`greatest(${scriptPresses.pressCount}, ${pressCount}::integer)`,
    })
    .where(and(eq(scriptPresses.userId, userId), sql`not (${hash}::text = any(${recentHashes}))`))
    .returning({ userId: scriptPresses.userId });
  return rows.length > 0;
}
