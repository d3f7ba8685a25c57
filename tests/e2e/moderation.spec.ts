import type { JobBody } from '#contracts/schemas/job.ts';
import { ask, buy } from '#tests/e2e/support/people.ts';
import { choose, expectToast } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

const FLAGGED = 'Free spins for new players under the lights of the slot floor.';
const ALSO_FLAGGED = 'A football star plays blackjack at our table: free spins for new players.';

signedInTest('one video is approved, one rejected', async ({ page, house, guest }) => {
  await page.goto('/moderation');
  await expect(page.getByText('No pending moderation')).toBeVisible();
  await expect(page.getByText('All video jobs have been reviewed')).toBeVisible();

  await buy(house.url, guest.token, 'starter');
  const order = (preset: string, prompt: string) =>
    ask(`${house.url}/api/jobs`, {
      token: guest.token,
      body: { preset, prompt, duration: 5, fps: 24 },
    });
  const approved = (await order('slots', FLAGGED)) as JobBody;
  await order('blackjack', ALSO_FLAGGED);

  await page.reload();
  const first = page.getByRole('article').filter({ hasText: FLAGGED });
  await expect(first.getByText(approved.id.slice(0, 8))).toBeVisible();
  await expect(first.getByText('flagged')).toBeVisible();
  await expect(first.getByText('aspectRatio')).toBeVisible();
  await first.getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'Job approved');
  await expect(first).toHaveCount(0);

  const second = page.getByRole('article').filter({ hasText: ALSO_FLAGGED });
  await second.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this video?' });
  await choose(page, dialog.getByRole('combobox', { name: 'Reason' }), 'Other');
  await dialog.getByLabel('Note').fill('No athletes, please.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expectToast(page, 'Job rejected');
  await expect(page.getByText('No pending moderation')).toBeVisible();

  await page.getByRole('link', { name: 'My Videos' }).click();
  const card = page.getByRole('article', { name: ALSO_FLAGGED });
  await expect(card.getByText('failed', { exact: true })).toBeVisible();
  await expect(card.getByText(/No athletes, please/).first()).toBeVisible();
});
