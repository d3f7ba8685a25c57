import { AxeBuilder } from '@axe-core/playwright';

import type { JobBody } from '#contracts/schemas/job.ts';
import { jobEnd } from '#tests/e2e/support/evening.ts';
import { ask, buy, newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';
import { choose, expectToast } from '#tests/e2e/support/screens.ts';
import { expect, test } from '#tests/e2e/support/story.ts';

const PROMPT = 'Golden roulette by candlelight, Saturday at nine.';

test('a video is approved, shared, watched behind its gate, withdrawn and gone', async ({
  page,
  house,
  context,
  browser,
  expectedConsoleErrors,
}) => {
  test.setTimeout(300_000);
  // The page that says so is itself an answer with an error's status.
  expectedConsoleErrors.push('the server responded with a status of 410');
  const owner = await register(house.url, newPerson());
  await buy(house.url, owner.token, 'starter');
  const body = { preset: 'roulette', prompt: PROMPT, duration: 5, fps: 24, markets: ['US', 'GB'] };
  const job = (await ask(`${house.url}/api/jobs`, { token: owner.token, body })) as JobBody;
  await jobEnd(house.url, owner.token, job.id);

  await storeLogin(context, owner);
  await page.goto('/videos');
  const card = page.getByRole('article', { name: PROMPT });
  await expect(card.getByRole('button', { name: 'Share' })).toHaveAttribute(
    'title',
    'A video can be shared once it is approved',
  );
  await ask(`${house.url}/api/moderation/${job.id}/approve`, { token: owner.token });

  await page.reload();
  await card.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this video' });
  await choose(page, dialog.getByRole('combobox', { name: 'Link ends' }), 'In 30 days');
  await dialog.getByRole('button', { name: 'Markets' }).click();
  await page.getByRole('checkbox', { name: 'United States' }).uncheck();
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Password').fill('open sesame');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expectToast(page, 'Video shared');
  const live = page.getByRole('dialog', { name: 'This video is live' });
  const url = await live.getByLabel('Public link').inputValue();
  await expect(live.getByText('Nobody has opened it yet.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const visit = await stranger.newPage();
  await visit.goto(url);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(/21 and over/);
  const place = visit.getByLabel('Where are you now?');
  await expect(place.getByRole('option')).toHaveText([
    'Please choose',
    'United Kingdom',
    'Somewhere else',
  ]);
  await place.selectOption('United Kingdom');
  await visit.getByLabel('Password').fill('open sesame');
  await visit.getByRole('button', { name: 'I am 21 or older' }).click();
  await expect(visit.locator('video')).toBeVisible();
  await expect(visit.getByText('0808 8020 133')).toBeVisible();
  const film = (await visit.locator('video').getAttribute('src')) ?? '';
  const answer = await visit.request.get(house.url + film, { headers: { range: 'bytes=4-7' } });
  expect([answer.status(), await answer.text()]).toEqual([206, 'ftyp']);

  // Escape belongs to the toast while one shows.
  await live.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('button', { name: 'Share' }).click();
  await expect(live.getByRole('region', { name: 'Views' })).toContainText('GB');
  await live.getByRole('button', { name: 'Withdraw link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expectToast(page, 'Share link withdrawn');
  expect((await visit.request.get(house.url + film)).status()).toBe(404);
  expect((await visit.reload())?.status()).toBe(410);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText('No longer shared');
  await stranger.close();

  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Video deleted');
  await expect(card).toHaveCount(0);
});
