import { fileURLToPath } from 'node:url';

import { MINUTE_MS } from '#domain/durations.ts';
import type { MediaKind } from '#domain/media/media.ts';
import { runInChild } from '#film/process/run-in-child.ts';
import { DAMAGED, type CheckResult, type FileToCheck } from './check-result.ts';

const ENTRY = fileURLToPath(new URL('check-process.ts', import.meta.url));

/** Stops a process that hangs without using the CPU; CPU time is limited separately. */
const TIME_LIMIT_MS: Readonly<Record<MediaKind, number>> = {
  image: 10 * MINUTE_MS,
  logo: 10 * MINUTE_MS,
  font: 10 * MINUTE_MS,
  clip: 120 * MINUTE_MS,
};

const TOO_MUCH =
  'This file takes too much time or memory to read. Please save it in a smaller size and upload it again.';
const NOT_LOADED = 'The process that reads uploads could not load its program';

/**
 * Reads an untrusted file in a separate process, which re-encodes it. Whatever the file does to
 * that process (crash it, fill its memory, keep it busy) only causes the file to be refused.
 * Rejects only if the process cannot be started, cannot load its program, or `signal` is aborted.
 */
export async function checkFile(file: FileToCheck, signal: AbortSignal): Promise<CheckResult> {
  signal.throwIfAborted();
  const ending = await runInChild<CheckResult>(ENTRY, file, {
    signal,
    timeoutMs: TIME_LIMIT_MS[file.kind],
    reads: [file.path],
    writes: [file.folder],
  });
  switch (ending.kind) {
    case 'answered':
      return ending.value;
    case 'lost':
      return { kind: 'refused', sentence: ending.isKilled ? TOO_MUCH : DAMAGED };
    case 'failed':
      throw new Error(`${NOT_LOADED} (${ending.message})`);
    case 'cancelled':
      throw signal.reason as Error;
  }
}
