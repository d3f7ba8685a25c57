import { notificationRoutes } from '#contracts/routes/notifications.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { readServerEvents } from '#web/api/server-events.ts';
import { useSession } from '#web/session/session-store.ts';

const CHANNEL = 'casinoreel-notifications';
const FIRST_PAUSE_MS = 1_000;
const PAUSE_MS_MAX = 60_000;

/** What a stream says: something happened, or something may have been missed. */
export type NotificationEvent =
  | { readonly kind: 'notification'; readonly news: NotificationBody }
  | { readonly kind: 'missed' };

/**
 * Calls `onEvent` for whatever happens to the account that is signed in with `token`, until `signal`
 * aborts. The tabs of a browser share one connection: whichever holds the lock passes on what it hears.
 */
export function followNotifications(
  token: string,
  signal: AbortSignal,
  onEvent: (event: NotificationEvent) => void,
): void {
  const channel = new BroadcastChannel(`${CHANNEL}:${token.slice(-8)}`);
  channel.addEventListener('message', ({ data }) => onEvent(data as NotificationEvent));
  signal.addEventListener('abort', () => channel.close());
  const tell = (event: NotificationEvent) => {
    if (signal.aborted) return;
    onEvent(event);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(event);
  };
  const listen = () => keepListening(token, signal, tell);
  // Without TLS, away from localhost, browsers have no locks: each tab then listens for itself.
  const listening =
    'locks' in navigator
      ? navigator.locks.request(`${CHANNEL}:${token.slice(-8)}`, { signal }, listen)
      : listen();
  listening.catch(() => undefined);
}

async function keepListening(
  token: string,
  signal: AbortSignal,
  tell: (event: NotificationEvent) => void,
): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  let wasConnected = false;
  while (!signal.aborted) {
    const end = await listenOnce(token, signal, (event) => {
      pause = FIRST_PAUSE_MS;
      tell(event);
    });
    if (end === 'refused') return;
    // A line that broke may have hidden something; the first one cannot have.
    if (end === 'connected' && wasConnected) tell({ kind: 'missed' });
    wasConnected ||= end === 'connected';
    await waitFor(pause, signal);
    pause = Math.min(PAUSE_MS_MAX, 2 * pause);
  }
}

async function listenOnce(
  token: string,
  signal: AbortSignal,
  tell: (event: NotificationEvent) => void,
): Promise<'connected' | 'refused' | 'unreachable'> {
  let response: Response;
  try {
    response = await fetch(notificationRoutes.follow.path, {
      headers: { Authorization: `Bearer ${token}` },
      signal,
    });
  } catch {
    return 'unreachable';
  }
  if (response.status === 401 || response.status === 403) return 'refused';
  if (!response.ok || !response.body) return 'unreachable';
  try {
    for await (const { event, data } of readServerEvents(response.body)) {
      if (event === 'notification') {
        tell({ kind: 'notification', news: JSON.parse(data) as NotificationBody });
      } else if (event === 'missed') tell({ kind: 'missed' });
      else if (event === 'ended') return 'refused';
    }
  } catch {
    // The line broke.
  }
  return useSession.getState().token === token ? 'connected' : 'refused';
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
