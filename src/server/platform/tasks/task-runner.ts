/**
 * Runs the background work of a process: claims tasks that are due, up to the limit of each name,
 * renews their leases and stores the results. It polls when notified, when one of its tasks ends,
 * and at least every second.
 */
import type { SQL } from 'drizzle-orm';

import type { Clock } from '#server/platform/clock.ts';
import type { Database, DatabaseDriver } from '#server/platform/database/database.ts';
import { listenTo } from '#server/platform/database/listen.ts';
import type { Log } from '#server/platform/log.ts';

import { runTask } from './run-task.ts';
import type { TaskHandler } from './task-handler.ts';
import { TASK_NAMES, TASK_POLICIES, type TaskName } from './task-policies.ts';
import * as store from './task-store.ts';

interface Deps {
  readonly db: Database;
  readonly driver: DatabaseDriver;
  readonly clock: Clock;
  readonly log: Log;
  /** What this process runs; tasks with other names are left to other processes. */
  readonly handlers: Readonly<Partial<Record<TaskName, TaskHandler>>>;
  /** Overrides of the policy. */
  readonly concurrency?: Readonly<Partial<Record<TaskName, number>>>;
  /** A condition on a task, a row `t`, for claiming it. */
  readonly mayRun?: Readonly<Partial<Record<TaskName, SQL>>>;
}

export interface TaskRunner {
  /** Stops claiming, aborts running tasks and waits for them; unfinished ones are released. */
  stop(): Promise<void>;
}

const POLL_MS = 1_000;
const HEARTBEAT_MS = (store.LEASE_SECONDS / 4) * 1_000;

/** Runs the tasks of the table until `stop`, woken by notifications and by a timer. */
export async function startTaskRunner(deps: Deps): Promise<TaskRunner> {
  const { db, driver, log } = deps;
  const stopping = new AbortController();
  const alarm = createAlarm();
  const running = createRunningTasks(deps, stopping.signal, alarm);
  // Only one process uses an embedded database: leases found at startup belong to a dead one.
  if (driver.kind === 'embedded') await store.freeAll(db);
  await enqueueScheduled(deps);
  const stopListening = await listenTo(driver, log, {
    channel: store.TASK_CHANNEL,
    onPayload: alarm.ring,
    onConnected: alarm.ring,
  });
  const ended = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const rung = alarm.wait(POLL_MS);
      try {
        await store.freeAbandoned(db);
        await running.fill();
      } catch (error) {
        log.error({ err: error }, 'tasks could not be claimed');
      }
      await rung;
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      alarm.ring();
      await ended;
      await running.end();
      await stopListening();
    },
  };
}

function createRunningTasks(
  deps: Deps,
  stopping: AbortSignal,
  alarm: Pick<Alarm, 'ring' | 'ringAt'>,
) {
  const { db, clock, log, handlers } = deps;
  const running = new Map<string, { name: TaskName; ended: Promise<void>; lose: () => void }>();
  const heartbeat = setInterval(() => void renew(), HEARTBEAT_MS);

  async function renew(): Promise<void> {
    if (running.size === 0) return;
    const tokens = [...running.keys()];
    try {
      const held = await store.renewLeases(db, tokens);
      for (const token of tokens) if (!held.has(token)) running.get(token)?.lose();
    } catch (error) {
      // Leases survive a few failed renewals; if they keep failing, another process takes over.
      log.warn({ err: error }, 'the leases of tasks were not renewed');
    }
  }

  function start(run: store.TaskRun, handler: TaskHandler): void {
    const lost = new AbortController();
    const signals = { stopping, lost: lost.signal };
    const ended = runTask(deps, { run, handler, signals }).then((dueAt) => {
      running.delete(run.token);
      if (dueAt) alarm.ringAt(dueAt, clock.now());
      alarm.ring();
    });
    running.set(run.token, { name: run.name, ended, lose: () => lost.abort() });
  }

  function hasRoom(name: TaskName): boolean {
    const max = deps.concurrency?.[name] ?? TASK_POLICIES[name].concurrency;
    let count = 0;
    for (const task of running.values()) if (task.name === name) count += 1;
    return count < max;
  }

  async function fillWith(name: TaskName, handler: TaskHandler): Promise<void> {
    while (hasRoom(name) && !stopping.aborted) {
      const run = await store.claimTask(db, name, {
        now: clock.now(),
        mayRun: deps.mayRun?.[name],
      });
      if (!run) return;
      start(run, handler);
    }
  }

  return {
    /** Claims due tasks, as far as there is capacity. */
    async fill(): Promise<void> {
      const names = TASK_NAMES.filter((name) => handlers[name] && hasRoom(name));
      for (const name of await store.findDueNames(db, names, clock.now())) {
        const handler = handlers[name];
        if (handler) await fillWith(name, handler);
      }
    },

    async end(): Promise<void> {
      await Promise.all([...running.values()].map(({ ended }) => ended));
      clearInterval(heartbeat);
    },
  };
}

/** Scheduled tasks are permanent rows, created by whichever process starts first. */
async function enqueueScheduled({ db, handlers }: Deps): Promise<void> {
  const names = TASK_NAMES.filter(
    (name) => handlers[name] && TASK_POLICIES[name].everySeconds !== null,
  );
  if (names.length > 0) await store.insertScheduled(db, names);
}

type Alarm = ReturnType<typeof createAlarm>;

/** Wakes a waiting loop: immediately, at a given time, or after a delay. */
function createAlarm() {
  let ring: () => void = () => undefined;
  return {
    ring: () => ring(),

    /** Does nothing if the time is later than the next poll. */
    ringAt(moment: Date, now: Date): void {
      const waitMs = moment.getTime() - now.getTime();
      if (waitMs > 0 && waitMs < POLL_MS) setTimeout(() => ring(), waitMs).unref();
    },

    wait(ms: number): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
