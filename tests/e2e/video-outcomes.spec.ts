import type { JobBody } from '#contracts/schemas/job.ts';
import { jobBody } from '#tests/e2e/support/jobs.ts';
import { ask, newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';
import { expectToast } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

const FLAGGED = 'Free spins for new players under the lights of the slot floor.';

signedInTest(
  'a held video is said to be on hold; rejected, its credits are back in the sidebar',
  async ({ page, server, guest, operator }) => {
    await page.goto('/create');
    await page.getByRole('radio', { name: /Slots/ }).click();
    await page.getByRole('textbox', { name: 'Prompt' }).fill(FLAGGED);
    await page.getByRole('main').getByRole('button', { name: 'Create Video' }).click();
    await expectToast(page, 'Video job created!');
    await expectToast(page, 'It is on hold until a reviewer approves it.');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByText('0', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible();
    const { token } = guest;
    const [held] = (await ask(`${server.url}/api/jobs`, { token, method: 'GET' })) as JobBody[];
    await ask(`${server.url}/api/moderation/${held?.id}/reject`, {
      token: operator.token,
      body: { note: 'Name the terms of the offer.' },
    });
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(sidebar.getByText('50', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'My Videos' }).click();
    const card = page.getByRole('article').filter({ hasText: FLAGGED });
    await page.reload();
    await expect(card.getByText('50 credits, refunded')).toBeVisible();
  },
);

signedInTest(
  'a cancelled video has not failed, and says that it was refunded',
  async ({ page }) => {
    const failed = jobBody({ status: 'failed', error: 'Drawing stopped', refunded: true });
    const cancelled = jobBody({
      id: '00000000-0000-4000-8000-000000000002',
      prompt: 'Cancelled before it began',
      status: 'failed',
      error: 'Cancelled',
      refunded: true,
      cancelled: true,
    });
    await page.route('**/api/jobs?*', (route) => route.fulfill({ json: [failed, cancelled] }));
    await page.goto('/videos');
    const card = page.getByRole('article').filter({ hasText: cancelled.prompt });
    await expect(card.getByText('Canceled – refunded', { exact: true })).toBeVisible();
    await expect(card.getByText('Failed')).toHaveCount(0);
    const other = page.getByRole('article').filter({ hasText: failed.prompt });
    await expect(other.getByText('Failed – refunded', { exact: true })).toBeVisible();
    await expect(card.getByText('50 credits, refunded')).toBeVisible();
    await expect(other.getByText('Drawing stopped')).toBeVisible();
  },
);

signedInTest(
  'the author of a rejected video sees the reviewer’s reason when correcting it',
  async ({ page }) => {
    const rejected = jobBody({
      moderationStatus: 'rejected',
      moderationReason: 'Other: The headline is too small.',
      canBeCorrectedFree: true,
    });
    await page.route('**/api/jobs?*', (route) => route.fulfill({ json: [rejected] }));
    await page.route('**/check-status', (route) => route.fulfill({ json: rejected }));
    await page.goto('/videos');
    await page.getByRole('link', { name: 'Correct for free' }).click();
    const note = page.getByRole('region', { name: 'Correction' });
    await expect(note.getByText('Free of charge')).toBeVisible();
    await expect(note.getByText('The headline is too small.')).toBeVisible();
    await expect(note.getByRole('link', { name: 'Open video' })).toBeVisible();
    const headline = page.getByRole('textbox', { name: 'Headline' });
    const mark = /^The reviewer’s note is about this/;
    await expect(headline).toHaveAccessibleDescription(mark);
    await headline.fill('Autumn Lights');
    await expect(headline).not.toHaveAccessibleDescription(mark);
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await page.getByRole('button', { name: 'Change something else' }).click();
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Markets' })).toBeVisible();
    await expect(headline).toHaveValue('Autumn Lights');
  },
);

test('an approval is withdrawn from the history of reviews', async ({
  page,
  server,
  operator,
  context,
}) => {
  const maker = await register(server.url, newPerson());
  const prompt = 'Silver light over the quiet roulette table of the Grand Aurora.';
  const body = { preset: 'roulette', prompt, duration: 5, fps: 24 };
  const job = (await ask(`${server.url}/api/jobs`, { token: maker.token, body })) as JobBody;
  await ask(`${server.url}/api/moderation/${job.id}/approve`, { token: operator.token });

  await storeLogin(context, operator);
  await page.goto('/moderation');
  await page.getByRole('tab', { name: 'History' }).click();
  const review = page.getByRole('article', { name: prompt });
  await review.getByRole('button', { name: 'Withdraw approval' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this approval?' });
  await dialog.getByLabel('Note').fill('The evening was cancelled.');
  await dialog.getByRole('button', { name: 'Withdraw approval' }).click();
  await expectToast(page, 'Approval withdrawn');
  await expect(review).toContainText('Rejected by');
  await expect(review.getByRole('button', { name: 'Withdraw approval' })).toHaveCount(0);
});
