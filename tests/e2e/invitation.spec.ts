import { newPerson } from '#tests/e2e/support/people.ts';
import { choose, expectToast, linkIn, registerOnScreen } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

signedInTest(
  'somebody is invited, joins by the mailed link, and the link works once',
  async ({ page, house, guest, browser, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('400');
    const person = newPerson();
    await page.goto('/team');
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    const role = dialog.getByRole('combobox', { name: 'Role' });
    await expect(role).toHaveText('creator');
    await choose(page, role, 'viewer');
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expectToast(page, 'Invitation sent!');

    const link = linkIn(await house.letterTo(person.email));
    const elsewhere = await browser.newContext({ baseURL: house.url });
    const theirs = await elsewhere.newPage();
    await theirs.goto(link);
    await registerOnScreen(theirs, person);
    await expectToast(theirs, 'Account created!');
    await theirs.getByLabel('Date of birth').fill('1980-05-17');
    await theirs.getByRole('button', { name: 'Verify age' }).click();
    const sidebar = theirs.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByText(guest.organization.name)).toBeVisible();
    await elsewhere.close();

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: person.email });
    await expect(row.getByText('Verified')).toBeVisible();

    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto(link);
    await registerOnScreen(page, newPerson());
    await expectToast(page, 'This invitation is no longer valid');
  },
);
