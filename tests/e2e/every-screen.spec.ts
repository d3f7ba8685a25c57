import type { Page } from '@playwright/test';

import { expectNoViolations } from '#tests/e2e/support/axe.ts';
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
  '/admin/audit',
];

const WINDOW = { width: 1280, height: 800 };
const NARROW = [
  { name: 'a phone', width: 390, height: 844 },
  // A window of 1280 by 1024, where text must reflow.
  { name: 'zoomed to 200 %', width: 640, height: 512 },
  { name: 'zoomed to 400 %', width: 320, height: 256 },
];
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.setViewportSize(WINDOW);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expectNoViolations(page);
  for (const { name, ...size } of NARROW) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(OVERFLOW), `wider than the window: ${name}`).toBe(0);
  }
}

test.describe('axe finds nothing in either theme, and nothing is wider than the window', () => {
  // Many screens in one story.
  test.describe.configure({ timeout: 400_000 });

  test('on the public pages', async ({ page }) => {
    for (const path of PUBLIC) await test.step(path, () => expectAccessible(page, path));
  });

  signedInTest('on the screens', async ({ page }) => {
    for (const path of SIGNED_IN) await test.step(path, () => expectAccessible(page, path));
  });
});
