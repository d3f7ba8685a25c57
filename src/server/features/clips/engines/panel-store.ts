import { sql } from 'drizzle-orm';

import type { ClipFailure } from '#domain/clips/clip-failures.ts';
import { rowsOf, type Connection } from '#server/platform/database/database.ts';

export interface EngineFigures {
  readonly waiting: number;
  readonly atModel: number;
  readonly fetched: number;
  readonly failed: number;
  readonly costMicros: number;
}

/** By engine: open clips, and the outcome of clips since a given time. */
export async function findFigures(
  connection: Connection,
  since: Date,
): Promise<ReadonlyMap<string, EngineFigures>> {
  const moment = sql`${since.toISOString()}::timestamptz`;
  const rows = await rowsOf<Record<keyof EngineFigures, string | number> & { engine: string }>(
    connection,
    sql`
      select engine,
        count(*) filter (where state = 'planned') as waiting,
        count(*) filter (where state in ('submitting', 'submitted')) as "atModel",
        count(*) filter (where state in ('fetched', 'composed') and state_since >= ${moment}) as fetched,
        count(*) filter (where state = 'failed' and state_since >= ${moment}) as failed,
        coalesce(sum(cost_micros) filter (where started_at >= ${moment}), 0) as "costMicros"
      from clips
      where state in ('planned', 'submitting', 'submitted') or created_at >= ${moment}
      group by engine`,
  );
  return new Map(
    rows.map(({ engine, waiting, atModel, fetched, failed, costMicros }) => [
      engine,
      {
        waiting: Number(waiting),
        atModel: Number(atModel),
        fetched: Number(fetched),
        failed: Number(failed),
        costMicros: Number(costMicros),
      },
    ]),
  );
}

export interface FailureRow {
  readonly jobId: string;
  readonly engine: string;
  readonly organization: string;
  readonly prompt: string;
  readonly failure: ClipFailure;
  readonly detail: string | null;
  readonly failedAt: Date | string;
  readonly canRetry: boolean;
}

const FAILURES_SHOWN = 50;

/** The latest failed clips with the videos they were for, except deleted ones. */
export async function findFailures(connection: Connection): Promise<readonly FailureRow[]> {
  return rowsOf<FailureRow>(
    connection,
    sql`
      select c.job_id as "jobId", c.engine, o.name as organization, j.prompt, c.failure, c.detail,
        c.state_since as "failedAt",
        (run.status = 'failed' and review.moderation_status <> 'rejected') as "canRetry"
      from clips c join jobs j on j.id = c.job_id join job_runs run on run.job_id = j.id
        join job_reviews review on review.job_id = j.id join organizations o on o.id = c.org_id
      where c.state = 'failed'
      order by c.state_since desc
      limit ${FAILURES_SHOWN}`,
  );
}
