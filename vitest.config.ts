import { defineConfig } from 'vitest/config';

const DATABASE_TESTS = ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          exclude: DATABASE_TESTS,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          include: DATABASE_TESTS,
          // Templates of both databases, made once; a real PostgreSQL runs for the whole run.
          globalSetup: ['tests/support/database-templates.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
