import { AxeBuilder } from '@axe-core/playwright';

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
  '/credits',
  '/team',
  '/settings',
  '/moderation',
  '/admin/users',
];

for (const theme of ['dark', 'light']) {
  test.describe(`axe finds nothing in the ${theme} theme`, () => {
    test.beforeEach(async ({ context }) => {
      await context.addInitScript(`localStorage.setItem('casino-video-theme', '${theme}')`);
    });

    for (const path of PUBLIC) {
      test(path, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    }

    for (const path of SIGNED_IN) {
      signedInTest(path, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    }
  });
}
