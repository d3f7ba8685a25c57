import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Where it is kept. */
export const COMPILED_CODE_FOLDER = fileURLToPath(
  new URL('../../node_modules/.cache/compiled-code', import.meta.url),
);

/** For the environment of a process or thread: it then finds even its first file compiled. */
export const KEEPS_COMPILED_CODE = { NODE_COMPILE_CACHE: COMPILED_CODE_FOLDER };

/**
 * Keeps compiled code on the disk between processes and threads: half of what it costs to start one.
 * Comes before the imports it is to serve, which are therefore dynamic. A read-only disk is no fault.
 */
export function keepCompiledCode(): void {
  enableCompileCache(COMPILED_CODE_FOLDER);
}
