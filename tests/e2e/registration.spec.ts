import { newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';
import { expectToast } from '#tests/e2e/support/screens.ts';
import { expect, test } from '#tests/e2e/support/story.ts';

test.describe('registration', () => {
  test('shows errors for every field, in the words of the specification', async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByRole('heading', { name: 'Get Started Free' })).toBeVisible();
    await page.getByLabel('Username').fill('ab');
    await page.getByLabel('Email').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password').fill('other');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();

    await page.getByLabel('Username').fill('has spaces');
    await expect(
      page.getByText('Username can only contain letters, numbers, and underscores'),
    ).toBeVisible();
  });

  test('refuses a taken name and keeps the input', async ({
    page,
    server,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push('409');
    const person = newPerson();
    await register(server.url, person);
    await page.goto('/register');
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'This username is already taken');
    const username = page.getByLabel('Username');
    await expect(username).toHaveAccessibleDescription('This username is already taken');
    await username.fill(newPerson().username);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'This email address is already registered');
    await expect(username).toHaveAccessibleDescription('');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'This email address is already registered',
    );
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
  });
});

test('the age gate refuses minors and cannot be dismissed', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible();

  const gate = page.getByRole('dialog', { name: 'Age verification' });
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await gate.getByRole('button', { name: 'Verify age' }).click();
  await expect(gate.getByText('Please enter your date of birth')).toBeVisible();
  const birthDate = gate.getByLabel('Date of birth');
  await birthDate.fill('1700-01-01');
  await gate.getByRole('button', { name: 'Verify age' }).click();
  await expect(gate.getByText('Please check the year you entered')).toBeVisible();
  const thisYear = new Date().getFullYear();
  await birthDate.fill(`${thisYear - 20}-01-01`);
  await gate.getByRole('button', { name: 'Verify age' }).click();
  await expect(
    gate.getByText('You must be at least 21 years old to access this platform'),
  ).toBeVisible();
  await expect(birthDate).toHaveAttribute('max', /^\d{4}-\d{2}-\d{2}$/);
  await birthDate.fill(`${thisYear - 30}-01-01`);
  await gate.getByRole('button', { name: 'Verify age' }).click();
  await expect(gate).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(gate).toBeHidden();
});

test('a user who does not pass the age gate can sign out there', async ({
  page,
  server,
  context,
}) => {
  await storeLogin(context, await register(server.url, newPerson(), { ageVerified: false }));
  await page.goto('/dashboard');
  const gate = page.getByRole('dialog', { name: 'Age verification' });
  await gate.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});
