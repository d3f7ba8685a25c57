import { statSync } from 'node:fs';

import { newPerson } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/story.ts';

/** The part of a video element that the test uses. */
interface Film {
  muted: boolean;
  readonly currentTime: number;
  readonly duration: number;
  play(): Promise<void>;
}

test.use({ films: 'made' });

test('from registration to a film that plays and is downloaded', async ({ page }) => {
  test.setTimeout(300_000);
  const person = newPerson();

  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const gate = page.getByRole('dialog', { name: 'Age verification' });
  await gate.getByLabel('Date of birth').fill('1980-05-17');
  await gate.getByRole('button', { name: 'Verify age' }).click();
  await expect(page.getByText('Age Verified', { exact: true })).toBeVisible();
  await expect(gate).toBeHidden();

  await page.getByRole('link', { name: 'Create your first video' }).click();
  await page
    .getByRole('radiogroup', { name: 'Preset' })
    .getByRole('radio', { name: 'Roulette' })
    .click();
  await page
    .getByRole('textbox', { name: 'Prompt' })
    .fill('Midnight roulette: the ball circles once more before it finds its pocket.');
  await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Midnight Roulette');
  const duration = page.getByRole('slider', { name: 'Duration' });
  await duration.focus();
  await page.keyboard.press('Home');
  await expect(duration).toHaveAttribute('aria-valuenow', '5');
  await page.getByRole('slider', { name: 'Frame rate' }).focus();
  await page.keyboard.press('Home');
  await page.getByRole('heading', { name: 'Voice-over and captions' }).click();
  await page.getByRole('switch', { name: 'Voice-over' }).click();
  await page.getByRole('radio', { name: 'In the player' }).click();
  await page.getByRole('button', { name: 'Create Video' }).click();

  await expect(page.getByText('Video job created!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/videos$/);
  const card = page.getByRole('article').filter({ hasText: 'Midnight roulette' });
  await expect(card.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 240_000 });

  const video = card.locator('video');
  await expect(video).toHaveAttribute('preload', 'none');
  await video.evaluate(async (node: unknown) => {
    const film = node as Film;
    film.muted = true;
    await film.play();
  });
  const timeOf = () => video.evaluate((node: unknown) => (node as Film).currentTime);
  await expect.poll(timeOf, { timeout: 20_000 }).toBeGreaterThan(0.3);
  expect(await video.evaluate((node: unknown) => (node as Film).duration)).toBeCloseTo(5, 1);

  await card.getByRole('button', { name: /^More actions for/ }).click();
  const captions = page.getByRole('menuitem', { name: 'Captions' });
  const file = await page.request.get((await captions.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/vtt');
  expect(await file.text()).toContain('Midnight Roulette');
  await page.keyboard.press('Escape');
  await expect(card.locator('track')).toHaveAttribute('kind', 'captions');

  const downloading = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.mp4$/);
  expect(statSync(await download.path()).size).toBeGreaterThan(50_000);

  await page.getByRole('link', { name: 'Credits', exact: true }).click();
  await expect(page.getByText('Enough for 0 videos')).toBeVisible();
});
