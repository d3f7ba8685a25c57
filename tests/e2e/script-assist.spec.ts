import { expectToast } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

signedInTest('script assist writes prompts and completes drafts', async ({ page }) => {
  await page.goto('/create');
  const assist = page.getByRole('button', { name: 'AI Script Assist' });
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await assist.click();
  await expectToast(page, 'Select a preset first');
  await page.getByRole('radio', { name: 'Roulette' }).click();
  await assist.click();
  await expectToast(page, 'AI prompt generated!');
  await expect(prompt).toHaveValue(/.{10,}/);

  await prompt.fill('On the balcony above the wheel');
  await assist.click();
  await expect(prompt).toHaveValue(/^On the balcony above the wheel.{5,}/s);
});

signedInTest(
  'where assist fails, what was typed stays',
  async ({ page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('503');
    await page.route('**/api/ai/generate-prompt', (route) =>
      route.fulfill({ status: 503, body: 'down' }),
    );
    await page.goto('/create');
    await page.getByRole('radio', { name: 'Poker' }).click();
    await page.getByRole('textbox', { name: 'Prompt' }).fill('The river card');
    await page.getByRole('button', { name: 'AI Script Assist' }).click();
    await expectToast(page, 'AI assist failed');
    await expectToast(page, 'Could not generate prompt');
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('The river card');
  },
);
