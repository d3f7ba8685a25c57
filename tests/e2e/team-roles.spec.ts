import { join, newPerson, storeLogin } from '#tests/e2e/support/people.ts';
import { choose, expectToast } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

signedInTest('an owner changes a role and removes a member', async ({ page, server, guest }) => {
  const person = newPerson();
  await join(server.url, guest.token, { role: 'creator', person });
  await page.goto('/team');
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row.getByText('Verified')).toBeVisible();
  const role = row.getByRole('combobox', { name: `Role of ${person.username}` });
  await choose(page, role, 'admin');
  await expectToast(page, 'Role updated');
  await expect(role).toHaveText('Admin');

  await row.getByRole('button', { name: `Remove ${person.username}` }).click();
  const question = page.getByRole('alertdialog', {
    name: `Remove ${person.username} from the team?`,
  });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Remove ${person.username}` }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Member removed');
  await expect(row).toHaveCount(0);

  const own = page.getByRole('row').filter({ hasText: guest.user.email });
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  await expect(own.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(own.getByRole('combobox')).toHaveCount(0);
});

test('an admin can invite but not change roles', async ({ page, server, guest, context }) => {
  const admin = await join(server.url, guest.token, { role: 'admin' });
  await storeLogin(context, admin);
  await page.goto('/team');
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
});
