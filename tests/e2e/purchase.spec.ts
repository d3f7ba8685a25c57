import { expectToast } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

signedInTest('credits are bought on the checkout page', async ({ page }) => {
  await page.goto('/credits');
  await expect(page.getByText('No transactions yet')).toBeVisible();
  await expect(page.getByText('Most Popular')).toBeVisible();
  await page.getByRole('button', { name: /Starter/ }).click();
  await expect(page.getByRole('heading', { name: 'Starter package' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/credits$/);
  await expectToast(page, 'Purchase canceled');
  await expect(page.getByText('Enough for 1 video')).toBeVisible();

  await page.getByRole('button', { name: /Professional/ }).click();
  await page.getByRole('button', { name: 'Pay $199.00' }).click();
  await expect(page).toHaveURL(/\/credits$/);
  await expectToast(page, 'Credits added');
  await expect(page.getByText('Enough for 11 videos')).toBeVisible();
  const history = page.getByRole('region', { name: 'Transaction History' });
  await expect(history.getByText('$199.00')).toBeVisible();
  await expect(history.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Credit Ledger' }).getByText('+500')).toBeVisible();
});
