import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The program; not the whole folder, where an installation may keep its settings and its data. */
const PROGRAM = ['src', 'package.json', 'node_modules'].map((part) => join(ROOT, part));
const HEAP_MEGABYTES = 1024;

/** The files besides the program that a process may touch: paths of files and of folders. */
export interface FileAccess {
  readonly reads: readonly string[];
  readonly writes?: readonly string[];
}

/**
 * Arguments and environment of a process that reads files from outside: its JavaScript gets no other
 * files of the machine, and nothing in it the server's secrets.
 */
export function sandboxFor(entry: string, { reads, writes = [] }: FileAccess) {
  // Packages are a link if several copies of the program share them.
  const program = PROGRAM.flatMap((path) => [path, realpathSync(path)]);
  const readable = [...new Set([entry, ...program, ...reads, ...writes])];
  return {
    execArgv: [
      '--permission',
      ...readable.map((path) => `--allow-fs-read=${path}`),
      ...writes.map((path) => `--allow-fs-write=${path}`),
      '--allow-addons',
      '--allow-worker',
      `--max-old-space-size=${HEAP_MEGABYTES}`,
    ],
    env: { VIPS_BLOCK_UNTRUSTED: '1', NODE_NO_WARNINGS: '1' },
  };
}
