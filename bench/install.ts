// How long a newcomer waits: `npm ci` in an empty folder, `npm start` to the first page.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const POLL_MS = 20;
const PAGE_WAIT_MS = 120_000;

/** The pages are built beforehand, as in a released version. */
export async function measureInstall(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'casinoreel-install-'));
  try {
    const installSeconds = measureCi(join(folder));
    requireSuccess('npm run build', ROOT);
    const firstPageSeconds = await measureFirstPage(port, join(folder, 'data'));
    return { installSeconds, firstPageSeconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With npm's own cache, filled by the installation that runs this. */
function measureCi(folder: string): number {
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(join(ROOT, name), join(folder, name));
  }
  const startedAt = performance.now();
  requireSuccess('npm ci', folder);
  return (performance.now() - startedAt) / 1000;
}

function requireSuccess(command: string, cwd: string): void {
  const { status, stderr } = spawnSync(command, { cwd, shell: true, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

async function measureFirstPage(port: number, dataFolder: string): Promise<number> {
  // The first start writes the marker that the pages are up to date.
  await firstPage(port, `${dataFolder}-before`);
  return firstPage(port, dataFolder);
}

async function firstPage(port: number, dataFolder: string): Promise<number> {
  const startedAt = performance.now();
  const server = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    while (performance.now() - startedAt < PAGE_WAIT_MS) {
      const response = await fetch(`http://localhost:${port}/`).catch(() => null);
      if (response?.ok) return (performance.now() - startedAt) / 1000;
      await sleep(POLL_MS);
    }
    throw new Error('npm start served no page');
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
}
