import type { JobBody } from '#contracts/schemas/job.ts';
import { ask, newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';
import { expectToast, openReview } from '#tests/e2e/support/screens.ts';
import { expect, test } from '#tests/e2e/support/story.ts';

test('a held video is decided by keyboard, listed in the history, and its author is notified', async ({
  page,
  server,
  operator,
  context,
  browser,
}) => {
  const maker = await register(server.url, newPerson());
  const prompt = 'A hundred free spins for new players, silver light on the reels.';
  const held = (await ask(`${server.url}/api/jobs`, {
    token: maker.token,
    body: { preset: 'slots', prompt, duration: 5, fps: 24 },
  })) as JobBody;
  expect(held.moderationStatus).toBe('flagged');

  await storeLogin(context, operator);
  await page.goto('/moderation?tab=hold');
  const review = page.getByRole('article', { name: prompt });
  await openReview(review);
  await expect(review.getByRole('list', { name: 'Findings' })).toContainText(
    'Bonus without its conditions',
  );
  await expect(review.locator('mark').first()).toBeVisible();

  await page.getByRole('heading', { name: 'Moderation' }).click();
  // Other tests leave videos on hold before this one.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(review).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject this video?' });
  await dialog.getByLabel('Note').fill('Say the conditions, a and r are no shortcuts here.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expectToast(page, 'Job rejected');
  await expect(review).toHaveCount(0);

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(review).toContainText(`Rejected by ${operator.user.username}`);
  await page.getByRole('searchbox', { name: 'Search videos' }).fill(maker.user.username);
  await expect(page.getByRole('article')).toHaveCount(1);

  const elsewhere = await browser.newContext({ baseURL: server.url });
  await storeLogin(elsewhere, maker);
  const theirs = await elsewhere.newPage();
  await theirs.goto('/videos');
  await theirs.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await expect(theirs.getByText('Your video was rejected')).toBeVisible();
  await theirs.keyboard.press('Escape');
  await expect(theirs.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await elsewhere.close();
});
