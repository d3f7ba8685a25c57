import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

import { childrenOf } from '#tests/support/postgres-server.ts';

import { pickFrom } from '../pick.ts';
import type { StorageMode } from './fault-proxy.ts';
import type { Installation } from './installation.ts';
import type { Supervised } from './supervised.ts';

/** Causes a failure, ends it, and describes what it did; null if it found no target. */
export type Fault = (fleet: Installation, random: () => number) => Promise<string | null>;

const OUTAGE_MS = 4_000;
const BLOCK = Buffer.alloc(256 * 1024);
const PAUSE_MS = 5_000;
/** How long to wait for a film that can be disrupted. */
const VICTIM_WAIT_MS = 90_000;
const FILM_WAIT_MS = 20_000;
const SKEWS_MS = [-3_600_000, -90_000, 90_000, 3_600_000];

/** Every kind of failure, by its name in the table. */
export const FAULTS: Record<string, Fault> = {
  'worker: kill -9 of it and its renderers': async ({ fleet }, random) =>
    killOne(fleet.workers, random, true),
  'worker: kill -9 of it alone': async ({ fleet }, random) => killOne(fleet.workers, random, false),
  'API: kill -9': async ({ fleet }, random) => killOne(fleet.apis, random, true),
  'renderer: kill -9 in mid-film': killRenderer,
  'worker: disk full': fillDisk,
  'PostgreSQL: restarted': async ({ postgres }) => {
    await postgres.end('SIGINT');
    await delay(OUTAGE_MS / 2);
    await postgres.start();
    return 'away for 2 s';
  },
  'PostgreSQL: crashed': async ({ postgres }) => {
    await postgres.end('SIGQUIT');
    await postgres.start();
    return 'without a checkpoint';
  },
  'PostgreSQL: paused': async ({ postgres }) => {
    postgres.signalAll('SIGSTOP');
    await delay(PAUSE_MS);
    postgres.signalAll('SIGCONT');
    return '5 s';
  },
  'PostgreSQL: out of connections': takeAllConnections,
  'storage: failing': (fleet) => spoilStorage(fleet, 'failing'),
  'storage: cutting off': (fleet) => spoilStorage(fleet, 'cutting off'),
  'storage: slow': (fleet) => spoilStorage(fleet, 'slow'),
  'storage: full': (fleet) => spoilStorage(fleet, 'full'),
  'clock skew of one process': skewOneClock,
  'two deployments at once': deployTwice,
};

function killOne(parts: readonly Supervised[], random: () => number, whole: boolean): string {
  const part = pickFrom(parts, random);
  part.kill(whole);
  return part.name;
}

/** Waits for a film in progress and kills the process that makes it. */
async function killRenderer({ fleet }: Installation): Promise<string | null> {
  const deadline = Date.now() + VICTIM_WAIT_MS;
  while (Date.now() < deadline) {
    const renderer = fleet.workers.flatMap((worker) => renderersOf(worker))[0];
    if (renderer !== undefined && endProcess(renderer)) return `process ${renderer}`;
    await delay(100);
  }
  return null;
}

/** Waits until a film is in the making, so that a failure strikes one; not for long while servers start. */
export async function whileFilmIsMade({ fleet }: Installation): Promise<void> {
  const deadline = Date.now() + FILM_WAIT_MS;
  while (Date.now() < deadline && !fleet.workers.some((one) => renderersOf(one).length > 0)) {
    await delay(100);
  }
}

export function renderersOf(worker: Supervised): number[] {
  const pid = worker.pid();
  try {
    return pid === null ? [] : childrenOf(pid);
  } catch {
    return [];
  }
}

export function endProcess(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}

/** Until the storage has disrupted at least one request, or a timeout. */
async function spoilStorage({ proxy }: Installation, mode: StorageMode): Promise<string | null> {
  proxy.setMode(mode);
  const deadline = Date.now() + VICTIM_WAIT_MS;
  while (proxy.spoiled() < 2 && Date.now() < deadline) await delay(100);
  await delay(OUTAGE_MS);
  const spoiled = proxy.spoiled();
  proxy.setMode('sound');
  return spoiled === 0 ? null : `${spoiled} requests`;
}

/**
 * Ends every connection of the servers and takes all available ones, so that they cannot reconnect.
 */
async function takeAllConnections(installation: Installation): Promise<string> {
  const taken: Client[] = [];
  const take = async () => {
    const client = new Client({ connectionString: installation.databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    taken.push(client);
  };
  await take();
  await taken[0]?.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  const deadline = Date.now() + OUTAGE_MS;
  while (Date.now() < deadline) {
    await take().catch(() => delay(20));
  }
  await Promise.all(taken.map((client) => client.end().catch(() => undefined)));
  return `${taken.length} taken`;
}

async function skewOneClock({ all }: Installation, random: () => number): Promise<string> {
  const part = pickFrom(all(), random);
  const offsetMs = pickFrom(SKEWS_MS, random);
  await part.restart(offsetMs);
  await delay(OUTAGE_MS);
  return `${part.name} by ${offsetMs / 1000} s, and so it stays`;
}

/**
 * Two new generations of half the servers each start at the same time; then the old one is stopped.
 */
async function deployTwice(installation: Installation): Promise<string> {
  const { fleet, startApi, startWorker } = installation;
  const old = { apis: [...fleet.apis], workers: [...fleet.workers] };
  const apis = await Promise.all([startApi(), startApi()]);
  const workers = [startWorker('machine-1'), startWorker('machine-2')];
  await Promise.all([...apis, ...workers].map((part) => part.ready()));
  // First adds them to the load balancer, then removes the old ones.
  fleet.apis.splice(0, old.apis.length, ...apis);
  fleet.workers.splice(0, old.workers.length, ...workers);
  const codes = await Promise.all([...old.apis, ...old.workers].map((part) => part.stop()));
  if (codes.some((code) => code !== 0)) throw new Error(`Old processes ended with ${codes.join()}`);
  return '8 processes overlapped';
}

const FULL_DISK_MS = 8_000;

/** Fills the disk on which one worker makes its films. */
async function fillDisk({ smallDisk }: Installation): Promise<string | null> {
  if (smallDisk === null) return null;
  const path = join(smallDisk, 'somebody-elses-file');
  const bytes = writeUntilFull(path);
  await delay(FULL_DISK_MS);
  rmSync(path, { force: true });
  return `${Math.round(bytes / 2 ** 20)} MiB taken for 8 s`;
}

function writeUntilFull(path: string): number {
  const file = openSync(path, 'w');
  let bytes = 0;
  try {
    for (;;) bytes += writeSync(file, BLOCK);
  } catch {
    return bytes;
  } finally {
    closeSync(file);
  }
}
