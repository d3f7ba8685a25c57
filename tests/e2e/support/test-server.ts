import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORIES_DATABASE } from '#tests/e2e/support/make-database.ts';
import { freePort } from '#tests/support/free-port.ts';

/** The real server with its own data directory. */
export interface TestServer {
  readonly url: string;
  /**
   * The newest email to this address, once it has arrived; without a mail server, emails are files.
   */
  readonly emailTo: (address: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const START_TIMEOUT_MILLISECONDS = 120_000;
const LETTER_TIMEOUT_MILLISECONDS = 20_000;
const STOP_TIMEOUT_MILLISECONDS = 15_000;

async function waitUntilReady(url: string, server: ChildProcess, output: () => string) {
  const deadline = Date.now() + START_TIMEOUT_MILLISECONDS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended: ${output()}`);
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server was not ready in time: ${output()}`);
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MILLISECONDS);
    server.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    server.kill('SIGTERM');
  });
}

async function emailIn(folder: string, address: string): Promise<string> {
  const deadline = Date.now() + LETTER_TIMEOUT_MILLISECONDS;
  while (Date.now() < deadline) {
    const names = existsSync(folder) ? readdirSync(folder).toSorted().toReversed() : [];
    const emails = names.map((name) => readFileSync(join(folder, name), 'utf8'));
    const email = emails.find((text) => text.startsWith(`To: ${address}\n`));
    if (email !== undefined) return email;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No email came to ${address}`);
}

/** Whether the server makes the films of orders, makes them small, or works on the first one forever. */
export type Films = 'made' | 'made small' | 'never ready';

const SERVERS: Record<Films, readonly string[]> = {
  made: ['scripts/start.mjs'],
  'made small': ['tests/support/small-film-server.ts'],
  'never ready': ['tests/support/fake-film-server.ts', '36000000'],
};

/** Starts the built product like `npm start`, on a free loopback port. */
export async function startTestServer(films: Films = 'made'): Promise<TestServer> {
  const port = await freePort();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'casinoreel-e2e-'));
  const template = process.env[STORIES_DATABASE];
  // The server of real films creates its own, like a new installation.
  if (template !== undefined && films !== 'made') {
    cpSync(template, join(dataDirectory, 'database'), { recursive: true });
  }
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [...SERVERS[films]], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      // All users of all tests have the same address.
      LIMIT_REGISTRATIONS_PER_ADDRESS: '1000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  };
  server.stdout.on('data', collect);
  server.stderr.on('data', collect);
  await waitUntilReady(url, server, () => output);
  return {
    url,
    emailTo: (address) => emailIn(join(dataDirectory, 'outbox'), address),
    close: async () => {
      await stop(server);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
