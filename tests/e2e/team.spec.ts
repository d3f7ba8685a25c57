import { newPerson } from '#tests/e2e/support/people.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

signedInTest('an owner invites a person and withdraws the invitation', async ({ page }) => {
  await page.goto('/team');
  const table = page.getByRole('table', { name: 'Team members' });
  for (const name of ['Member', 'Role', 'Status', 'Joined', 'Actions']) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(table.getByText('You', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a team member' });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Email required', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Please enter an email address')).toBeVisible();

  const { email } = newPerson();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent!', { exact: true })).toBeVisible();
  const links = page.getByRole('dialog', { name: 'Share the invitation links' });
  await expect(links.getByRole('button', { name: `Copy link for ${email}` })).toBeVisible();
  await links.getByRole('button', { name: 'Done' }).click();
  const row = table.getByRole('row').filter({ hasText: email });
  await expect(row.getByText('Invited')).toBeVisible();
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toHaveCount(0);
});
