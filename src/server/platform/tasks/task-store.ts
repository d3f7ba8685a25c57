import { randomUUID } from 'node:crypto';

import { eq, inArray, sql, type SQL } from 'drizzle-orm';

import { currentContext, type CallContext } from '#server/platform/call-context.ts';
import {
  rowsOf,
  type Connection,
  type Database,
  type Transaction,
} from '#server/platform/database/database.ts';
import { tasks } from '#server/platform/database/schema/tasks.ts';
import { TASK_POLICIES, type TaskName } from '#server/platform/tasks/task-policies.ts';

/** A process that does not renew for longer than this loses its tasks. */
export const LEASE_SECONDS = 20;

/** Notified whenever a task may be due, when the transaction that made it so commits. */
export const TASK_CHANNEL = 'casinoreel_tasks';

/** An arbitrary number. Held while claiming from a name with a limit per group. */
const GROUP_LOCK = 7_310_542;

/** Truncated, because a timestamp in the next millisecond would not be due yet. */
const NOW = sql`date_trunc('milliseconds', now())`;
const LEASE_END = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
const UNLEASED = {
  leaseToken: null,
  leaseExpiresAt: null,
  runAgainAt: null,
};

export interface NewTask {
  readonly name: TaskName;
  readonly key: string;
  readonly group?: string;
  readonly priority?: number;
  /** Defaults to now. */
  readonly dueAt?: Date;
}

/**
 * Enqueues a task in the transaction of its subject: both happen or neither. If the task is already
 * waiting, the earlier of both due times applies; if it is running, it runs again. Blocks on other
 * transactions that enqueue the same key, so a key must not be shared by transactions that have no
 * other lock in common.
 */
export async function enqueue(
  tx: Transaction,
  { name, key, group, priority = 0, dueAt }: NewTask,
): Promise<void> {
  const { requestId, traceparent } = currentContext();
  const context = JSON.stringify({ requestId, traceparent });
  const due = dueAt ? momentOf(dueAt) : NOW;
  await tx.execute(sql`
    with enqueued as (
      insert into tasks (name, key, group_key, priority, due_at, context, created_at)
      values (${name}, ${key}, ${group ?? null}, ${priority}, ${due}, ${context}::jsonb, now())
      on conflict (name, key) do update set
        priority = greatest(tasks.priority, excluded.priority),
        due_at = case when tasks.lease_token is null
          then least(tasks.due_at, excluded.due_at) else tasks.due_at end,
        run_again_at = case when tasks.lease_token is not null
          then least(tasks.run_again_at, excluded.due_at) end
      returning name
    )
    select pg_notify(${TASK_CHANNEL}, name) from enqueued`);
}

/** Creates missing rows of scheduled tasks, due at once. */
export async function insertScheduled(db: Database, names: readonly TaskName[]): Promise<void> {
  const values = names.map((name) => ({ name, key: name, dueAt: NOW, createdAt: NOW }));
  await db.insert(tasks).values(values).onConflictDoNothing();
}

/** Identifies one run of a task. */
export interface TaskRun {
  readonly name: TaskName;
  readonly key: string;
  readonly token: string;
  /** Starts at 1. */
  readonly attempt: number;
  readonly context: Pick<CallContext, 'requestId' | 'traceparent'>;
}

/** Returns those of `names` with a waiting task that is due. */
export async function findDueNames(
  db: Database,
  names: readonly TaskName[],
  now: Date,
): Promise<TaskName[]> {
  if (names.length === 0) return [];
  const rows = await rowsOf<{ name: TaskName }>(
    db,
    sql`select n.name from unnest(${sql.param(`{${names.join(',')}}`)}::text[]) as n (name)
        where exists (select 1 from tasks t
          where t.name = n.name and t.lease_token is null and ${isDue(now)})`,
  );
  return rows.map(({ name }) => name);
}

/** Claims the next task of a name for this process; null if none is due, or none may run now. */
export function claimTask(
  db: Database,
  name: TaskName,
  { now, mayRun }: { readonly now: Date; readonly mayRun?: SQL | undefined },
): Promise<TaskRun | null> {
  const { perGroup } = TASK_POLICIES[name];
  const condition = mayRun ? sql`${isDue(now)} and ${mayRun}` : isDue(now);
  if (perGroup === null) return claimIn(db, name, condition);
  // Two concurrent claims would each see capacity for one more.
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${GROUP_LOCK}, hashtext(${name}))`);
    return claimIn(tx, name, sql`${condition} and ${hasRoom(perGroup)}`);
  });
}

async function claimIn(
  connection: Connection,
  name: TaskName,
  condition: SQL,
): Promise<TaskRun | null> {
  const [run] = await rowsOf<TaskRun>(
    connection,
    sql`
      with next as materialized (
        select t.name, t.key from tasks t
        where t.name = ${name} and t.lease_token is null and ${condition}
        order by -t.priority, t.due_at
        limit 1 for update skip locked
      )
      update tasks set attempts = attempts + 1, lease_token = ${randomUUID()}::uuid,
        lease_expires_at = ${LEASE_END}
      from next where tasks.name = next.name and tasks.key = next.key
      returning tasks.name, tasks.key, tasks.lease_token as token, tasks.attempts as attempt,
        tasks.context`,
  );
  return run ?? null;
}

/**
 * Uses whichever clock is ahead, so that a task enqueued just now is due whatever this machine's
 * clock says.
 */
function isDue(now: Date): SQL {
  return sql`t.due_at <= greatest(now(), ${momentOf(now)})`;
}

function hasRoom(perGroup: number): SQL {
  return sql`(select count(*) from tasks r where r.name = t.name
    and r.group_key = t.group_key and r.lease_token is not null) < ${perGroup}`;
}

/** Renews the leases of this process. Returns the tokens it still holds. */
export async function renewLeases(
  db: Database,
  tokens: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .update(tasks)
    .set({ leaseExpiresAt: LEASE_END })
    .where(inArray(tasks.leaseToken, [...tokens]))
    .returning({ token: tasks.leaseToken });
  return new Set(rows.map(({ token }) => token));
}

/** Removes a finished task, unless it was enqueued again meanwhile. */
export async function finishTask(db: Database, { token }: TaskRun): Promise<void> {
  const gone = await rowsOf(
    db,
    sql`delete from tasks where lease_token = ${token}::uuid and run_again_at is null returning key`,
  );
  if (gone.length > 0) return;
  await db
    .update(tasks)
    .set({ ...UNLEASED, attempts: 0, dueAt: sql`coalesce(${tasks.runAgainAt}, ${NOW})` })
    .where(eq(tasks.leaseToken, token));
}

/** Makes the task wait until `dueAt`, or shorter if it was enqueued meanwhile. */
export async function postponeTask(
  db: Database,
  { token }: TaskRun,
  { dueAt, attempts }: { dueAt: Date; attempts: number },
): Promise<void> {
  await db
    .update(tasks)
    .set({ ...UNLEASED, attempts, dueAt: sql`least(${tasks.runAgainAt}, ${momentOf(dueAt)})` })
    .where(eq(tasks.leaseToken, token));
}

/**
 * Releases an unfinished task for another process to claim at once; it does not count as an
 * attempt.
 */
export async function releaseTask(db: Database, { token }: TaskRun): Promise<void> {
  await db.execute(sql`
    with released as (
      update tasks set lease_token = null, lease_expires_at = null, run_again_at = null,
        attempts = attempts - 1
      where lease_token = ${token}::uuid returning name
    )
    select pg_notify(${TASK_CHANNEL}, name) from released`);
}

/** Releases the tasks of processes that no longer renew their leases. */
export async function freeAbandoned(db: Database): Promise<void> {
  await db
    .update(tasks)
    .set(UNLEASED)
    .where(sql`${tasks.leaseToken} is not null and ${tasks.leaseExpiresAt} < now()`);
}

/** For a process that knows it is the only one: any earlier lease belongs to a dead process. */
export async function freeAll(db: Database): Promise<void> {
  await db
    .update(tasks)
    .set(UNLEASED)
    .where(sql`${tasks.leaseToken} is not null`);
}

/** Delays waiting tasks of a group until at least `dueAt`. */
export async function deferGroup(
  connection: Connection,
  { name, group, dueAt }: { name: TaskName; group: string; dueAt: Date },
): Promise<void> {
  await connection.execute(sql`
    update tasks set due_at = ${momentOf(dueAt)}
    where name = ${name} and group_key = ${group} and lease_token is null
      and due_at < ${momentOf(dueAt)}`);
}

function momentOf(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`;
}
