import type { CreateJobInput } from '#contracts/schemas/job.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

signedInTest('shots can be previewed, and their words changed, before paying', async ({ page }) => {
  await page.goto('/create');
  await expect(page.getByText('preview your video here')).toBeVisible();
  await page.getByRole('radio', { name: 'Roulette' }).click();
  await page
    .getByRole('textbox', { name: 'Prompt' })
    .fill('Friday at the Grand Aurora: the ball circles once more. Offer: Free entry before ten.');
  const shots = page.getByRole('list', { name: 'Shots' });
  await expect(shots).toBeVisible({ timeout: 20_000 });
  expect(await shots.getByRole('listitem').count()).toBeGreaterThan(1);
  await expect(page.getByText(/^about \d+ (s|min)$/)).toBeVisible();
  await page.getByRole('heading', { name: 'Voice-over and captions' }).click();
  await page.getByRole('switch', { name: 'Voice-over' }).click();
  await expect(page.getByText(/The voice says: .*Free entry/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('radio', { name: 'On the video' }).click();

  // The film is scrubbed by keyboard, by a click on a shot, and played.
  const position = page.getByRole('slider', { name: 'Position in the preview' });
  await position.focus();
  await page.keyboard.press('PageDown');
  await expect(position).toHaveAttribute('aria-valuetext', /shot 2 of/);
  await expect(page.getByRole('button', { name: 'Go to shot 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('button', { name: 'Go to shot 1' }).click();
  await expect(position).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Play preview' }).click();
  await expect(position).not.toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Pause preview' }).click();

  await page.getByRole('textbox', { name: 'Headline' }).fill('The Long Spin');
  await expect(shots.getByText('The Long Spin').first()).toBeVisible({ timeout: 20_000 });

  const ordering = page.waitForRequest(
    (request) => request.url().endsWith('/api/jobs') && request.method() === 'POST',
  );
  await page.getByRole('slider', { name: 'Duration' }).focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Create Video' }).click();
  const order = (await ordering).postDataJSON() as CreateJobInput;
  expect(order).toMatchObject({ preset: 'roulette', duration: 5 });
  expect(order.words).toMatchObject({ headline: 'The Long Spin' });
  expect(order).toMatchObject({ voiceOver: true, captions: 'burned' });
  expect(order.seed).toEqual(expect.any(Number));
  await expect(page).toHaveURL(/\/videos$/);
});
