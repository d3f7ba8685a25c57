import type { Page } from '@playwright/test';

import type { JobBody } from '#contracts/schemas/job.ts';
import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { axeIn } from '#tests/e2e/support/axe.ts';
import { jobBody } from '#tests/e2e/support/jobs.ts';
import { ask } from '#tests/e2e/support/people.ts';
import { choose, expectToast } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

/** Held for a reviewer, so that it is not started. */
const HELD = 'Free spins for new players under the lights of the slot floor.';

const expectNoViolations = async (page: Page) =>
  expect((await axeIn(page).analyze()).violations).toEqual([]);

signedInTest(
  'a video is labelled, found again, deleted and brought back',
  async ({ page, server, guest }) => {
    const { token } = guest;
    const order = { preset: 'slots', prompt: HELD, duration: 5, fps: 24 };
    const job = (await ask(`${server.url}/api/jobs`, { token, body: order })) as JobBody;
    await ask(`${server.url}/api/jobs/${job.id}/cancel`, { token });

    await page.goto('/videos');
    const card = page.getByRole('article').filter({ hasText: HELD });
    await card.locator(`a[href="/videos/${job.id}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/videos/${job.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Private name').fill('Friday opener');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Friday opener' })).toBeVisible();

    await page.goto('/videos?view=list');
    const row = page.getByRole('row').filter({ hasText: 'Friday opener' });
    await page.getByRole('searchbox', { name: 'Search videos' }).fill('silver');
    await expect(page.getByText('No results')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search videos' }).fill('opener');
    await expect(page).toHaveURL(/search=opener/);
    await choose(page, page.getByRole('combobox', { name: 'Filter by status' }), 'Canceled');
    await page.reload();
    await expect(row).toBeVisible();
    await row.getByRole('checkbox', { name: 'Select Friday opener' }).check();
    await expectNoViolations(page);
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Video deleted');
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Video restored');
    await expect(row).toBeVisible();
  },
);

signedInTest('a finished video plays frame by frame on its page', async ({ page, guest }) => {
  const controlsJson = { ...CONTROL_DEFAULTS, fps: 30 };
  const job = jobBody({ author: guest.user.username, controlsJson });
  await page.route('**/check-status', (route) => route.fulfill({ json: job }));
  await page.route('**/proof', (route) => route.fulfill({ json: null }));
  await page.route('**/history', (route) =>
    route.fulfill({ json: { findings: [], wasHeld: false, events: [] } }),
  );
  await page.route('**/takes', (route) =>
    route.fulfill({ json: { costCredits: 50, clips: [], takes: [] } }),
  );
  await page.goto(`/videos/${job.id}`);
  const video = page.locator('video');
  const time = () => video.evaluate((element) => Number(Reflect.get(element, 'currentTime')));
  await expect
    .poll(() => video.evaluate((element) => Number(Reflect.get(element, 'readyState'))))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Next frame' }).click();
  await expect.poll(time).toBeCloseTo(1 / 30, 2);
  await page.getByRole('button', { name: 'Previous frame' }).click();
  await expect.poll(time).toBe(0);
  await page.getByRole('combobox', { name: 'Speed' }).click();
  await page.getByRole('option', { name: '0.5×' }).click();
  expect(await video.evaluate((element) => Number(Reflect.get(element, 'playbackRate')))).toBe(0.5);
  const formats = page.getByRole('region', { name: 'Formats' });
  await formats.getByRole('link', { name: '9:16' }).click();
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.getByRole('radio', { name: '9:16' })).toBeChecked();
});

signedInTest('videos can be organized in folders', async ({ page, server, guest }) => {
  const { token } = guest;
  const order = { preset: 'slots', prompt: HELD, duration: 5, fps: 24 };
  await ask(`${server.url}/api/jobs`, { token, body: order });

  await page.goto('/videos');
  const card = page.getByRole('article').filter({ hasText: HELD });
  await card.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 1 video' });
  await dialog.getByRole('textbox', { name: 'New folder' }).fill('Friday nights');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Create and move' }).click();
  await expectToast(page, '1 video moved to “Friday nights”');

  await page.getByRole('link', { name: 'No folder' }).click();
  await expect(page.getByText('Every video is in a folder')).toBeVisible();
  await page.getByRole('link', { name: 'Friday nights' }).click();
  await expect(page).toHaveURL(/folder=/);
  await page.reload();
  await expect(card).toBeVisible();
  await expectNoViolations(page);

  await card.dragTo(page.getByRole('link', { name: 'No folder' }));
  await expectToast(page, '1 video moved out of the folder');
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();

  await page.getByRole('button', { name: 'Rename folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Saturday nights');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('link', { name: 'Saturday nights' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete folder' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete folder' }).click();
  await expectToast(page, 'Folder deleted');
  await expect(card).toBeVisible();
});
