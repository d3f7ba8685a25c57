import { sql, type SQL } from 'drizzle-orm';

import { OPEN_CLIP_STATES } from '#domain/clips/clip-lifecycle.ts';
import type { JobId } from '#domain/ids.ts';
import { UNFINISHED_STATUSES } from '#domain/videos/job-lifecycle.ts';
import { listed } from '#server/platform/database/columns.ts';
import { rowsOf, type Connection, type Transaction } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/tasks/task-store.ts';
import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';

const AT_MODEL = sql`state in ('submitting', 'submitted')`;

/** The first missing clip of its film, if open: clips are ordered one after the other. */
const IS_NEXT = sql`c.state in (${listed(OPEN_CLIP_STATES)})
  and not exists (select 1 from clips e where e.job_id = c.job_id
    and e.position < c.position and e.state not in ('fetched', 'composed'))`;

interface WaitingClip {
  readonly key: string;
  readonly priority: number;
}

async function enqueueClips(tx: Transaction, which: SQL): Promise<number> {
  const waiting = await rowsOf<WaitingClip>(
    tx,
    sql`select c.id as key, run.priority from clips c join job_runs run on run.job_id = c.job_id
        where ${IS_NEXT} and ${which}`,
  );
  for (const clip of waiting) await enqueue(tx, { ...clip, name: 'make-clip' });
  return waiting.length;
}

/** Enqueues the next clip of a job's film; does nothing if all have arrived. */
export async function enqueueNextClip(tx: Transaction, jobId: JobId): Promise<void> {
  await enqueueClips(tx, sql`c.job_id = ${jobId}::uuid`);
}

/** Enqueues clips without a task. There are none unless someone changed rows by hand. */
export function enqueueMissingClipTasks(tx: Transaction): Promise<number> {
  return enqueueClips(
    tx,
    sql`not exists (select 1 from tasks t where t.name = 'make-clip' and t.key = c.id::text)`,
  );
}

/** Returns how many orders an engine currently has, confirmed or not. */
export async function countAtModel(connection: Connection, engine: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    connection,
    sql`select count(*)::int as count from clips where engine = ${engine} and ${AT_MODEL}`,
  );
  return row?.count ?? 0;
}

/**
 * Which clip tasks `t` may run now: all except those that would place an order while the engine is
 * at its limit, or for a job held by a moderator. This makes waiting clips cost nothing;
 * `begin-order.ts` checks again.
 */
export function mayRunClip(engines: readonly EngineSettings[]): SQL {
  const room = engines.map(
    ({ name, atOnce }) =>
      sql`(c.engine = ${name} and (select count(*) from clips where engine = ${name} and ${AT_MODEL}) >= ${atOnce})`,
  );
  const isFull = room.length === 0 ? sql`false` : sql`(${sql.join(room, sql` or `)})`;
  return sql`not exists (
    select 1 from clips c join job_runs run on run.job_id = c.job_id
      join job_reviews review on review.job_id = c.job_id
    where c.id = t.key::uuid and c.state = 'planned'
      and run.status in (${listed(UNFINISHED_STATUSES)})
      and (review.moderation_status = 'flagged' or ${isFull}))`;
}
