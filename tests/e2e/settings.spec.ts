import { choose } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

signedInTest('profile, password and organization can be changed', async ({ page, guest }) => {
  await page.goto('/settings');
  await page.getByLabel('Username').fill('no spaces please');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Only alphanumeric and underscore allowed')).toBeVisible();
  const username = `${guest.user.username}_2`;
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `Your account, ${username}` })).toBeVisible();

  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Current password is required')).toBeVisible();
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  await page.getByLabel('Current password').fill('a long password');
  await page.getByLabel('New password').fill('another long password');
  await page.getByLabel('Confirm password').fill('another long password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Organization' }).click();
  await page.getByLabel('Organization name').fill('G');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Organization name must be at least 2 characters')).toBeVisible();
  await page.getByLabel('Organization name').fill('Grand Aurora');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Organization updated', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Sidebar' }).getByText('Grand Aurora'),
  ).toBeVisible();

  await choose(page, page.getByRole('combobox', { name: 'Advertises' }), 'A physical venue');
  await page.getByLabel('Venue name').fill('Golden Spur');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toContainText(
    'Venue name',
  );
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Venue name')).toHaveValue('Golden Spur');
});

signedInTest(
  'an owner gives public pages a website, and hears of a name that is refused',
  async ({ page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('400 (Bad Request)', '422 (Unprocessable Entity)');
    await page.goto('/settings');
    await page.getByRole('tab', { name: 'Organization' }).click();
    await page.getByLabel('Website').fill('our casino');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert').getByText(/must be an address such as/)).toBeVisible();
    await page.getByLabel('Website').fill('https://grand-aurora.example/tonight');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Organization updated', { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: 'Organization' }).click();
    await expect(page.getByLabel('Website')).toHaveValue('https://grand-aurora.example/tonight');

    await page.getByLabel('Organization name').fill('Guaranteed Win Every Spin');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Update failed', { exact: true })).toBeVisible();
  },
);
