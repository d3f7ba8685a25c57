import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range from which systems give ports to outgoing connections and to listeners on port 0. */
const [FIRST, AFTER_LAST] = [15_000, 32_000];
const TRIES_MAX = 50;

/**
 * Returns a free port on loopback for a server that may be stopped and started again on it. Nothing
 * else is given it in between, as it could be with a port that the system chose.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const port = randomInt(FIRST, AFTER_LAST);
    // oxlint-disable-next-line no-await-in-loop -- the next port is tried only if this one is taken
    if (await isFree(port)) return port;
  }
  throw new Error('No free port');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
