import { expectNoViolations } from '#tests/e2e/support/axe.ts';
import { newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';
import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

test.describe('axe finds nothing in either theme in', () => {
  test('a refused registration', async ({ page }) => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expectNoViolations(page);
  });

  test('the age gate', async ({ page, context, server }) => {
    await storeLogin(context, await register(server.url, newPerson(), { ageVerified: false }));
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Verify age' }).click();
    await expect(page.getByText('Please enter your date of birth')).toBeVisible();
    await expectNoViolations(page);
  });

  signedInTest('a planned film and a refused one', async ({ page }) => {
    await page.goto('/create');
    await page.getByRole('radio', { name: 'Slots' }).click();
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await prompt.fill('Friday night at the Grand Aurora. Free entry before ten.');
    await page.getByRole('list', { name: 'Shots' }).waitFor({ timeout: 30_000 });
    await expectNoViolations(page);
    await prompt.fill('Guaranteed wins all night: pay off your debts with one spin.');
    await page.getByRole('list', { name: 'Findings' }).waitFor();
    await expectNoViolations(page);
  });

  signedInTest('dialogs and toasts', async ({ page }) => {
    await page.goto('/team');
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('Email required').first()).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expectNoViolations(page);
  });

  signedInTest('a screen that cannot be loaded', async ({ page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('500', 'ERR_FAILED');
    await page.route('**/api/jobs*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/videos');
    await expect(page.getByText('Videos could not be loaded')).toBeVisible();
    await expectNoViolations(page);
  });
});
