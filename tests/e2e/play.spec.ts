import { jobBody } from '#tests/e2e/support/jobs.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

/** Longer than the hover time after which a film can be scrubbed. */
const AFTER_HOVER_MILLISECONDS = 500;

signedInTest(
  'a film plays when it is pressed at once, and when leafed through',
  async ({ page }) => {
    await page.route('**/api/jobs?*', (route) => route.fulfill({ json: [jobBody({})] }));
    await page.goto('/videos');
    const play = page.getByRole('button', { name: /^Play/ });
    const film = page.locator('video');
    const seconds = () => film.evaluate((video: { currentTime: number }) => video.currentTime);

    await play.hover();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(AFTER_HOVER_MILLISECONDS);
    await expect.poll(seconds).toBeGreaterThan(0.2);

    await page.reload();
    await play.hover();
    await page.waitForTimeout(AFTER_HOVER_MILLISECONDS);
    await expect(play.locator('svg')).toBeVisible();
    await page.mouse.move(5, 5);
    await play.click();
    await expect.poll(seconds).toBeGreaterThan(0.2);
  },
);
