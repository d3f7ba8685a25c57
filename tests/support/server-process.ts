import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly pid: number;
  /** Kills the process and everything it started, like a power failure. */
  killGroup(): Promise<void>;
  /** Stops it gracefully, and returns its exit code. */
  stop(): Promise<number | null>;
}

/** As in `npm start`. */
const NODE_FLAGS = ['--max-semi-space-size=64'];

const { PATH, NODE_COMPILE_CACHE } = process.env;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Starts a server in its own process group and waits until it reports that it is ready. */
export async function startServer(
  entry: string,
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...NODE_FLAGS, `${ROOT}${entry}`, ...parameters], {
    cwd: ROOT,
    detached: true,
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${entry} could not be started`);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`${entry} ended: ${output}`)));
  });
  return {
    pid,
    killGroup: async () => {
      if (child.exitCode !== null) throw new Error(`${entry} had ended by itself: ${output}`);
      process.kill(-pid, 'SIGKILL');
      await ended;
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
