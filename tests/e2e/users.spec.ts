import { newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';
import { choose, expectToast } from '#tests/e2e/support/screens.ts';
import { expect, test } from '#tests/e2e/support/story.ts';

test('the operator finds a user, changes their role and credits, and deletes them', async ({
  page,
  server,
  operator,
  context,
}) => {
  const person = newPerson();
  await register(server.url, person);
  await storeLogin(context, operator);
  await page.goto('/admin/users');
  for (const name of ['User', 'Organization', 'Role', 'Credits', 'Status', 'Actions']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  const own = page.getByRole('row').filter({ hasText: operator.user.email });
  await page.getByRole('searchbox', { name: 'Search users' }).fill(operator.user.username);
  await expect(own.getByRole('button', { name: /^(?:Delete|More actions for)/ })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.email.toUpperCase());
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(page.getByRole('row').filter({ hasText: '@' })).toHaveCount(1);
  const group = page.getByRole('row', { name: `${person.username}'s Organization` });
  await expect(row.getByText('owner')).toBeVisible();

  await group
    .getByRole('button', { name: `Adjust credits of ${person.username}'s Organization` })
    .click();
  const credits = page.getByRole('dialog', { name: 'Adjust credits' });
  await credits.getByLabel('Amount').fill('0');
  await credits.getByRole('button', { name: 'Adjust credits' }).click();
  await expectToast(page, 'Invalid amount');
  await expect(credits.getByText('Please enter a valid number')).toBeVisible();
  await credits.getByLabel('Amount').fill('-20');
  await expect(credits.getByRole('status')).toContainText('Balance after 30');
  await credits.getByLabel('Reason').fill('Charged twice');
  // A double click adjusts only once.
  await credits.getByRole('button', { name: 'Adjust credits' }).dblclick();
  await expectToast(page, 'Credits adjusted');
  await expect(page.getByText(/50 before, 30 now/).first()).toBeVisible();
  await expect(group.getByRole('cell', { name: /^30 / })).toBeVisible();

  await row.getByRole('button', { name: `Edit role of ${person.username}` }).click();
  const role = page.getByRole('dialog', { name: 'Edit role' });
  await choose(page, role.getByRole('combobox', { name: 'Role' }), 'owner');
  await role.getByRole('button', { name: 'Save role' }).click();
  await expectToast(page, 'Role updated');

  await row.getByRole('button', { name: `More actions for ${person.username}` }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  const suspension = page.getByRole('alertdialog', { name: `Suspend ${person.username}?` });
  await suspension.getByRole('button', { name: 'Suspend' }).click();
  await expectToast(page, 'User suspended');
  await expect(row.getByText('Suspended')).toBeVisible();

  await row.getByRole('button', { name: `Delete ${person.username}` }).click();
  const question = page.getByRole('alertdialog', {
    name: `Delete user ${person.username}? This action cannot be undone.`,
  });
  await expect(question).toContainText('This is the last person in');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'User deleted');
  await expect(row).toHaveCount(0);
});
