import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Pool } from 'pg';

import { startBucketServer } from '#tests/support/bucket-server.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';

import { startFaultProxy } from './fault-proxy.ts';
import { supervise, type Supervised } from './supervised.ts';
import { freePort } from '#tests/support/free-port.ts';

/** Few enough that one client can take all of them. */
const CONNECTIONS_MAX = 100;
const POSTGRES_SETTINGS = [`max_connections=${CONNECTIONS_MAX}`, 'shared_buffers=64MB'];

/** Real films by the real pipeline, only 160 lines high: this tests failures, not pictures. */
const SHORT_SIDE_PIXELS = 160;

export type Installation = Awaited<ReturnType<typeof install>>;

/**
 * A group of servers on this machine: PostgreSQL (with fsync), a bucket behind a fault proxy, 2 API
 * processes, 2 workers.
 */
export async function install() {
  const folder = mkdtempSync(join(tmpdir(), 'casinoreel-chaos-'));
  const postgres = await startPostgres(POSTGRES_SETTINGS);
  const bucket = await startBucketServer();
  const proxy = await startFaultProxy(bucket.port);
  const databaseUrl = postgres.urlOf('postgres');
  const shared = {
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: '4',
    STORAGE_URL: bucket.urlOf('casino', proxy.port),
    SECRET_KEY: randomBytes(24).toString('hex'),
    LIMIT_CALLS_PER_USER: '1000000',
    LIMIT_CALLS_PER_ADDRESS: '1000000',
  };
  const smallDisk = mountSmallDisk(join(folder, 'machine-1'));
  let generation = 0;

  async function startApi(): Promise<Supervised> {
    const name = `api-${(generation += 1)}`;
    const environment = { ...shared, PORT: String(await freePort()), DATA_DIR: dataOf('api') };
    const entry = 'src/server/processes/api.ts';
    return supervise({ name, entry, environment, logPath: join(folder, `${name}.log`) });
  }
  /** Workers in the same place share a data directory, like those on one machine. */
  function startWorker(place: string): Supervised {
    const name = `worker-${(generation += 1)}`;
    const environment = { ...shared, DATA_DIR: dataOf(place) };
    const entry = 'src/server/processes/worker.ts';
    return supervise({ name, entry, environment, logPath: join(folder, `${name}.log`) });
  }
  function dataOf(place: string): string {
    const path = join(folder, place);
    mkdirSync(path, { recursive: true });
    return path;
  }

  // All at once on an empty database, so that the first deployment already races for the
  // migrations.
  const fleet = {
    apis: await Promise.all([startApi(), startApi()]),
    workers: [startWorker('machine-1'), startWorker('machine-2')],
  };
  const all = () => [...fleet.apis, ...fleet.workers];
  await Promise.all(all().map((part) => part.ready()));
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  await pool.query(SMALL_FILMS);
  return {
    folder,
    postgres,
    proxy,
    pool,
    fleet,
    databaseUrl,
    storageUrl: bucket.urlOf('casino'),
    /** Where a disk can be filled; null if this user may not mount one. */
    smallDisk,
    workFolders: ['machine-1', 'machine-2'].map((place) => join(folder, place, 'work')),
    startApi,
    startWorker,
    all,
    stopProcesses: () => Promise.all(all().map((part) => part.stop())),
    close: async (keepLogs: boolean) => {
      await pool.end();
      proxy.stop();
      await bucket.stop();
      await postgres.stop();
      if (smallDisk !== null) execFileSync('umount', ['-l', smallDisk]);
      if (!keepLogs) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const DISK_SIZE = 'size=64m';

function mountSmallDisk(folder: string): string | null {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', DISK_SIZE, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return null;
  }
}

const SMALL_FILMS = `
  create function small_films() returns trigger language plpgsql as
    $$ begin new.short_side_pixels := ${SHORT_SIDE_PIXELS}; return new; end $$;
  create trigger small_films before insert on jobs for each row execute function small_films();`;
