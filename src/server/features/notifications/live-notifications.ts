/**
 * Sends notifications to browsers as soon as they are committed by any process: one stream of
 * server-sent events per browser, which ends with the session that opened it.
 */
import { PassThrough, type Readable } from 'node:stream';

import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { AppError } from '#server/app-error.ts';
import { NOTIFICATION_CHANNEL } from './store.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import type { DatabaseDriver } from '#server/platform/database/database.ts';
import { listenTo } from '#server/platform/database/listen.ts';
import type { Log } from '#server/platform/log.ts';

/** A trigger notifies it with the id of every session that ends. */
const ENDED_SESSION_CHANNEL = 'casinoreel_ended_sessions';
/** Proxies close connections that are idle for a minute. */
const HEARTBEAT_MS = 20_000;
/** A browser shares one stream among its tabs. */
const STREAMS_PER_USER_MAX = 10;
/** Clients that fall behind by this much are disconnected. */
const UNREAD_BYTES_MAX = 64 * 1024;
const RECONNECT_MS = 5_000;

const SESSIONS_ONLY = 'API keys cannot follow notifications. Use webhooks instead.';

interface Deps {
  readonly driver: DatabaseDriver;
  readonly log: Log;
  readonly find: (userId: string, id: string) => Promise<NotificationBody | null>;
}

interface Follower {
  readonly userId: string;
  readonly sessionId: string;
  readonly stream: PassThrough;
}

export type LiveNotifications = ReturnType<typeof createLiveNotifications>;

export function createLiveNotifications({ driver, log, find }: Deps) {
  const followers = new Set<Follower>();
  let listening: Promise<() => Promise<void>> | null = null;
  let heartbeat: NodeJS.Timeout | undefined;

  function send({ stream }: Follower, text: string): void {
    if (stream.writableLength > UNREAD_BYTES_MAX) stream.destroy();
    else stream.write(text);
  }

  const followersOf = (userId: string) =>
    [...followers].filter((follower) => follower.userId === userId);

  async function pass(payload: string): Promise<void> {
    const [userId = '', id = ''] = payload.split(' ');
    if (followersOf(userId).length === 0) return;
    const news = await find(userId, id);
    if (!news) return;
    const event = `event: notification\ndata: ${JSON.stringify(news)}\n\n`;
    for (const follower of followersOf(userId)) send(follower, event);
  }

  function endSession(sessionId: string): void {
    for (const { stream, ...follower } of followers) {
      if (follower.sessionId === sessionId) stream.end('event: ended\ndata: {}\n\n');
    }
  }

  /**
   * Notifications sent while the database connection was down are lost, so browsers reload their
   * list.
   */
  function sayMissed(): void {
    for (const follower of followers) send(follower, 'event: missed\ndata: {}\n\n');
  }

  async function listen(): Promise<() => Promise<void>> {
    const onPayload = (payload: string) => {
      pass(payload).catch((error: unknown) =>
        log.warn({ err: error }, 'a notification could not be passed on'),
      );
    };
    const stopNotifications = await listenTo(driver, log, {
      channel: NOTIFICATION_CHANNEL,
      onPayload,
      onConnected: sayMissed,
    });
    const stopSessions = await listenTo(driver, log, {
      channel: ENDED_SESSION_CHANNEL,
      onPayload: endSession,
    });
    heartbeat = setInterval(() => {
      for (const follower of followers) send(follower, ': still here\n\n');
    }, HEARTBEAT_MS);
    heartbeat.unref();
    return async () => {
      clearInterval(heartbeat);
      await stopNotifications();
      await stopSessions();
    };
  }

  return {
    /**
     * Opens the stream of a signed-in user; starts listening to the database with the first one.
     */
    async follow({ actor, credentialId, apiKeyId }: SignedIn): Promise<Readable> {
      if (apiKeyId !== undefined) throw new AppError('forbidden', { message: SESSIONS_ONLY });
      const { userId } = actor;
      if (followersOf(userId).length >= STREAMS_PER_USER_MAX) {
        throw new AppError('too_many_requests', { retryAfterSeconds: RECONNECT_MS / 1_000 });
      }
      const stream = new PassThrough();
      const follower = { userId, sessionId: credentialId, stream };
      followers.add(follower);
      stream.once('close', () => followers.delete(follower));
      stream.write(`retry: ${RECONNECT_MS}\n\n`);
      try {
        listening ??= listen();
        await listening;
      } catch (error) {
        stream.destroy();
        listening = null;
        throw error;
      }
      return stream;
    },

    async close(): Promise<void> {
      for (const { stream } of followers) stream.end();
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };
}
