import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { MediaKind } from '#domain/media/media.ts';
import { CHECK_STARTED, type CheckResult, type FileToCheck } from './check-result.ts';

const ENTRY = fileURLToPath(new URL('check-process.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** A link if several copies of the program share their packages. */
const PACKAGES = join(ROOT, 'node_modules');

const MINUTE_MS = 60_000;
/** Stops a process that hangs without using the CPU; CPU time is limited separately. */
const TIME_LIMIT_MS: Readonly<Record<MediaKind, number>> = {
  image: 10 * MINUTE_MS,
  logo: 10 * MINUTE_MS,
  font: 10 * MINUTE_MS,
  clip: 120 * MINUTE_MS,
};

const TOO_MUCH =
  'This file takes too much time or memory to read. Please save it in a smaller size and upload it again';
const DAMAGED = 'This file could not be read: it seems to be damaged. Please export it again';

/**
 * Reads an untrusted file in a separate process, which re-encodes it. Whatever the file does to
 * that process (crash it, fill its memory, keep it busy) only causes the file to be refused.
 * Rejects only if the process cannot be started, cannot load its program, or `signal` is aborted.
 */
export function checkFile(file: FileToCheck, signal: AbortSignal): Promise<CheckResult> {
  signal.throwIfAborted();
  const child = fork(ENTRY, {
    execArgv: [
      // It can read the program and write to its folder, but no other files of the machine.
      '--permission',
      `--allow-fs-read=${ROOT}`,
      `--allow-fs-read=${realpathSync(PACKAGES)}`,
      `--allow-fs-read=${file.path}`,
      `--allow-fs-read=${file.folder}`,
      `--allow-fs-write=${file.folder}`,
      '--allow-addons',
      '--allow-worker',
      '--max-old-space-size=1024',
    ],
    // It does not get the server's secrets either.
    env: { VIPS_BLOCK_UNTRUSTED: '1', NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let result: CheckResult | null = null;
    let hasBegun = false;
    let isTooLate = false;
    const kill = () => void child.kill('SIGKILL');
    const timer = setTimeout(() => {
      isTooLate = true;
      kill();
    }, TIME_LIMIT_MS[file.kind]);
    signal.addEventListener('abort', kill, { once: true });
    child.on('message', (message: CheckResult | typeof CHECK_STARTED) => {
      if (message === CHECK_STARTED) hasBegun = true;
      else result = message;
    });
    child.on('error', reject);
    child.on('exit', (_code, killedBy) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
      if (result) resolve(result);
      else if (signal.aborted) reject(signal.reason as Error);
      else if (isTooLate || killedBy === 'SIGKILL') resolve(refused(TOO_MUCH));
      else if (hasBegun) resolve(refused(DAMAGED));
      else reject(new Error('The process that reads uploads could not load its program'));
    });
    child.send(file, () => undefined);
  });
}

function refused(sentence: string): CheckResult {
  return { kind: 'refused', sentence };
}
