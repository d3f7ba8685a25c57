import { create } from 'zustand';

export type ConnectionState = 'connected' | 'offline' | 'reconnecting';

interface Connection {
  readonly state: ConnectionState;
  /** How many screens were asked for whose code could not be loaded yet. */
  readonly waitingScreens: number;
}

const PROBE_ADDRESS = '/healthz';
const PROBE_TIMEOUT_MILLISECONDS = 5_000;
const FIRST_PAUSE_MILLISECONDS = 1_000;
const LONGEST_PAUSE_MILLISECONDS = 8_000;

/** Whether the server can be reached, as far as this page knows. */
export const useConnection = create<Connection>(() => ({ state: 'connected', waitingScreens: 0 }));

let restoring: Promise<void> | null = null;

/**
 * Called when the server was not reached: asks whether it is alive until it answers, and resolves
 * then. Reads are not repeated; this says only whether another one makes sense.
 */
export function restoreConnection(): Promise<void> {
  restoring ??= probeUntilReached().finally(() => {
    restoring = null;
  });
  return restoring;
}

/** Counts a screen as asked for until `loading` has ended. */
export async function whileScreenWaits(loading: Promise<void>): Promise<void> {
  const count = (change: number) =>
    useConnection.setState(({ waitingScreens }) => ({ waitingScreens: waitingScreens + change }));
  count(1);
  await loading.finally(() => count(-1));
}

/** Notices when the browser loses its network; returns what ends that. */
export function watchNetwork(): () => void {
  const notice = () => void restoreConnection();
  window.addEventListener('offline', notice);
  return () => window.removeEventListener('offline', notice);
}

async function probeUntilReached(): Promise<void> {
  let pause = FIRST_PAUSE_MILLISECONDS;
  while (!(await isReached())) {
    useConnection.setState({ state: navigator.onLine ? 'reconnecting' : 'offline' });
    await pauseOrNetwork(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS);
  }
  useConnection.setState({ state: 'connected' });
}

async function isReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MILLISECONDS);
    return (await fetch(PROBE_ADDRESS, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Ends early when the browser's network comes back. */
function pauseOrNetwork(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end, { signal: listening.signal });
  });
}
