import { test as base, expect } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

import { expectNoViolations } from '#tests/e2e/support/axe.ts';

/** The pages in development mode, because the gallery exists only there. */
const test = base.extend<object, { readonly pages: ViteDevServer }>({
  pages: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads fixtures from this pattern
    async ({}, use) => {
      process.env['NODE_ENV'] = 'development';
      const server = await createServer({
        mode: 'development',
        logLevel: 'error',
        server: { port: 0, host: '127.0.0.1' },
      });
      await server.listen();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ pages }, use) => use(pages.resolvedUrls?.local[0]),
});

test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery');
  // The first visit makes Vite prepare the libraries and reload the page.
  await expect(page.getByRole('button', { name: 'Primary' })).toBeVisible({ timeout: 90_000 });
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
