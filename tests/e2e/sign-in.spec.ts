import { newPerson, register } from '#tests/e2e/support/people.ts';
import { expectToast, signInOnScreen } from '#tests/e2e/support/screens.ts';
import { settle } from '#tests/e2e/support/settle.ts';
import { expect, test } from '#tests/e2e/support/story.ts';

const GUARDED = [
  '/dashboard',
  '/create',
  '/videos',
  '/credits',
  '/team',
  '/settings',
  '/moderation',
  '/admin/users',
  '/admin/audit',
];

test('signing in, the welcome message, signing out', async ({
  page,
  server,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('401');
  const person = newPerson();
  await register(server.url, person);

  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Invalid credentials');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Invalid credentials');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);

  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/register');
  await expect(page).toHaveURL(/\/dashboard$/);

  const otherTab = await page.context().newPage();
  await otherTab.goto('/credits');
  await expect(otherTab.getByRole('heading', { name: 'Credits', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(otherTab).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('every screen behind the sign-in requires one', async ({ page }) => {
  for (const path of GUARDED) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
    });
  }
});

test('input typed and sent before the scripts load is kept until they do', async ({
  page,
  server,
}) => {
  const person = newPerson();
  await register(server.url, person);
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await signInOnScreen(page, person.email, person.password);
  await expect(page).toHaveURL(/\/login$/);
  scripts.resolve(undefined);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a login that the server no longer accepts is cleared', async ({
  page,
  server,
  guest,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('401');
  // Pending requests would otherwise be refused first.
  await settle(page, () => page.goto('/dashboard'));
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await fetch(`${server.url}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${guest.token}` },
  });
  await page.getByRole('link', { name: 'My Videos' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
