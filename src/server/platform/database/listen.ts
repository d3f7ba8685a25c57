import { AsyncResource } from 'node:async_hooks';

import { Client } from 'pg';

import type { DatabaseDriver } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';

const RECONNECT_MS = 5_000;

export interface Listening {
  /** A name that is an SQL identifier. */
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  /** Called whenever the line stands: what was notified before was not heard. */
  readonly onConnected?: () => void;
}

/**
 * Listens to what any process notifies on a channel, over a connection of its own that is made anew
 * where it breaks. Returns how to stop.
 */
export async function listenTo(
  driver: DatabaseDriver,
  log: Log,
  { channel, onPayload, onConnected }: Listening,
): Promise<() => Promise<void>> {
  if (driver.kind === 'embedded') {
    // The embedded database calls back within the transaction that notified, whose context forbids
    // every query outside it: the call is given the context of whoever listens.
    return driver.pglite.listen(channel, AsyncResource.bind(onPayload));
  }
  const { url } = driver;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload }) => onPayload(payload ?? ''));
    next.on('error', (error) => log.warn({ err: error, channel }, 'notifications broke off'));
    next.once('end', reconnectLater);
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      onConnected?.();
    } catch (error) {
      log.warn({ err: error, channel }, 'notifications are out of reach');
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
