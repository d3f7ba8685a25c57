import type { Page } from '@playwright/test';

import type { DemoInstallation } from '#tests/e2e/support/demo-installation.ts';

/** A screen to capture, and how to get there. */
export interface Screen {
  readonly name: string;
  readonly path: string | ((demo: DemoInstallation) => string);
  readonly isPublic?: true;
  /** Rendered by the server, with a single theme. */
  readonly hasOneLook?: true;
  /** Whose screen it is; defaults to the owner's. */
  readonly of?: 'creator' | 'viewer';
  readonly prepare?: (page: Page) => Promise<void>;
}

async function writeAnOrder(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Roulette' }).click();
  await page
    .getByRole('textbox', { name: 'Prompt' })
    .fill('Friday night at the Grand Aurora: the ball circles once more. Free entry before ten.');
  await page.getByRole('list', { name: 'Shots' }).waitFor({ timeout: 30_000 });
}

async function correctForFree(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Correct for free' }).click();
  await page.getByRole('heading', { level: 1, name: 'Correct video' }).waitFor();
}

async function enterForbiddenPrompt(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Slots' }).click();
  await page
    .getByRole('textbox', { name: 'Prompt' })
    .fill('Guaranteed wins all night: pay off your debts with one risk-free spin.');
  await page.getByRole('list', { name: 'Findings' }).waitFor();
}

const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Passes the gate of a public page, as an adult in a market of the film. */
async function passAgeGate(page: Page): Promise<void> {
  await page.getByLabel('Where are you now?').selectOption({ index: 1 });
  await press('I am 21 or older')(page);
  await page.locator('video').waitFor();
}

/** Every screen, in the order of a visit. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', isPublic: true },
  { name: 'login', path: '/login', isPublic: true },
  { name: 'register', path: '/register', isPublic: true },
  { name: 'forgot-password', path: '/forgot-password', isPublic: true },
  { name: 'reset-password', path: '/reset-password?token=example', isPublic: true },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'create', path: '/create', prepare: writeAnOrder },
  { name: 'create-not-allowed', path: '/create', prepare: enterForbiddenPrompt },
  { name: 'videos', path: '/videos' },
  {
    name: 'videos-share',
    path: '/videos',
    prepare: async (page) => {
      await page
        .getByRole('article')
        .filter({ hasText: 'Live' })
        .first()
        .getByRole('button', { name: 'Share' })
        .click();
      await page.getByLabel('Public link').waitFor();
    },
  },
  { name: 'videos-correct', path: '/videos', of: 'creator', prepare: correctForFree },
  {
    name: 'notifications',
    path: '/videos',
    of: 'creator',
    prepare: async (page) => {
      await press(/^Notifications/)(page);
      await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    },
  },
  { name: 'video', path: ({ films }) => `/videos/${films[0]?.id}` },
  { name: 'age-gate', path: '/dashboard', of: 'viewer' },
  { name: 'brands', path: '/brands' },
  { name: 'brands-colors', path: '/brands', prepare: openTab('Colors and fonts') },
  { name: 'library', path: '/library' },
  { name: 'proof', path: ({ films }) => `/videos/${films[0]?.id}/proof` },
  { name: 'verify', path: '/verify', isPublic: true },
  {
    name: 'public-gate',
    path: ({ publicUrl }) => publicUrl,
    isPublic: true,
    hasOneLook: true,
  },
  {
    name: 'public-film',
    path: ({ publicUrl }) => publicUrl,
    isPublic: true,
    hasOneLook: true,
    prepare: passAgeGate,
  },
  {
    name: 'public-gone',
    path: ({ withdrawnUrl }) => withdrawnUrl,
    isPublic: true,
    hasOneLook: true,
  },
  { name: 'credits', path: '/credits' },
  {
    name: 'checkout',
    path: '/credits',
    hasOneLook: true,
    prepare: async (page) => {
      await press('Buy Starter')(page);
      await page.waitForURL(/checkout/);
    },
  },
  { name: 'team', path: '/team' },
  {
    name: 'team-invite',
    path: '/team',
    prepare: press('Invite'),
  },
  { name: 'settings', path: '/settings' },
  {
    name: 'settings-security',
    path: '/settings',
    prepare: openTab('Security'),
  },
  {
    name: 'settings-organization',
    path: '/settings',
    prepare: openTab('Organization'),
  },
  { name: 'settings-notifications', path: '/settings', prepare: openTab('Notifications') },
  { name: 'settings-markets', path: '/settings', prepare: openTab('Markets') },
  { name: 'settings-billing', path: '/settings', prepare: openTab('Billing') },
  { name: 'settings-developers', path: '/settings', prepare: openTab('Developers') },
  { name: 'moderation', path: '/moderation' },
  { name: 'moderation-approve-own', path: '/moderation', prepare: press('Approve') },
  { name: 'moderation-hold', path: '/moderation', prepare: openTab('On hold') },
  { name: 'moderation-reject', path: '/moderation', prepare: press('Reject') },
  { name: 'moderation-history', path: '/moderation', prepare: openTab('History') },
  { name: 'moderation-rule-changes', path: '/moderation', prepare: openTab('Rule changes') },
  { name: 'rules', path: '/rules' },
  { name: 'users', path: '/admin/users' },
  { name: 'users-adjust-credits', path: '/admin/users', prepare: press(/^Adjust credits/) },
  { name: 'audit', path: '/admin/audit' },
  { name: 'users-video-models', path: '/admin/users', prepare: openTab('Video models') },
  {
    name: 'commands',
    path: '/dashboard',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
    },
  },
  { name: 'api-docs', path: '/api/docs', isPublic: true },
  { name: 'not-found', path: '/no/such/page' },
];
