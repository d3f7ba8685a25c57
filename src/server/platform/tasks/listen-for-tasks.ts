import { Client } from 'pg';

import type { DatabaseDriver } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';

import { TASK_CHANNEL } from './task-store.ts';

const RECONNECT_MS = 5_000;

/**
 * Calls `onTask` when a task may be due in any process. What is notified while the connection is down
 * is not heard: callers look now and then on their own. Returns how to stop.
 */
export async function listenForTasks(
  driver: DatabaseDriver,
  log: Log,
  onTask: () => void,
): Promise<() => Promise<void>> {
  if (driver.kind === 'embedded') return driver.pglite.listen(TASK_CHANNEL, onTask);
  const { url } = driver;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true });
    next.on('notification', onTask);
    next.on('error', (error) => log.warn({ err: error }, 'the notifications of tasks broke off'));
    next.once('end', reconnectLater);
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${TASK_CHANNEL}`);
      onTask();
    } catch (error) {
      log.warn({ err: error }, 'the notifications of tasks are out of reach');
      await next.end().catch(() => undefined);
      reconnectLater();
    }
  }

  function reconnectLater(): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void connect(), RECONNECT_MS);
  }

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
