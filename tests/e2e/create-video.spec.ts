import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

signedInTest('an empty order is refused and costs nothing', async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('button', { name: 'Create Video' }).click();
  await expect(page.getByText('Please select a preset')).toBeVisible();
  await expect(page.getByText('Prompt must be at least 10 characters')).toBeVisible();
  await expect(page).toHaveURL(/\/create$/);
});

test('an order that the balance does not cover leads to the credits', async ({ page, guest }) => {
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({
      json: { user: guest.user, organization: { ...guest.organization, creditBalance: 20 } },
    }),
  );
  await page.goto('/create');
  await expect(page.getByText('20 credits')).toBeVisible();
  await page.getByRole('radio', { name: 'Poker' }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Chips fall on the river card.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Insufficient credits', { exact: true })).toBeVisible();
  await expect(
    page.getByText('You need 50 credits. Current balance: 20', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/credits$/);

  // The draft is kept while credits are bought, and survives a reload.
  await page.getByRole('link', { name: 'Create Video' }).click();
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await expect(prompt).toHaveValue('Chips fall on the river card.');
  await page.reload();
  await expect(prompt).toHaveValue('Chips fall on the river card.');
  await expect(page.getByRole('radio', { name: 'Poker' })).toBeChecked();
});

signedInTest('input is kept if the server fails', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push('503', 'Failed to load resource');
  await page.goto('/create');
  await page.route('**/api/jobs', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.getByRole('radio', { name: 'Slots' }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Three sevens in a row.');
  await page.getByRole('button', { name: 'Create Video' }).click();
  await expect(page.getByText('Failed to create video', { exact: true })).toBeVisible();
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Three sevens in a row.');
});

signedInTest(
  'after an order the form is empty, and begins with the last video',
  async ({ page }) => {
    await page.goto('/create');
    await page.getByRole('radio', { name: 'Slots' }).click();
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await prompt.fill('Three sevens in a row at midnight.');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/videos$/);
    await page.getByRole('link', { name: 'Create Video' }).first().click();
    await expect(prompt).toHaveValue('');
    await page.getByRole('button', { name: 'Start from your last video' }).click();
    await expect(prompt).toHaveValue('Three sevens in a row at midnight.');
    await expect(page.getByRole('radio', { name: 'Slots' })).toBeChecked();
  },
);
