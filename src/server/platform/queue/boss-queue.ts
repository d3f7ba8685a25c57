import { PgBoss, fromPglite, type ConstructorOptions } from 'pg-boss';

import { currentContext, runInContext, type CallContext } from '#server/platform/call-context.ts';
import type { DatabaseDriver } from '#server/platform/database/database.ts';
import { refuseInsideTransaction } from '#server/platform/database/transaction-guard.ts';
import type { Log } from '#server/platform/log.ts';
import type { RenderTask, TaskQueue } from '#server/platform/queue/task-queue.ts';

const QUEUE = 'render-video';

type SentTask = RenderTask & Pick<CallContext, 'requestId' | 'traceparent'>;

/** Beside the pool of the features, so that a burst of creates cannot starve the queue. */
const CONNECTIONS = 3;

/** With its defaults pg-boss looks every 30 s where NOTIFY is on, and starts two tasks a second. */
const POLLING = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;

/** A task whose worker died is offered again after this long; 10 s is pg-boss's minimum. */
const HEARTBEAT_SECONDS = 10;

const TASK_SECONDS_MAX = 12 * 3600;
const CLOSE_TIMEOUT_MS = 5_000;

/** A queue in the product's own database, in a schema of its own. */
export async function openBossQueue(driver: DatabaseDriver, log: Log): Promise<TaskQueue> {
  const boss = new PgBoss({ ...connectionOf(driver), ...HOUSEKEEPING });
  boss.on('error', (error) => log.error(error, 'queue'));
  await boss.start();
  await boss.createQueue(QUEUE, QUEUE_OPTIONS);
  // Only one process uses an embedded database: tasks found at its start belong to a dead one.
  if (driver.kind === 'embedded') await boss.deleteAllJobs(QUEUE);
  return {
    send: async (task) => {
      refuseInsideTransaction('The queue');
      // Who asked for it: the worker's log lines and spans belong to the same request.
      const { requestId, traceparent } = currentContext();
      await boss.send(
        QUEUE,
        { ...task, requestId, traceparent },
        { singletonKey: task.jobId, priority: task.priority },
      );
    },
    work: async (atOnce, work) => {
      await boss.work<SentTask>(QUEUE, { ...POLLING, localConcurrency: atOnce }, async (tasks) => {
        for (const { data } of tasks) {
          const { requestId, traceparent, ...task } = data;
          const context = { requestId, traceparent, jobId: task.jobId };
          await runInContext(context, () => runLogged(work, task, log));
        }
      });
    },
    close: () => boss.stop({ graceful: true, timeout: CLOSE_TIMEOUT_MS, close: true }),
  };
}

/** `exclusive` with a singleton key: one waiting or running task per job. */
const QUEUE_OPTIONS = {
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: TASK_SECONDS_MAX,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: 3600,
  notify: true,
} as const;

const HOUSEKEEPING = {
  schema: 'queue',
  schedule: false,
  superviseIntervalSeconds: 5,
  monitorIntervalSeconds: 5,
  useListenNotify: true,
} as const satisfies ConstructorOptions;

function connectionOf(driver: DatabaseDriver): ConstructorOptions {
  return driver.kind === 'embedded'
    ? { db: fromPglite(driver.pglite), backend: 'pglite' }
    : { connectionString: driver.url, max: CONNECTIONS };
}

/** The job row records what became of the job; the task has nothing to add. */
async function runLogged(
  work: (task: RenderTask) => Promise<void>,
  task: RenderTask,
  log: Log,
): Promise<void> {
  try {
    await work(task);
  } catch (error) {
    log.error({ err: error }, 'a task failed');
  }
}
