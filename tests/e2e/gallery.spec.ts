import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test as base, expect } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { build, preview, type InlineConfig } from 'vite';

import { expectNoViolations } from '#tests/e2e/support/axe.ts';

import { makeFonts } from '../../scripts/web-build/make-fonts.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = 'tests/e2e/support/gallery.html';

/** The gallery alone, built for these stories: the pages have it in development only. */
const test = base.extend<object, { readonly gallery: string }>({
  gallery: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'casinoreel-gallery-'));
      try {
        const config = await configFor(folder);
        await build(config);
        const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
        await use(`${server.resolvedUrls?.local[0]}${PAGE}`);
        await server.close();
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ gallery }, use) => use(gallery),
});

async function configFor(folder: string): Promise<InlineConfig> {
  const fonts = join(folder, 'fonts');
  await makeFonts(fonts);
  return {
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    publicDir: false,
    plugins: [tailwindcss()],
    resolve: { alias: { '@fonts': fonts } },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir: join(folder, 'pages'),
      minify: false,
      rolldownOptions: { input: join(ROOT, PAGE) },
    },
  };
}

test.beforeEach(async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('button', { name: 'Primary' })).toBeVisible();
  await page.waitForLoadState('networkidle');
});

test('every primitive passes axe in either theme', async ({ page }) => {
  await page.getByRole('button', { name: 'Toggle theme' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectNoViolations(page);
});

test('every primitive works with the keyboard', async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Level' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '50');

  await page.getByRole('tab', { name: 'One' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toHaveText('Second');

  await page.getByRole('combobox').focus();
  await page.keyboard.press('Enter');
  // The list handles keys only once its selected option has the focus.
  await expect(page.getByRole('option', { name: 'Low' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'High' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toContainText('High');

  await page.getByRole('radio', { name: 'roulette' }).focus();
  // A radio group selects only while the key is down.
  await page.keyboard.press('ArrowRight', { delay: 300 });
  await expect(page.getByRole('radio', { name: 'blackjack' })).toBeChecked();

  const opener = page.getByRole('button', { name: 'Open dialog' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: 'Ask first' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ask first' })).toBeFocused();
});

test('a disabled button shows its reason, and one toast shows at a time', async ({ page }) => {
  const refused = page.getByRole('button', { name: 'With a reason' });
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await expect(refused).toHaveAccessibleDescription('Not now');

  await page.getByRole('button', { name: 'Toast', exact: true }).click();
  await expect(page.getByText('A toast', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Destructive toast' }).click();
  await expect(page.getByText('It failed', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('A toast', { exact: true })).toHaveCount(0);
});
