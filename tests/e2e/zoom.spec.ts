import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

/** A window of 1280 by 1024 at 200 % and at 400 %, where text must reflow. */
const WINDOWS = [
  { name: '200 %', viewport: { width: 640, height: 512 } },
  { name: '400 %', viewport: { width: 320, height: 256 } },
];
const SCREENS = [
  '/dashboard',
  '/create',
  '/videos',
  '/credits',
  '/team',
  '/settings',
  '/moderation',
  '/admin/users',
];

for (const { name, viewport } of WINDOWS) {
  test.describe(`zoomed to ${name}, nothing is cut off at the side of`, () => {
    test.use({ viewport });

    test('the public pages', async ({ page }) => {
      for (const path of ['/', '/login', '/register']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });

    signedInTest('the screens', async ({ page }) => {
      for (const path of SCREENS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  });
}
