import { desc, eq } from 'drizzle-orm';

import { piecesOf } from '#domain/order/words.ts';
import type { JudgedWords } from '#policy/judge/judged-words.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { jobs } from '#server/platform/database/schema/jobs.ts';
import type { Scope } from './store.ts';

/** The words of the last orders, of one organization or of all, including deleted videos. */
export async function findLastOrders(
  connection: Connection,
  scope: Scope,
  limit: number,
): Promise<JudgedWords[]> {
  const rows = await connection
    .select({
      prompt: jobs.prompt,
      words: jobs.words,
      markets: jobs.markets,
      advertises: jobs.advertises,
    })
    .from(jobs)
    .where(scope === null ? undefined : eq(jobs.organizationId, scope))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
  return rows.map(({ words, ...order }) => ({
    ...order,
    areChosen: true,
    // Organization names were checked when they were set.
    pieces: piecesOf({ ...words, signature: null }),
  }));
}
