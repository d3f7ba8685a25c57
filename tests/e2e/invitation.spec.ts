import { newPerson } from '#tests/e2e/support/people.ts';
import { choose, expectToast, linkIn, registerOnScreen } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

signedInTest(
  'an invited person joins with the emailed link, which works once',
  async ({ page, server, guest, browser, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('410');
    const person = newPerson();
    await page.goto('/team');
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a team member' });
    const role = dialog.getByRole('combobox', { name: 'Role' });
    await expect(role).toHaveText('Creator');
    await choose(page, role, 'viewer');
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expectToast(page, 'Invitation sent!');
    // Without a mail server, the invited person is not notified.
    const links = page.getByRole('dialog', { name: 'Share the invitation links' });
    await expect(links.getByText('Email is not set up on this site.')).toBeVisible();
    await links.getByRole('button', { name: 'Done' }).click();

    const link = linkIn(await server.emailTo(person.email));
    const elsewhere = await browser.newContext({ baseURL: server.url });
    const theirs = await elsewhere.newPage();
    // Before the invitation is read, nothing is promised.
    await theirs.route('**/*.js', (route) => route.abort());
    await theirs.goto(link);
    await expect(theirs.getByText('free credits')).toBeHidden();
    await expect(theirs.getByLabel('Username')).toBeVisible();
    await theirs.unrouteAll();
    await theirs.goto(link);
    const heading = theirs.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`Join ${guest.organization.name}`);
    await expect(theirs.getByText('invited as Viewer (read-only access)')).toBeVisible();
    await expect(theirs.getByText('free credits')).toHaveCount(0);
    await expect(theirs.getByLabel('Email')).toHaveValue(person.email);
    // Whoever goes on without it reads what everybody reads.
    await theirs.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await theirs.getByRole('link', { name: 'Create an account' }).click();
    await expect(heading).toHaveText('Get Started Free');
    await expect(heading).toBeVisible();
    await expect(theirs.getByText('50 free credits')).toBeVisible();
    await theirs.goto(link);
    await expect(theirs.getByLabel('Email')).toHaveValue(person.email);
    await registerOnScreen(theirs, person);
    await expectToast(theirs, 'Account created!');
    await theirs.getByLabel('Date of birth').fill('1980-05-17');
    await theirs.getByRole('button', { name: 'Verify age' }).click();
    const sidebar = theirs.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByText(guest.organization.name)).toBeVisible();
    await elsewhere.close();

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: person.email });
    await expect(row.getByText('Verified')).toBeVisible();

    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('This invitation was used');
    await expect(page.getByLabel('Username')).toHaveCount(0);
    await page.getByRole('link', { name: 'Create an account without the invitation' }).click();
    await expect(page.getByText('50 free credits')).toBeVisible();
    await registerOnScreen(page, newPerson());
    await expectToast(page, 'Account created!');
  },
);
