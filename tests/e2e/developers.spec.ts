import type { Page } from '@playwright/test';

import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { axeIn } from '#tests/e2e/support/axe.ts';
import { join, storeLogin } from '#tests/e2e/support/people.ts';
import { expectToast } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

signedInTest(
  'an owner makes a key, uses it and revokes it',
  async ({ page, server, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('status of 400');
    await page.goto('/settings');
    await page.getByRole('tab', { name: 'Developers' }).click();
    await expect(page.getByText('No API keys yet')).toBeVisible();
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await expect(dialog.getByText('Please give the key a name')).toBeVisible();
    await dialog.getByLabel('Name').fill('Campaign calendar');
    await expect(dialog.getByRole('checkbox', { name: /^Create videos/ })).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: /^Create videos/ }).check();
    expect((await axeIn(page).analyze()).violations).toEqual([]);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const key = await dialog.getByLabel('API key').inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const call = () =>
      fetch(`${server.url}/api/presets`, { headers: { authorization: `Bearer ${key}` } });
    expect((await call()).status).toBe(200);
    await tryCall(page, key);

    await page.goto('/settings?tab=developers');
    const row = page.getByRole('row').filter({ hasText: 'Campaign calendar' });
    await expect(row).toContainText('Read videos, credits, team and statistics');
    await expect(row).toContainText('Create videos, cancel, delete and move them');
    await expect(page.getByText(key)).toHaveCount(0);
    await row.getByRole('button', { name: 'Revoke Campaign calendar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Revoke the key Campaign calendar?' });
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expectToast(page, 'Key revoked');
    await expect(page.getByText('No API keys yet')).toBeVisible();
    expect((await call()).status).toBe(401);
  },
);

signedInTest(
  'an owner sets up a webhook and looks at its deliveries',
  async ({ page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('status of 400');
    const receiver = await startWebhookReceiver();
    await page.goto('/settings');
    await page.getByRole('tab', { name: 'Developers' }).click();
    await page.getByRole('button', { name: 'New webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    await expect(dialog.getByText('Please enter an http or https address')).toBeVisible();
    await dialog.getByLabel('Endpoint URL').fill(receiver.url);
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    await expect(dialog.getByText('Please enter an address on the public internet')).toBeVisible();
    // Where a name leads is only known when it is called.
    const address = receiver.url.replace('127.0.0.1', 'localhost');
    await dialog.getByLabel('Endpoint URL').fill(address);
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    await expect(dialog.getByLabel('Signing secret')).toHaveValue(/^whsec_/);
    await dialog.getByRole('button', { name: 'Done' }).click();

    const webhook = page
      .getByRole('region', { name: 'Webhooks' })
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    const press = async (item: string) => {
      await webhook.getByRole('button', { name: /^More actions for/ }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await expect(webhook).toContainText(address);
    await webhook.getByRole('button', { name: 'Send test' }).click();
    // The receiver is on this machine, where webhooks may not be sent unless the configuration
    // allows it.
    await expectToast(page, 'Test failed');
    expect(receiver.received).toEqual([]);
    await webhook.getByRole('button', { name: 'Deliveries' }).click();
    await expect(dialog.getByText('The address is not on the public internet')).toBeVisible();
    expect((await axeIn(page).analyze()).violations).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await press('Turn off');
    await expect(webhook.getByText('Turned off by a user')).toBeVisible();
    await press('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    receiver.close();
  },
);

/** In the documentation, whose only script the content policy has to know. */
async function tryCall(page: Page, key: string): Promise<void> {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Videos', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Try a call' }).click();
  await page.getByLabel('API key').fill(key);
  await page.getByRole('combobox', { name: 'Call' }).selectOption('/api/jobs');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Response')).toHaveText(/^200 OK\s+\[\]$/);
  await page.getByLabel('Find a call').fill('check-status');
  await page.getByRole('link', { name: 'Brands', exact: true }).click();
  await expect(page.getByLabel('Find a call')).toHaveValue('');
  const brands = page.locator('#brands > details');
  await expect(brands).toHaveAttribute('open');
  await brands.locator('> summary').press('Enter');
  await expect(brands).toHaveAttribute('open');
}

test('a creator has no Developers tab', async ({ page, server, guest, context }) => {
  await storeLogin(context, await join(server.url, guest.token, { role: 'creator' }));
  await page.goto('/settings');
  await expect(page.getByRole('tab', { name: 'Security' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Developers' })).toHaveCount(0);
});
