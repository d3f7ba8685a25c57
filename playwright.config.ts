import { defineConfig } from '@playwright/test';

/** Debian's Chromium, as `scripts/e2e.mjs` finds or installs it. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const FILMS = ['film', 'going-live', 'own-film'].map((name) => `**/${name}.spec.ts`);

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: 'tests/e2e/support/make-database.ts',
  // Each has a server of its own; films are made in three stories alone.
  workers: 2,
  // These take longest, so that they begin first: none is left to run alone at the end.
  projects: [
    { name: 'films', testMatch: FILMS },
    { name: 'screens', testIgnore: FILMS },
  ],
  // Only a story that fails waits as long; a busy machine may have to.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // No trace, which takes a tenth of the processor time: `npm run e2e -- --trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM, args: FLAGS },
  },
});
