import { expectToast } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

signedInTest(
  'the policy speaks while one writes, leads to the words that it does not allow, and holds at the end',
  async ({ page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('422');
    await page.goto('/create');
    await page.getByRole('radio', { name: 'Slots' }).click();
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await prompt.fill('Guaranteed wins: pay off your debts with one spin tonight.');
    const findings = page.getByRole('list', { name: 'Findings' });
    await expect(findings.getByRole('listitem').first()).toBeVisible();
    const notAllowed = page.getByRole('main').getByText('2 phrases are not allowed.');
    await expect(notAllowed.first()).toBeVisible();

    await expect(page.locator('mark').filter({ hasText: 'Guaranteed' })).toHaveCSS(
      'text-decoration-style',
      'wavy',
    );
    const create = page.getByRole('button', { name: 'Create Video' });
    await expect(create).toHaveAccessibleDescription(/2 phrases are not allowed/);
    // The first press leads to the words, a second one asks the server.
    await create.click();
    await expect(prompt).toBeFocused();
    expect(await page.evaluate('getSelection().toString()')).toBe('Guaranteed wins');
    await create.click();
    await expectToast(page, 'Failed to create video');
    await expect(prompt).toHaveAttribute('aria-invalid', 'true');
    await expect(prompt).toBeFocused();
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
