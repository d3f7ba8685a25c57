import { sql } from 'drizzle-orm';

import { rowsOf, type Connection } from '#server/platform/database/database.ts';

/** Enough that one slow clip says nothing, few enough to follow a new card. */
const CLIPS_LEARNT_FROM = 50;
const CLIPS_MIN = 3;

/** What an engine's latest clips have taken. */
export interface LearntTimes {
  /** Seconds for a second of footage: the median, the model's own queue included. */
  readonly secondsPerSecond: number;
  /** The same without the queue, as its server tells; null where it does not. */
  readonly inferencePerSecond: number | null;
  /** The most memory that a clip took; null where its server does not tell. */
  readonly peakMemoryMegabytes: number | null;
}

type LearntRow = { engine: string } & Record<'pace' | 'work' | 'memory', string | number | null>;

/** What clips have taken, by engine. Engines that have made too few are left out. */
export async function findLearntTimes(
  connection: Connection,
): Promise<ReadonlyMap<string, LearntTimes>> {
  const rows = await rowsOf<LearntRow>(
    connection,
    sql`
      select engine,
        percentile_cont(0.5) within group (order by took_ms::real / milliseconds) as pace,
        percentile_cont(0.5) within group (order by inference_ms::real / milliseconds) as work,
        max(peak_memory_mb) as memory
      from (
        select engine, took_ms, inference_ms, peak_memory_mb, milliseconds,
          row_number() over (partition by engine order by created_at desc) as place
        from clips where took_ms is not null
      ) as latest
      where place <= ${CLIPS_LEARNT_FROM}
      group by engine
      having count(*) >= ${CLIPS_MIN}`,
  );
  return new Map(
    rows.map(({ engine, pace, work, memory }) => [
      engine,
      {
        secondsPerSecond: Number(pace),
        inferencePerSecond: work === null ? null : Number(work),
        peakMemoryMegabytes: memory === null ? null : Number(memory),
      },
    ]),
  );
}
