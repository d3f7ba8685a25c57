import type { JobBody } from '#contracts/schemas/job.ts';
import { ask, buy, newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';
import { choose, expectToast } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

signedInTest('the screen says if nothing is waiting', async ({ page }) => {
  await page.goto('/moderation');
  await expect(page.getByText('No pending moderation')).toBeVisible();
  await expect(page.getByText('All video jobs have been reviewed')).toBeVisible();
  await expect(page.getByText(/gambling advertising regulations/)).toBeVisible();
});

test('the operator approves one video that was held and rejects another', async ({
  page,
  server,
  operator,
  context,
}) => {
  const { token } = await register(server.url, newPerson());
  await buy(server.url, token, 'starter');
  const order = (preset: string, prompt: string) =>
    ask(`${server.url}/api/jobs`, { token, body: { preset, prompt, duration: 5, fps: 24 } });
  const slots = 'Free spins for new players under the lights of the slot floor.';
  const cards = 'Free spins for new members, dealt at the blackjack table.';
  const held = (await order('slots', slots)) as JobBody;
  const rejected = (await order('blackjack', cards)) as JobBody;

  await storeLogin(context, operator);
  await page.goto('/moderation?tab=hold');
  const first = page.getByRole('article').filter({ hasText: slots });
  await expect(first.getByText(held.id.slice(0, 8))).toBeVisible();
  await expect(first.getByText('flagged')).toBeVisible();
  await expect(first.getByText('Aspect ratio')).toBeVisible();
  await first.getByRole('button', { name: 'Approve for creation' }).click();
  const override = page.getByRole('dialog', { name: 'Approve this video' });
  await override.getByRole('button', { name: 'Approve for creation' }).click();
  await expectToast(page, 'Job approved');
  await expect(first).toHaveCount(0);

  const second = page.getByRole('article').filter({ hasText: cards });
  await second.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this video?' });
  await choose(page, dialog.getByRole('combobox', { name: 'Reason' }), 'Other');
  await expect(dialog.getByRole('list', { name: 'Videos' })).toContainText('Free spins');
  await dialog.getByLabel('Note').fill('Name the terms, please.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expectToast(page, 'Job rejected');
  await expect(second).toHaveCount(0);
  // The approved video is now made, and its film waits for the operator again.
  await page.getByRole('tab', { name: 'Ready to review' }).click();
  await expect(first.getByText('pending')).toBeVisible();

  const jobs = (await ask(`${server.url}/api/jobs`, { token, method: 'GET' })) as JobBody[];
  const refused = jobs.find(({ id }) => id === rejected.id);
  expect(refused).toMatchObject({ status: 'failed', moderationStatus: 'rejected' });
  expect(refused?.moderationReason).toContain('Name the terms, please.');
});

test('the operator approves several videos at once', async ({
  page,
  server,
  operator,
  context,
}) => {
  const { token } = await register(server.url, newPerson());
  await buy(server.url, token, 'starter');
  const prompts = ['first', 'second'].map(
    (name) => `Free spins for new players, the ${name} time.`,
  );
  for (const prompt of prompts) {
    const body = { preset: 'slots', prompt, duration: 5, fps: 24 };
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await ask(`${server.url}/api/jobs`, { token, body });
  }
  await storeLogin(context, operator);
  await page.goto('/moderation?tab=hold');
  for (const prompt of prompts) {
    // oxlint-disable-next-line no-await-in-loop -- one box after the other
    await page.getByRole('checkbox', { name: `Select ${prompt}` }).check();
  }
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Approve 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve these 2 videos?' });
  await dialog.getByRole('button', { name: 'Approve 2' }).click();
  await expectToast(page, '2 videos approved');
  await expect(bar).toHaveCount(0);
});
