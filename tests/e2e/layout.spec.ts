import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

test.describe('the signed-in layout', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('shows the organization and its menu', async ({ page, guest }) => {
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of [
      'Dashboard',
      'Create Video',
      'My Videos',
      'Brands',
      'Library',
      'Credits',
      'Team',
      'Moderation',
      'Rules',
      'Settings',
      'User Management',
      'Audit Log',
    ]) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByText(guest.organization.name)).toBeVisible();
  });

  signedInTest(
    'collapses by button and Ctrl+B, and remembers it for seven days',
    async ({ page, context }) => {
      await page.goto('/dashboard');
      const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
      const widthOf = async () => (await sidebar.boundingBox())?.width;
      await expect.poll(widthOf).toBe(256);
      await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      await expect.poll(widthOf).toBe(48);
      const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
      expect(cookie?.value).toBe('false');
      const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(daysLeft).toBeGreaterThan(6.9);
      expect(daysLeft).toBeLessThanOrEqual(7);
      await page.reload();
      await expect.poll(widthOf).toBe(48);
      await page.keyboard.press('Control+b');
      await expect.poll(widthOf).toBe(256);
    },
  );

  signedInTest('switches from dark to light and keeps the choice', async ({ page }) => {
    await page.goto('/dashboard');
    const html = page.locator('html');
    await expect(html).toHaveClass(/dark/);
    await page.getByRole('button', { name: 'Toggle theme' }).click();
    await expect(html).not.toHaveClass(/dark/);
    await page.reload();
    await expect(html).not.toHaveClass(/dark/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  signedInTest('the menu is a sheet that closes on the way', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    expect((await sheet.boundingBox())?.width).toBe(288);
    await sheet.getByRole('link', { name: 'Create Video' }).click();
    await expect(page).toHaveURL(/\/create$/);
    await expect(sheet).toBeHidden();
  });
});

test('any other path is not found', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push('404');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText(/router/)).toBeVisible();
});
