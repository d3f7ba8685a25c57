import { expect, signedInTest } from '#tests/e2e/support/story.ts';

signedInTest('Ctrl+K finds screens and presets by their letters', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();

  await field.fill('credits');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/credits$/);
  await expect(palette).toBeHidden();

  await page.getByRole('button', { name: 'Search' }).click();
  await field.fill('poker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.getByRole('radio', { name: 'Poker' })).toBeChecked();

  await page.getByRole('textbox', { name: 'Prompt' }).fill('A night worth staying up for');
  await page.keyboard.press('Control+k');
  await field.fill('slots');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Slots' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(/worth staying up/);

  await page.keyboard.press('Control+k');
  await field.fill('no such thing');
  await expect(palette.getByText('No results')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});
