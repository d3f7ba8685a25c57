import { newPerson, register } from '#tests/e2e/support/people.ts';
import { expectToast, linkIn, signInOnScreen } from '#tests/e2e/support/screens.ts';
import { expect, test } from '#tests/e2e/support/story.ts';

test('a forgotten password is reset with the emailed link, which works once', async ({
  page,
  server,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('400', '401');
  const person = newPerson();
  await register(server.url, person);
  await page.goto('/login');
  await page.getByRole('link', { name: /Forgot/ }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('If an account exists for this address')).toBeVisible();

  const link = linkIn(await server.emailTo(person.email));
  await page.goto(link);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await page.getByLabel('New password').fill('quite another password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Password changed');
  await expect(page).toHaveURL(/\/login$/);
  await signInOnScreen(page, person.email, person.password);
  await expectToast(page, 'Invalid credentials');
  await signInOnScreen(page, person.email, 'quite another password');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(link);
  await page.getByLabel('New password').fill('a third password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'This link is no longer valid');
});

test('a changed password is required to sign in', async ({
  page,
  server,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('400');
  const person = newPerson();
  await register(server.url, person);
  await page.goto('/login');
  await signInOnScreen(page, person.email, person.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('tab', { name: 'Security' }).click();
  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password').fill('changed and long');
    await page.getByLabel('Confirm password').fill('changed and long');
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not my password');
  await expectToast(page, 'Password change failed');
  await expectToast(page, 'Current password is incorrect');
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'Current password is incorrect',
  );
  await change(person.password);
  await expectToast(page, 'Password changed');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await signInOnScreen(page, person.email, 'changed and long');
  await expect(page).toHaveURL(/\/dashboard$/);
});
