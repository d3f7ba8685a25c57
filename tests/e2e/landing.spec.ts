import { expect, test } from '#tests/e2e/support/story.ts';

test('the landing page contains the texts of the specification', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
    'href',
    '/register',
  );
  for (const section of ['Features', 'Examples', 'Pricing']) {
    await expect(header.getByRole('link', { name: section })).toHaveAttribute(
      'href',
      `#${section.toLowerCase()}`,
    );
    await expect(page.getByRole('heading', { name: section, exact: true }).first()).toBeVisible();
  }
  for (const words of [
    '10K+',
    '2.5K+',
    '98%',
    '4.9',
    '10x Faster',
    'Script generated',
    'Rendering video...',
    'Unlimited credits',
    '1,000 credits per month',
  ]) {
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Start Pro Trial' })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(page.getByRole('button', { name: 'Contact Sales' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeVisible();
});
