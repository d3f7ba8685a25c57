import { runInContext } from '#server/platform/call-context.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';

import { PermanentFailure, type TaskHandler } from './task-handler.ts';
import { TASK_POLICIES } from './task-policies.ts';
import * as store from './task-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

export interface RunSignals {
  /** The process has to stop. */
  readonly stopping: AbortSignal;
  /** The lease is lost: another process has the task. */
  readonly lost: AbortSignal;
}

/**
 * Runs a claimed task once and stores the result. Returns when it is due again, or null if it is
 * not. Never throws: if the result cannot be stored, the task returns when the lease expires.
 */
export function runTask(
  deps: Deps,
  { run, handler, signals }: { run: store.TaskRun; handler: TaskHandler; signals: RunSignals },
): Promise<Date | null> {
  return runInContext({ ...run.context }, async () => {
    try {
      return await attempt(deps, run, { handler, signals });
    } catch (error) {
      deps.log.error({ err: error, task: run.name, key: run.key }, 'a task was not noted');
      return null;
    }
  });
}

async function attempt(
  deps: Deps,
  run: store.TaskRun,
  { handler, signals }: { handler: TaskHandler; signals: RunSignals },
): Promise<Date | null> {
  const { stopping, lost } = signals;
  const { retrySeconds, everySeconds } = TASK_POLICIES[run.name];
  // Every process that ran it has died, and the next one might as well.
  if (everySeconds === null && run.attempt > retrySeconds.length + 1) {
    await giveUp(deps, run, { handler, error: new Error('No attempt has come to an end') });
    return null;
  }
  const signal = AbortSignal.any([stopping, lost]);
  try {
    const { key, attempt: number } = run;
    const again = await handler.run({ key, attempt: number, signal });
    return await recordSuccess(deps, run, again?.againAt ?? null);
  } catch (error) {
    if (lost.aborted) return null;
    if (!stopping.aborted) return recordFailure(deps, run, { handler, error });
    await store.releaseTask(deps.db, run);
    return null;
  }
}

async function recordSuccess(
  { db, clock }: Deps,
  run: store.TaskRun,
  againAt: Date | null,
): Promise<Date | null> {
  const { everySeconds } = TASK_POLICIES[run.name];
  const dueAt = againAt ?? (everySeconds === null ? null : after(clock, everySeconds));
  if (dueAt) await store.postponeTask(db, run, { dueAt, attempts: 0 });
  else await store.finishTask(db, run);
  return dueAt;
}

async function recordFailure(
  deps: Deps,
  run: store.TaskRun,
  { handler, error }: { handler: TaskHandler; error: unknown },
): Promise<Date | null> {
  const { name, key, attempt: attempts } = run;
  deps.log.error({ err: error, task: name, key, attempt: attempts }, 'a task failed');
  const { retrySeconds, everySeconds } = TASK_POLICIES[name];
  const isPermanent = error instanceof PermanentFailure;
  const delay = everySeconds ?? (isPermanent ? undefined : retrySeconds[attempts - 1]);
  if (delay === undefined) {
    await giveUp(deps, run, { handler, error });
    return null;
  }
  const dueAt = after(deps.clock, delay);
  await store.postponeTask(deps.db, run, { dueAt, attempts });
  return dueAt;
}

async function giveUp(
  { db, log }: Deps,
  run: store.TaskRun,
  { handler, error }: { handler: TaskHandler; error: unknown },
): Promise<void> {
  log.error({ err: error, task: run.name, key: run.key }, 'a task was given up');
  await handler.onGiveUp?.(run.key, error);
  await store.finishTask(db, run);
}

function after(clock: Clock, seconds: number): Date {
  return new Date(clock.now().getTime() + seconds * 1000);
}
