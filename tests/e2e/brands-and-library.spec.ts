import type { Page } from '@playwright/test';

import { axeIn } from '#tests/e2e/support/axe.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

const LOGO = {
  name: 'nugget.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" rx="20" fill="#c8102e"/><circle cx="60" cy="50" r="30" fill="#ffd700"/></svg>',
  ),
};
const ANIMATION = { name: 'spin.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };

const PHONE = { width: 390, height: 844 };
const WINDOW = { width: 1280, height: 800 };

/** Expects that axe finds nothing in the page as it is, in a window and on a phone. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const size of [WINDOW, PHONE]) {
    await page.setViewportSize(size);
    expect((await axeIn(page).analyze()).violations, `${size.width}`).toEqual([]);
  }
}

async function choose(page: Page, label: string, option: RegExp | string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

// On a phone, where there is least room; `own-film.spec.ts` makes a brand in a window.
signedInTest('a logo becomes a brand', async ({ page }) => {
  // Files are read in a separate process, which is slow on a busy machine.
  signedInTest.setTimeout(180_000);
  await page.setViewportSize(PHONE);
  await page.goto('/library');
  await expect(page.getByText('No files yet')).toBeVisible();
  await expectNoViolations(page);

  await page.getByLabel('Files to upload').setInputFiles([LOGO, ANIMATION]);
  await expect(page.getByText(/GIF images cannot/)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss spin.gif' }).click();
  const card = page.getByRole('region', { name: 'nugget.svg' });
  await expect(card.getByText('Rights missing')).toBeVisible({ timeout: 60_000 });
  await card.getByRole('button', { name: /Add rights/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Rights' });
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Rights holder').fill('Golden Nugget Ltd');
  await dialog.getByLabel('Valid until').fill('2099-12-31');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save rights' }).click();
  await expect(card.getByText(/Golden Nugget Ltd, until/)).toBeVisible();
  await expectNoViolations(page);

  await page.goto('/brands');
  await page.getByRole('button', { name: 'New brand' }).click();
  await page.getByLabel('Brand name').fill('Golden Nugget');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/brands\/[\da-f-]{36}$/, { timeout: 60_000 });
  await expect(page.getByText('Missing: colors · words')).toBeVisible();
  await choose(page, 'Logo for light backgrounds', /nugget\.svg/);
  await page
    .getByLabel('Upload: symbol for light backgrounds', { exact: true })
    .setInputFiles({ ...LOGO, name: 'n.svg' });
  await expect(dialog).toContainText('n.svg', { timeout: 60_000 });
  await dialog.getByLabel('Rights holder').fill('Golden Nugget Ltd');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('combobox', { name: 'Symbol for light backgrounds' })).toHaveText(
    'n.svg',
  );
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Colors and fonts' }).click();
  await page.getByLabel('Background', { exact: true }).fill('#fffdf5');
  await page.getByLabel('Primary', { exact: true }).fill('#fffdf0');
  await expect(page.getByText(/cannot be distinguished from the background/)).toBeVisible();
  await page.getByLabel('Primary', { exact: true }).fill('#c8102e');
  await page.getByLabel('Accent', { exact: true }).fill('#ffd700');
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Words' }).click();
  await page.getByLabel('Call to action').fill('Book your table');
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Rules and end card' }).click();
  await page.getByRole('switch', { name: 'Colors' }).uncheck();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published, version 1')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('First version')).toBeVisible();
  await page.goto('/library');
  await expect(card.getByText('Used in Golden Nugget.')).toBeVisible();
});
