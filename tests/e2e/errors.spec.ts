import { newPerson, register } from '#tests/e2e/support/people.ts';
import { choose, expectToast } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

signedInTest(
  'Escape closes the dialog under a toast, and a list in the dialog alone',
  async ({ page }) => {
    await page.goto('/team');
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a team member' });
    const send = dialog.getByRole('button', { name: 'Send invitation' });
    await send.click();
    await expectToast(page, 'Email required');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: 'Invite' }).click();
    await choose(page, dialog.getByRole('combobox', { name: 'Role' }), 'viewer');
    await send.click();
    await expectToast(page, 'Email required');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

signedInTest(
  'a taken name stands at its field in the profile',
  async ({ page, server, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('409');
    const other = newPerson();
    await register(server.url, other);
    await page.goto('/settings');
    await page.getByLabel('Username').fill(other.username);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Update failed');
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
      'This username is already taken',
    );
  },
);

signedInTest(
  'another address may need the password, which the form then asks for',
  async ({ page, guest, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('400');
    const message = 'Current password is required';
    await page.route('**/api/user/profile', async (route) => {
      const { email, currentPassword } = route.request().postDataJSON() as Record<string, string>;
      if (currentPassword === undefined) {
        const issues = [{ path: 'currentPassword', message }];
        await route.fulfill({ status: 400, json: { message, code: 'validation_failed', issues } });
      } else await route.fulfill({ json: { ...guest.user, email } });
    });
    await page.goto('/settings');
    await page.getByLabel('Email').fill('another@example.com');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const password = page.getByLabel('Current password');
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(new RegExp(message));
    await password.fill('a long password');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Profile updated');
    await expect(password).toHaveCount(0);
  },
);

test('a success without a toast removes an older failure toast', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('500');
  let isBroken = true;
  await page.route('**/api/auth/forgot-password', async (route) => {
    if (isBroken) await route.fulfill({ status: 500, json: {} });
    else await route.fulfill({ status: 204 });
  });
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Could not send the link');
  // It does not go by itself as long as it is pointed at.
  await toast.hover();
  isBroken = false;
  await page.getByRole('button', { name: 'Send reset link' }).press('Enter');
  await expect(page.getByText('If an account exists for this address')).toBeVisible();
  await expect(toast).toHaveCount(0);
});
