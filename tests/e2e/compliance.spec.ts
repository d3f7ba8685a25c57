import { expect, signedInTest } from '#tests/e2e/support/story.ts';

signedInTest(
  'the policy speaks while one writes, and leads to the words that it does not allow',
  async ({ page }) => {
    await page.goto('/create');
    await page.getByRole('radio', { name: 'Slots' }).click();
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await prompt.fill('Guaranteed wins: pay off your debts with one spin tonight.');
    const findings = page.getByRole('list', { name: 'Findings' });
    await expect(findings.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText('this video is not allowed as it stands')).toBeVisible();

    await expect(page.locator('mark').filter({ hasText: 'Guaranteed' })).toHaveCSS(
      'text-decoration-style',
      'wavy',
    );
    const create = page.getByRole('button', { name: 'Create Video' });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    // It takes presses all the same: they lead to the words.
    await create.click({ force: true });
    await expect(prompt).toBeFocused();
    expect(await page.evaluate('getSelection().toString()')).toBe('Guaranteed wins');
    await expect(page).toHaveURL(/\/create$/);

    await prompt.fill('Three sevens line up while the floor holds its breath.');
    await expect(page.getByText('Advertising policy: all checks passed')).toBeVisible();
    await expect(findings).toHaveCount(0);
  },
);

signedInTest('a claim in the offer is found too', async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('radio', { name: 'Slots' }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Three sevens line up at midnight.');
  await expect(page.getByText('Advertising policy: all checks passed')).toBeVisible();
  await page.getByRole('button', { name: 'Add line' }).click();
  await page
    .getByRole('textbox', { name: 'Line 1', exact: true })
    .fill('Guaranteed wins, risk-free');
  await expect(page.getByRole('list', { name: 'Findings' })).toBeVisible();
});
