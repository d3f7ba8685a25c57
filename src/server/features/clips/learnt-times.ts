import { sql } from 'drizzle-orm';

import { rowsOf, type Connection } from '#server/platform/database/database.ts';

/** Enough that one slow clip says nothing, few enough to follow a new card. */
const CLIPS_LEARNT_FROM = 50;
const CLIPS_MIN = 3;

/**
 * How many seconds each engine takes for a second of footage, from its latest clips: the median, its own
 * queue included. Engines that have made too few are left out.
 */
export async function findLearntTimes(
  connection: Connection,
): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ engine: string; pace: string | number }>(
    connection,
    sql`
      select engine,
        percentile_cont(0.5) within group (order by took_ms::real / milliseconds) as pace
      from (
        select engine, took_ms, milliseconds,
          row_number() over (partition by engine order by created_at desc) as place
        from clips where took_ms is not null
      ) as latest
      where place <= ${CLIPS_LEARNT_FROM}
      group by engine
      having count(*) >= ${CLIPS_MIN}`,
  );
  return new Map(rows.map(({ engine, pace }) => [engine, Number(pace)]));
}
