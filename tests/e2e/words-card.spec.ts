import type { Page } from '@playwright/test';

import type { CreateJobInput } from '#contracts/schemas/job.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

const PROMPT = [
  'Headline: Velvet Hour',
  'Offer: Dinner for two',
  'When: Friday 9 pm',
  'CTA: Reserve a table',
  '15s vertical. Warm light over the wheel.',
].join('\n');

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

signedInTest(
  'the words of a prompt stand in the card, and are the user’s from there',
  async ({ page }) => {
    await page.goto('/create');
    await page.getByRole('radio', { name: 'Roulette' }).click();
    const prompt = field(page, 'Prompt');
    await prompt.fill(PROMPT);
    await expect(field(page, 'Headline')).toHaveValue('Velvet Hour');
    await expect(field(page, 'Call to action')).toHaveValue('Reserve a table');
    await expect(field(page, 'Line 1')).toHaveValue('Dinner for two');
    await expect(page.getByText('Set from your prompt: 15 seconds, 9:16.')).toBeVisible();
    await expect(page.getByRole('radio', { name: '9:16' })).toBeChecked();
    await expect(page.getByRole('slider', { name: 'Duration' })).toHaveAttribute(
      'aria-valuenow',
      '15',
    );

    await page.getByRole('button', { name: 'Show in prompt: headline' }).click();
    await expect(prompt).toBeFocused();
    expect(await page.evaluate('getSelection().toString()')).toBe('Velvet Hour');

    await field(page, 'Headline').fill('Midnight Hour');
    await page.getByRole('button', { name: 'Clear call to action' }).click();
    await prompt.fill(PROMPT.replace('Friday', 'Saturday').replace('Velvet Hour', 'Noon'));
    await expect(field(page, 'Line 2')).toHaveValue('Saturday 9 pm');
    await expect(field(page, 'Headline')).toHaveValue('Midnight Hour');
    await expect(field(page, 'Call to action')).toHaveValue('');

    await page.getByRole('button', { name: 'Drag line 1' }).press('ArrowDown');
    await expect(field(page, 'Line 2')).toHaveValue('Dinner for two');
    await expect(page.getByRole('button', { name: 'Drag line 2' })).toBeFocused();
    await page.getByRole('button', { name: 'More actions for line 2' }).click();
    await page.getByRole('menuitem', { name: 'Add condition' }).click();
    await expect(field(page, 'Condition of line 2')).toBeFocused();
    await field(page, 'Condition of line 2').fill('hotel guests only');
    await page.getByRole('button', { name: 'Read again: headline' }).click();
    await expect(field(page, 'Headline')).toHaveValue('Noon');
    // Folded in windows of this height.
    await page.getByText(/^\d remarks?$/).click({ timeout: 20_000 });
    await expect(
      page.getByRole('listitem').filter({ hasText: 'No call to action on screen' }),
    ).toBeVisible({ timeout: 20_000 });

    const ordering = page.waitForRequest(
      (request) => request.url().endsWith('/api/jobs') && request.method() === 'POST',
    );
    const duration = page.getByRole('slider', { name: 'Duration' });
    await duration.focus();
    await page.keyboard.press('Home');
    await expect(page.getByText('Does not fit in 5 seconds.').first()).toBeVisible({
      timeout: 20_000,
    });
    await page.getByRole('button', { name: 'Create Video' }).click();
    const { words } = (await ordering).postDataJSON() as CreateJobInput;
    expect(words).toMatchObject({
      headline: 'Noon',
      lines: [
        { kind: 'when', text: expect.stringContaining('Saturday') },
        { kind: 'offer', text: 'Dinner for two', condition: 'hotel guests only' },
      ],
      callToAction: null,
    });
    expect(words).not.toHaveProperty('signature');
  },
);

signedInTest('an empty field accepts a suggestion with one click', async ({ page }) => {
  await page.goto('/create');
  await field(page, 'Prompt').fill(
    'Hello, A warm roulette night, Friday 9 pm at the Grand Aurora.',
  );
  const headlines = page.getByRole('list', { name: 'Suggestions: headline' });
  await expect(headlines.getByRole('button')).toHaveCount(3);
  await headlines.getByRole('button', { name: 'A warm roulette night' }).click();
  await expect(field(page, 'Headline')).toHaveValue('A warm roulette night');
  const other = (await headlines.getByRole('button').first().textContent()) ?? '';
  await headlines.getByRole('button').first().click();
  await expect(field(page, 'Headline')).toHaveValue(other);
  const calls = page.getByRole('list', { name: 'Suggestions: call to action' });
  const suggestion = calls.getByRole('button').first();
  const call = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  await expect(field(page, 'Call to action')).toHaveValue(call);
  // The user's own call to action needs none.
  await field(page, 'Call to action').fill('Come in');
  await expect(calls).toHaveCount(0);
});

signedInTest('a line can be dragged to another place and removed', async ({ page }) => {
  await page.goto('/create');
  await field(page, 'Prompt').fill(PROMPT);
  await expect(field(page, 'Line 2')).toHaveValue(/Friday/);
  await page.getByRole('button', { name: 'Drag line 2' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Drag line 1' }).scrollIntoViewIfNeeded();
  const from = await page.getByRole('button', { name: 'Drag line 2' }).boundingBox();
  const to = await page.getByRole('button', { name: 'Drag line 1' }).boundingBox();
  if (!from || !to) throw new Error('The handles are not drawn');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect(field(page, 'Line 1')).toHaveValue(/Friday/);
  await page.getByRole('button', { name: 'More actions for line 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove line' }).click();
  await expect(field(page, 'Line 1')).toHaveValue('Dinner for two');
  await expect(field(page, 'Line 2')).toHaveCount(0);
});

signedInTest('a line can be moved in the strip of shots', async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('radio', { name: 'Roulette' }).click();
  await field(page, 'Prompt').fill(PROMPT);
  const strip = page.getByRole('list', { name: 'Shots' });
  const part = (name: RegExp) => strip.getByRole('button', { name });
  await expect(part(/Friday/)).toBeVisible({ timeout: 20_000 });

  await part(/Friday/).press('ArrowLeft');
  await expect(field(page, 'Line 1')).toHaveValue(/Friday/);
  await expect(part(/Friday/)).toBeFocused();

  await part(/Friday/).scrollIntoViewIfNeeded();
  const from = await part(/Friday/).boundingBox();
  const to = await part(/Dinner/).boundingBox();
  if (!from || !to) throw new Error('The strip is not drawn');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect(field(page, 'Line 2')).toHaveValue(/Friday/);
  await expect(page.getByRole('menu')).toHaveCount(0);

  await part(/Friday/).click();
  await page.getByRole('menuitem', { name: 'Edit text' }).click();
  await expect(field(page, 'Line 2')).toBeFocused();
});

signedInTest('the highlights of a long prompt stay aligned with their words', async ({ page }) => {
  await page.goto('/create');
  const prompt = field(page, 'Prompt');
  await prompt.fill(`${PROMPT}\n\n${'Warm light, slow camera.\n'.repeat(30)}`);
  const mark = page.locator('mark').filter({ hasText: 'Friday 9 pm' });
  await expect(mark).toBeVisible();
  // The box scrolls, with the text and the highlights in it; the field itself never does.
  await prompt.hover();
  await page.mouse.wheel(0, 150);
  await expect
    .poll(() => prompt.evaluate((box) => box.parentElement?.scrollTop))
    .toBeGreaterThan(0);
  expect(
    await prompt.evaluate((box) => [box.scrollTop, box.scrollHeight - box.clientHeight]),
  ).toEqual([0, 0]);
});
