import { sql } from 'drizzle-orm';

import { rowsOf, type Connection } from '#server/platform/database/database.ts';

/** Enough that one slow clip does not matter, few enough to adapt to new hardware. */
const CLIPS_LEARNT_FROM = 50;
const CLIPS_MIN = 3;

/** Measurements of an engine's latest clips. */
export interface EngineTimings {
  /** Median seconds per second of footage, including the model's own queue. */
  readonly secondsPerSecond: number;
  /** The same without the queue, as reported by its server; null if not reported. */
  readonly inferencePerSecond: number | null;
  /** Peak memory of a clip; null if the server does not report it. */
  readonly peakMemoryMegabytes: number | null;
}

type LearntRow = { engine: string } & Record<'pace' | 'work' | 'memory', string | number | null>;

/** Returns measurements by engine. Engines with too few clips are left out. */
export async function findEngineTimings(
  connection: Connection,
): Promise<ReadonlyMap<string, EngineTimings>> {
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
