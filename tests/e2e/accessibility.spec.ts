import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/verify',
];
const SIGNED_IN = [
  '/dashboard',
  '/create',
  '/videos',
  '/brands',
  '/library',
  '/credits',
  '/team',
  '/settings',
  '/settings?tab=organization',
  '/moderation',
  '/rules',
  '/admin/users',
];

async function expectNoViolations(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

for (const theme of ['dark', 'light']) {
  test.describe(`axe finds nothing in the ${theme} theme`, () => {
    test.beforeEach(async ({ context }) => {
      await context.addInitScript(`localStorage.setItem('casino-video-theme', '${theme}')`);
    });

    test('on the public pages', async ({ page }) => {
      for (const path of PUBLIC) await test.step(path, () => expectNoViolations(page, path));
    });

    signedInTest('on the screens', async ({ page }) => {
      for (const path of SIGNED_IN) await test.step(path, () => expectNoViolations(page, path));
    });
  });
}
