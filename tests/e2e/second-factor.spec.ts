import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { ask, join } from '#tests/e2e/support/people.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

const PASSWORD = 'a long password';
const PERIOD_MS = 30_000;

/** The code in an authenticator app; of the next period if the current code was used. */
const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * PERIOD_MS,
  });

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
}

signedInTest(
  'an authenticator app protects the sign-in',
  async ({ page, guest, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('401 (Unauthorized)', '400 (Bad Request)');
    await page.goto('/settings?tab=security');
    const card = page.getByRole('region', { name: 'Two-factor sign-in' });
    await expect(card.getByText('Off', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill('not the password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
    const secret = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
    const recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? '';
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await expect(card.getByText('On', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Sign Out' }).click();
    await signIn(page, guest.user.email);
    await page.getByLabel('Authentication code').fill('12 345');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('This code is not valid')).toBeVisible();
    await page.getByLabel('Authentication code').fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/dashboard/);

    await page.getByRole('button', { name: 'Sign Out' }).click();
    await signIn(page, guest.user.email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/dashboard/);
    await page.goto('/settings?tab=security');
    await expect(page.getByText('9 of 10 codes left')).toBeVisible();
  },
);

signedInTest('a passkey protects the sign-in', async ({ page, guest, expectedConsoleErrors }) => {
  expectedConsoleErrors.push('401 (Unauthorized)');
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
  });
  await page.goto('/settings?tab=security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey').fill('Blue key');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('Blue key')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signIn(page, guest.user.email);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/dashboard/);
});

signedInTest(
  'an owner can require it for all members',
  async ({ page, guest, server, context }) => {
    const start = (await ask(`${server.url}/api/auth/second-factor/totp`, {
      token: guest.token,
      body: { currentPassword: PASSWORD },
    })) as { secret: string };
    await ask(`${server.url}/api/auth/second-factor/totp/confirm`, {
      token: guest.token,
      body: { code: codeOf(start.secret) },
    });
    const member = await join(server.url, guest.token, { role: 'creator' });
    await page.goto('/settings?tab=security');
    await expect(page.getByText('1 of 2 people have it.')).toBeVisible();
    await page.getByLabel('Require two-factor sign-in for everyone').click();
    await expect(page.getByText('Organization updated', { exact: true })).toBeVisible();

    const elsewhere = await context.browser()?.newPage({ baseURL: server.url });
    if (!elsewhere) throw new Error('No browser');
    const login = JSON.stringify({ state: { ...member, isAuthenticated: true }, version: 0 });
    await elsewhere.addInitScript(
      `localStorage.getItem('casino-video-auth') ?? localStorage.setItem('casino-video-auth', ${JSON.stringify(login)})`,
    );
    await elsewhere.goto('/dashboard');
    const gate = elsewhere.getByRole('dialog', { name: 'Set up two-factor sign-in' });
    await gate.getByLabel('Current password').fill(PASSWORD);
    await gate.getByRole('button', { name: 'Continue' }).click();
    const secret = ((await gate.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
    await gate.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await gate.getByRole('button', { name: 'Turn on' }).click();
    await elsewhere.getByRole('button', { name: 'I have saved them' }).click();
    await expect(elsewhere.getByText('Total Videos')).toBeVisible();
    await elsewhere.close();
  },
);

signedInTest('sessions are listed and ended', async ({ page, guest, server }) => {
  await ask(`${server.url}/api/auth/login`, {
    body: { email: guest.user.email, password: PASSWORD },
  });
  await page.goto('/settings?tab=security');
  const card = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await card.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(card.getByText('This device')).toBeVisible();
});
