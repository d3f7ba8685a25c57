import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { settle } from '#tests/e2e/support/settle.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

const SHELL_KB_MAX = 123;
/** Menu, tooltips, queries and the dashboard: once for all signed-in screens. */
const FRAME_KB_MAX = 40;
const SCREEN_KB_MAX = 40;
const BUILD = join(import.meta.dirname, '..', '..', 'build', 'client');

const SCREENS = [
  '/create',
  '/videos',
  '/credits',
  '/team',
  '/settings',
  '/moderation',
  '/admin/users',
  '/admin/audit',
];

/** The scripts that a page requests before any interaction. */
async function scriptsOf(page: Page, path: string): Promise<Set<string>> {
  const asked = new Set<string>();
  const note = (request: { url: () => string; resourceType: () => string }) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await settle(page, async () => {
    await page.goto(path);
    // Prerendered pages start to load their scripts after they are painted.
    await expect.poll(() => asked.size).toBeGreaterThan(0);
  });
  page.off('request', note);
  return asked;
}

const without = (files: Set<string>, ...others: Set<string>[]) =>
  [...files].filter((file) => !others.some((other) => other.has(file)));

/** Transfer size of the files, in kB. */
function weightOf(files: Iterable<string>): number {
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(BUILD, file))).length);
  return bytes.reduce((sum, length) => sum + length, 0) / 1_000;
}

signedInTest(
  'no screen brings more scripts than its allowance',
  async ({ page, browser, server }) => {
    const stranger = await browser.newPage({ baseURL: server.url });
    const landing = await scriptsOf(stranger, '/');
    const login = await scriptsOf(stranger, '/login');
    await stranger.close();
    const shell = new Set([...landing].filter((file) => login.has(file)));
    expect(weightOf(shell), 'the shell').toBeLessThanOrEqual(SHELL_KB_MAX);
    expect(weightOf(without(landing, shell)), '/').toBeLessThanOrEqual(SCREEN_KB_MAX);
    expect(weightOf(without(login, shell)), '/login').toBeLessThanOrEqual(SCREEN_KB_MAX);

    const dashboard = await scriptsOf(page, '/dashboard');
    expect(weightOf(without(dashboard, shell)), 'the frame').toBeLessThanOrEqual(FRAME_KB_MAX);
    for (const path of SCREENS) {
      // oxlint-disable-next-line no-await-in-loop -- one page, one screen after the other
      const scripts = await scriptsOf(page, path);
      const own = without(scripts, shell, dashboard);
      expect(weightOf(own), path).toBeLessThanOrEqual(SCREEN_KB_MAX);
    }
  },
);
