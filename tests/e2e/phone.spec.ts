import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

test.use({ viewport: { width: 390, height: 844 } });

const SCREENS = [
  '/dashboard',
  '/create',
  '/videos',
  '/credits',
  '/team',
  '/settings',
  '/moderation',
  '/rules',
  '/admin/users',
];

const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

signedInTest('no screen is wider than a phone', async ({ page }) => {
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    expect(await page.evaluate(OVERFLOW), path).toBe(0);
  }
});

test('no public page is wider either', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/forgot-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(OVERFLOW), path).toBe(0);
  }
});
