import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';

import { OPEN_CLIP_STATES } from '#domain/clip-lifecycle.ts';
import type { ClipId, JobId } from '#domain/ids.ts';
import { UNFINISHED_STATUSES } from '#domain/job-lifecycle.ts';
import { rowsOf, type Connection } from '#server/platform/database/database.ts';
import { listed } from '#server/platform/database/columns.ts';
import { clips } from '#server/platform/database/clip-schema.ts';

import { clipLeaseEnd, type ClipRow } from './clip-store.ts';
import type { ClipDeps } from './clip-step.ts';

/** Any number: who begins an order holds it, so that all processes together keep an engine's limit. */
const ORDER_LOCK = 7_310_541;

const IS_FREE = sql`(c.lease_expires_at is null or c.lease_expires_at < now())`;

interface OrderRequest {
  readonly engine: string;
  /** Clips that the engine takes at the same time. */
  readonly atOnce: number;
  readonly attemptId: string;
}

/**
 * Begins the order of an engine's next planned clip: it is `submitting`, under an attempt of its own,
 * before anything is sent. The clips of a film are ordered one after the other. Null where there is
 * none, or where the engine has enough.
 */
export async function takeForOrder(
  { db, jobs }: Pick<ClipDeps, 'db' | 'jobs'>,
  request: OrderRequest,
): Promise<ClipRow | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ORDER_LOCK})`);
    const [next] = await rowsOf<{ id: ClipId; jobId: JobId }>(tx, nextPlanned(request));
    if (!next) return null;
    if (!(await jobs.beginFootage(tx, next.jobId))) return null;
    const [clip] = await tx
      .update(clips)
      .set({
        state: 'submitting',
        attemptId: request.attemptId,
        startedAt: sql`coalesce(${clips.startedAt}, now())`,
        stateSince: sql`now()`,
        dueAt: sql`now()`,
        step: sql`${clips.step} + 1`,
        leaseExpiresAt: clipLeaseEnd,
      })
      .where(and(eq(clips.id, next.id), eq(clips.state, 'planned')))
      .returning();
    return clip ?? null;
  });
}

function nextPlanned({ engine, atOnce }: OrderRequest): SQL {
  return sql`
    select c.id, c.job_id as "jobId" from clips c
      join job_runs run on run.job_id = c.job_id join job_reviews review on review.job_id = c.job_id
    where c.engine = ${engine} and c.state = 'planned' and c.due_at <= now()
      and review.moderation_status <> 'flagged' and run.status in (${listed(UNFINISHED_STATUSES)})
      and not exists (select 1 from clips e where e.job_id = c.job_id
        and e.position < c.position and e.state not in ('fetched', 'composed'))
      and (select count(*) from clips o
        where o.engine = ${engine} and o.state in ('submitting', 'submitted')) < ${atOnce}
    order by run.priority desc, c.due_at
    limit 1`;
}

/** Takes an ordered clip that is due; which of several workers gets it does not matter. */
export async function takeForLook(connection: Connection): Promise<ClipRow | null> {
  const [taken] = await rowsOf<{ id: ClipId }>(
    connection,
    sql`
      update clips set step = step + 1, lease_expires_at = ${clipLeaseEnd}
      where id = (
        select c.id from clips c
        where c.state in ('submitting', 'submitted') and c.due_at <= now() and ${IS_FREE}
        order by c.due_at limit 1 for update skip locked
      )
      returning id`,
  );
  if (!taken) return null;
  const [row] = await connection.select().from(clips).where(eq(clips.id, taken.id));
  return row ?? null;
}

/** Takes a planned clip whose engine is no longer configured. */
export async function takeUnknownEngine(
  connection: Connection,
  engines: readonly string[],
): Promise<ClipRow | null> {
  const isKnown = engines.length === 0 ? sql`false` : sql`c.engine in (${listed(engines)})`;
  const [taken] = await rowsOf<{ id: ClipId }>(
    connection,
    sql`
      update clips set step = step + 1, lease_expires_at = ${clipLeaseEnd}
      where id = (
        select c.id from clips c where c.state = 'planned' and not (${isKnown}) and ${IS_FREE}
        order by c.due_at limit 1 for update skip locked
      )
      returning id`,
  );
  if (!taken) return null;
  const [row] = await connection.select().from(clips).where(eq(clips.id, taken.id));
  return row ?? null;
}

/** Planned clips of jobs that have ended, or are gone, are not ordered any more; nothing was spent on them. */
export async function dropOrphans(connection: Connection): Promise<void> {
  await connection.execute(sql`
    update clips c set state = 'dropped', cost_micros = 0, state_since = now()
    where c.state = 'planned' and not exists (
      select 1 from job_runs run where run.job_id = c.job_id and run.status in (${listed(UNFINISHED_STATUSES)}))`);
}

/** For a process that knows to be the only one: whoever held a clip before it started is dead. */
export async function releaseAllLeases(connection: Connection): Promise<void> {
  await connection
    .update(clips)
    .set({ leaseExpiresAt: null })
    .where(inArray(clips.state, [...OPEN_CLIP_STATES]));
}
