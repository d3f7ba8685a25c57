import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

/** By the ending of its name, what a test needs; any other `*.test.ts` needs nothing but the code. */
const FILM_TESTS = ['src/**/*.film.test.ts'];
const SCREEN_TESTS = ['src/web/**/*.test.tsx'];
const DATABASE_TESTS = ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts'];

const FIXED_SEED = 'tests/support/fixed-seed.ts';

/**
 * One process runs many files, so that modules load once. A file that changes a global leaves it as it
 * was; what it puts in place by `vi.stubGlobal` or `vi.stubEnv` goes by itself.
 */
const ONE_PROCESS_FOR_MANY_FILES = { isolate: false, unstubGlobals: true, unstubEnvs: true };

// Hundreds of processes are started, which compile the same modules.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'casinoreel-compile-cache');

export default defineConfig({
  test: {
    // Vitest leaves one core free, which is half of two; tests of servers mostly wait.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          ...ONE_PROCESS_FOR_MANY_FILES,
          include: [
            'src/**/*.test.ts',
            '{bench,scripts}/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          exclude: [...FILM_TESTS, ...DATABASE_TESTS],
          setupFiles: [FIXED_SEED],
          testTimeout: 60_000,
        },
      },
      {
        // Components in a document of their own, with an API of the test's making.
        test: {
          name: 'screens',
          ...ONE_PROCESS_FOR_MANY_FILES,
          include: SCREEN_TESTS,
          environment: 'happy-dom',
          // A download would take the document of all tests after it to the address of its file.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } },
          },
          setupFiles: ['src/web/testing/set-up.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // Draws, sounds or encodes, or has hundreds of prompts read: seconds of processor time a file.
        test: {
          // A process for each file: what pictures are drawn in would grow to gigabytes.
          name: 'film',
          include: FILM_TESTS,
          setupFiles: [FIXED_SEED],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'database',
          ...ONE_PROCESS_FOR_MANY_FILES,
          include: DATABASE_TESTS,
          // V8 has aborted a process that opens and closes embedded databases all the time, as others
          // report (nodejs/node#64500: a check that fails when code of WebAssembly is freed).
          execArgv: ['--no-wasm-code-gc'],
          // Templates of both databases, made once; a real PostgreSQL runs for the whole run.
          globalSetup: ['tests/support/database-templates.ts'],
          setupFiles: [FIXED_SEED, 'tests/support/cheap-passwords.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
