import { join, storeLogin } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/story.ts';

const ADMINISTRATION = ['Team', 'Moderation', 'Rules', 'Settings', 'User Management', 'Audit Log'];

for (const role of ['viewer', 'creator'] as const) {
  test(`a ${role} sees no administration`, async ({ page, server, guest, context }) => {
    await storeLogin(context, await join(server.url, guest.token, { role }));
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'My Videos' })).toBeVisible();
    for (const name of ADMINISTRATION) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
    }
    await page.goto('/admin/users');
    await expect(
      page.getByRole('heading', {
        name: "Access Denied: You don't have permission to access this page",
      }),
    ).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByRole('tab', { name: 'Security' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Organization' })).toHaveCount(0);
    await page.goto('/team');
    await expect(page.getByRole('table', { name: 'Team members' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
    await page.goto('/credits');
    await expect(page.getByRole('button', { name: /Starter/ })).toBeDisabled();
    await page.goto('/create');
    const create = page.getByRole('main').getByRole('button', { name: 'Create Video' });
    if (role === 'creator') {
      await expect(create).toBeEnabled();
    } else {
      await expect(page.getByText('Your role does not allow you to create videos')).toBeVisible();
      await expect(create).toHaveCount(0);
    }
  });
}

test('an admin sees the administration but not the organization', async ({
  page,
  server,
  guest,
  context,
}) => {
  await storeLogin(context, await join(server.url, guest.token, { role: 'admin' }));
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ADMINISTRATION) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('tab', { name: 'Organization' })).toHaveCount(0);
});
