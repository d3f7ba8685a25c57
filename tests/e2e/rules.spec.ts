import type { Page } from '@playwright/test';

import type { JobBody } from '#contracts/schemas/job.ts';
import { ask, buy, newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';
import { expectToast } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const PROMPT = 'Velvet hour at the roulette table in warm light.';

async function addTerm(page: Page, phrase: string): Promise<void> {
  const terms = part(page, 'Blocked phrases').first();
  await terms.getByRole('textbox', { name: 'Phrase' }).fill(phrase);
  await terms.getByRole('textbox', { name: 'Reason' }).fill('A rival is called so');
  await terms.getByRole('button', { name: 'Block phrase' }).click();
  await expect(terms.getByRole('cell', { name: phrase, exact: true })).toBeVisible();
}

async function publish(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, `Version ${version} is in force`);
  await expect(part(page, 'Test and publish')).toHaveCount(0);
}

signedInTest(
  'an officer adds a rule, sees its effect and takes it back',
  async ({ page, server, guest }) => {
    await buy(server.url, guest.token, 'starter');
    const order = { preset: 'roulette', prompt: PROMPT, duration: 5, fps: 24 };
    await ask(`${server.url}/api/jobs`, { token: guest.token, body: order });

    await page.goto('/rules');
    await expect(page.getByText('No own rules')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Phrase' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Block a phrase' }).click();
    await expect(page.getByRole('textbox', { name: 'Phrase' })).toBeFocused();
    await page.getByRole('button', { name: 'Block phrase' }).click();
    await expect(page.getByText('Please enter a phrase of 2 to 80 characters')).toBeVisible();
    await addTerm(page, 'velvet hour');
    await expect(page.getByRole('button', { name: 'Block a phrase' })).toBeFocused();

    await expect(page.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled');
    await page.getByRole('button', { name: 'Test on recent orders' }).click();
    await expect(
      page.getByText('1 of the last 1 orders would be judged differently.'),
    ).toBeVisible();
    const changed = page.getByRole('region', { name: 'Texts that are judged differently' });
    await expect(changed.getByRole('row', { name: PROMPT })).toContainText('Blocked');
    await page.getByRole('textbox', { name: 'Note' }).fill('The rival opened');
    await publish(page, 1);
    await expect(page.getByText('Version 1 in force')).toBeVisible();

    await page.goto('/create');
    await page.getByRole('radio', { name: 'Roulette' }).click();
    await page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT);
    const findings = page.getByRole('list', { name: 'Findings' });
    await expect(findings.getByText('A rival is called so')).toBeVisible();

    await page.goto('/rules');
    await page.getByRole('button', { name: 'Remove velvet hour' }).click();
    await page.getByRole('button', { name: 'Test on recent orders' }).click();
    await expect(page.getByText(/^1 of the last/)).toBeVisible();
    await publish(page, 2);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('row', { name: 'The rival opened' })).toBeVisible();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expectToast(page, 'Version 3 is in force');
    await expect(page.getByText('Restores version 1')).toBeVisible();
  },
);

test('the fixed categories cannot be relaxed by an operator', async ({
  page,
  context,
  operator,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('400');
  await storeLogin(context, operator);
  await page.goto('/rules');
  const categories = part(page, 'Categories');
  await expect(
    categories.getByRole('row', { name: /Promises a win.*Never allowed/ }),
  ).toBeVisible();
  await expect(categories.getByRole('combobox', { name: 'Promises a win' })).toHaveCount(0);
  await expect(categories.getByRole('combobox', { name: 'Uses a real person' })).toBeVisible();

  const allowed = part(page, 'Allowed phrases').first();
  await allowed.getByRole('button', { name: 'Allow a phrase' }).click();
  await allowed.getByRole('textbox', { name: 'Phrase' }).fill('guaranteed to win');
  await allowed.getByRole('textbox', { name: 'Reason' }).fill('Our slogan since 1931');
  await allowed.getByRole('button', { name: 'Allow phrase' }).click();
  await page.getByRole('button', { name: 'Test on recent orders' }).click();
  await expectToast(page, 'This is a fixed part of the policy and cannot be allowed');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('guaranteed to win')).toHaveCount(0);
});

test('an organization requests a licensed brand and the operator allows it', async ({
  page,
  server,
  context,
  browser,
  operator,
}) => {
  const officer = await register(server.url, newPerson());
  await storeLogin(context, officer);
  await page.goto('/rules?tab=requests');
  const form = part(page, 'Request a brand');
  await form.getByRole('button', { name: 'New request' }).click();
  await form.getByRole('textbox', { name: 'Brand' }).fill('Ferrari');
  await form.getByLabel('Valid until').fill('2999-12-31');
  await form.getByRole('textbox', { name: 'License' }).fill('Contract 12 of 2026');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expectToast(page, 'Request sent');
  await expect(page.getByRole('list', { name: 'Requests' })).toContainText('Waiting');

  const desk = await browser.newContext({ baseURL: server.url });
  await storeLogin(desk, operator);
  const operatorPage = await desk.newPage();
  await operatorPage.goto('/rules?tab=requests');
  const request = operatorPage.getByRole('listitem').filter({ hasText: 'Contract 12 of 2026' });
  await request.getByRole('button', { name: 'Approve' }).click();
  await expect(request.getByText('Approved')).toBeVisible();
  await desk.close();

  await page.goto('/rules');
  await expect(page.getByRole('cell', { name: 'Ferrari', exact: true })).toBeVisible();
  await page.goto('/create');
  await page.getByRole('radio', { name: 'Roulette' }).click();
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('A Ferrari beside the fountain of the casino.');
  await expect(page.getByText('Advertising policy: all checks passed')).toBeVisible();
});

signedInTest('a category can be made stricter, never more lenient', async ({ page }) => {
  await page.goto('/rules');
  const box = part(page, 'Categories').getByRole('combobox', { name: 'Pressures people to bet' });
  await box.click();
  await expect(page.getByRole('option', { name: 'Hold for review', exact: true })).toHaveCount(0);
  await page.getByRole('option', { name: 'Block' }).click();
  await expect(page.getByRole('button', { name: 'Test on the evaluation texts' })).toBeVisible();
});

test('a refusal is appealed, allowed by the operator, and its video still reviewed', async ({
  page,
  server,
  context,
  browser,
  operator,
}) => {
  const prompt = 'Madonna, our resident magician, waves beside the roulette table.';
  const author = await register(server.url, newPerson());
  await storeLogin(context, author);
  await page.goto('/create');
  await page.getByRole('radio', { name: 'Roulette' }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
  await page.getByText('Appeal this decision').click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('She works for us under this name');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expectToast(page, 'Appeal sent');

  const desk = await browser.newContext({ baseURL: server.url });
  await storeLogin(desk, operator);
  const operatorPage = await desk.newPage();
  await operatorPage.goto('/moderation?tab=appeals');
  const appeal = operatorPage.getByRole('listitem').filter({ hasText: prompt }).first();
  await expect(appeal).toContainText('She works for us under this name');
  await appeal.getByRole('textbox', { name: 'Note on your decision' }).fill('She is our magician');
  await appeal.getByRole('button', { name: 'Allow this order' }).click();
  await expectToast(operatorPage, 'Order allowed');
  await desk.close();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications, 1 new/ }).click();
  await page.getByRole('link', { name: 'Your appeal was allowed' }).click();
  const appeals = page.getByRole('region', { name: 'Your appeals' });
  await expect(appeals).toContainText('She is our magician');
  await appeals.getByRole('button', { name: 'Open this order' }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(prompt);
  await page.getByRole('button', { name: 'Create Video' }).click();
  await expectToast(page, 'Video job created!');
  const { token } = author;
  const [job] = (await ask(`${server.url}/api/jobs`, { token, method: 'GET' })) as JobBody[];
  expect(job).toMatchObject({ prompt, moderationStatus: 'pending' });
});
