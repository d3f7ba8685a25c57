import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLOCK = fileURLToPath(new URL('skewed-clock.ts', import.meta.url));
const RESTART_DELAY_MS = 500;
const START_TIMEOUT_MS = 90_000;

export interface Program {
  readonly name: string;
  readonly entry: string;
  readonly environment: Record<string, string>;
  readonly logPath: string;
}

/** A server process that is restarted whenever it ends, as by a service manager. */
export interface Supervised {
  readonly name: string;
  readonly environment: Record<string, string>;
  pid(): number | null;
  starts(): number;
  /** Resolves when it reports that it is ready after its latest start. */
  ready(): Promise<void>;
  /** `kill -9` of the process alone, or of everything it started. */
  kill(whole: boolean): void;
  /** Restarts it gracefully, with its clock shifted by this much. */
  restart(clockOffsetMs: number): Promise<void>;
  /** Stops it for good; returns its exit code. */
  stop(): Promise<number | null>;
}

export function supervise({ name, entry, environment, logPath }: Program): Supervised {
  const log = createWriteStream(logPath, { flags: 'a' });
  let child: ChildProcess;
  let isWanted = true;
  const state = { isReady: false };
  let starts = 0;
  let clockOffsetMs = 0;

  function start(): void {
    starts += 1;
    state.isReady = false;
    const parameters = clockOffsetMs === 0 ? [] : ['--import', CLOCK];
    const started = spawn(process.execPath, [...parameters, `${ROOT}${entry}`], {
      cwd: ROOT,
      detached: true,
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        LOG_LEVEL: 'warn',
        CHAOS_CLOCK_OFFSET_MS: String(clockOffsetMs),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    log.write(`--- start ${starts}\n`);
    started.stderr.pipe(log, { end: false });
    started.stdout.on('data', (chunk: Buffer) => {
      log.write(chunk);
      if (chunk.includes('is ready')) state.isReady = child === started;
    });
    started.once('exit', (code, signal) => {
      log.write(`--- end ${String(code ?? signal)}\n`);
      if (child === started && isWanted) setTimeout(() => isWanted && start(), RESTART_DELAY_MS);
    });
  }

  async function end(): Promise<number | null> {
    isWanted = false;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    return ended;
  }

  async function ready(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!state.isReady) {
      if (Date.now() > deadline) throw new Error(`${name} did not start; see ${logPath}`);
      await delay(50);
    }
  }

  start();
  return {
    name,
    environment,
    pid: () => child.pid ?? null,
    starts: () => starts,
    ready,
    kill: (whole) => {
      if (child.pid === undefined) return;
      state.isReady = false;
      process.kill(whole ? -child.pid : child.pid, 'SIGKILL');
    },
    restart: async (offset) => {
      await end();
      clockOffsetMs = offset;
      isWanted = true;
      start();
      await ready();
    },
    stop: async () => {
      const code = await end();
      log.end();
      return code;
    },
  };
}
