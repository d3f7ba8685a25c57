import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PRESETS } from '#domain/order/presets.ts';
import { expect, test } from '#tests/e2e/support/story.ts';

/** The part of a video element that the test uses. */
interface Film {
  readonly paused: boolean;
  readonly currentTime: number;
}

test('the examples are real films that are loaded on demand', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  await page.goto('/');
  for (const name of PRESETS.map((preset) => preset.name)) {
    const film = page.getByLabel(`${name} example video`);
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveAttribute('preload', 'none');
    await expect(film).toHaveAttribute('poster', /\.webp$/);
    const poster = await film.getAttribute('poster');
    expect((await page.request.get(poster ?? '')).headers()['content-type']).toBe('image/webp');
  }
  expect(films).toEqual([]);

  const slots = page.getByLabel('Slots example video');
  await page.getByRole('button', { name: 'Play the Slots example' }).press('Enter');
  const timeOf = () => slots.evaluate((node: unknown) => (node as Film).currentTime);
  await expect.poll(timeOf, { timeout: 20_000 }).toBeGreaterThan(0.2);
  await page.getByRole('button', { name: 'Pause the Slots example' }).press('Enter');
  expect(await slots.evaluate((node: unknown) => (node as Film).paused)).toBe(true);
  expect(new Set(films).size).toBe(1);
});

test('the examples are recognized when they are verified', async ({ page }) => {
  const folder = join(import.meta.dirname, '..', '..', 'public', 'examples');
  const list = await page.request.get('/examples/sha256.json');
  const hashOf = (film: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, film)))
      .digest('hex');
  const films = PRESETS.map(({ id }) => `${id}.mp4`);
  expect(await list.json()).toEqual(Object.fromEntries(films.map((film) => [film, hashOf(film)])));

  await page.goto('/verify');
  await page.getByLabel('Choose a video (MP4)').setInputFiles(join(folder, 'slots.mp4'));
  const result = page.getByRole('region', { name: 'Result for slots.mp4' });
  await expect(result).toContainText('An example from our home page', { timeout: 30_000 });
});

test('a sample shows how a signed video and a changed one are told apart', async ({ page }) => {
  await page.goto('/verify');
  await page.getByRole('button', { name: /^A signed video/ }).click();
  const signed = page.getByRole('region', { name: 'Result for signed-sample.mp4' });
  await expect(signed).toContainText('Signed here and unchanged', { timeout: 30_000 });
  await expect(signed).toContainText('CasinoReel Film Signer');
  await page.getByRole('button', { name: /^An altered video/ }).click();
  const altered = page.getByRole('region', { name: 'Result for altered-sample.mp4' });
  await expect(altered).toContainText('Changed since it was signed', { timeout: 30_000 });
  await expect(altered).toBeInViewport();
});
