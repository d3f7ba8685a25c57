// `npm run screens`: pictures of every screen in both themes, from the real product, in docs/screens.
// Names after the command make only those screens.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium, type Browser, type Page } from '@playwright/test';

import { settledEvening, type Evening } from '#tests/e2e/support/evening.ts';
import { openHouse } from '#tests/e2e/support/house.ts';
import { storeLogin } from '#tests/e2e/support/people.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'screens');
const THEMES = ['dark', 'light'] as const;
const ONE_THEME = ['dark'] as const;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const WEBP_QUALITY = 60;
/** Panels have slid in by then. */
const SETTLE_MILLISECONDS = 350;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

interface Screen {
  readonly name: string;
  readonly path: string | ((evening: Evening) => string);
  readonly isPublic?: true;
  /** Drawn by the server: it has one look. */
  readonly hasOneLook?: true;
  /** Whose screen it is; the owner's unless said. */
  readonly of?: 'creator';
  /** Also on a phone. */
  readonly narrow?: true;
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
  await page.getByRole('heading', { level: 1, name: 'Create Video' }).waitFor();
}

async function writeWhatIsNotAllowed(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Slots' }).click();
  await page
    .getByRole('textbox', { name: 'Prompt' })
    .fill('Guaranteed wins all night: pay off your debts with one risk-free spin.');
  await page.getByRole('list', { name: 'Findings' }).waitFor();
}

const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Past the gate of a public page, as somebody of age in a market of the film. */
async function passTheGate(page: Page): Promise<void> {
  await page.getByLabel('Where are you now?').selectOption({ index: 1 });
  await press('I am 21 or older')(page);
  await page.locator('video').waitFor();
}

const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', isPublic: true, narrow: true },
  { name: 'login', path: '/login', isPublic: true, narrow: true },
  { name: 'register', path: '/register', isPublic: true },
  { name: 'forgot-password', path: '/forgot-password', isPublic: true },
  { name: 'reset-password', path: '/reset-password?token=example', isPublic: true },
  { name: 'dashboard', path: '/dashboard', narrow: true },
  { name: 'create', path: '/create', narrow: true, prepare: writeAnOrder },
  { name: 'create-not-allowed', path: '/create', prepare: writeWhatIsNotAllowed },
  { name: 'videos', path: '/videos', narrow: true },
  {
    name: 'videos-share',
    path: '/videos',
    narrow: true,
    prepare: async (page) => {
      await page.getByRole('article').filter({ hasText: 'Live' }).getByText('Share').click();
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
  { name: 'proof', path: ({ films }) => `/videos/${films[0]?.id}/proof`, narrow: true },
  { name: 'verify', path: '/verify', isPublic: true },
  {
    name: 'public-gate',
    path: ({ publicUrl }) => publicUrl,
    isPublic: true,
    hasOneLook: true,
    narrow: true,
  },
  {
    name: 'public-film',
    path: ({ publicUrl }) => publicUrl,
    isPublic: true,
    hasOneLook: true,
    prepare: passTheGate,
  },
  {
    name: 'public-gone',
    path: ({ withdrawnUrl }) => withdrawnUrl,
    isPublic: true,
    hasOneLook: true,
  },
  { name: 'credits', path: '/credits' },
  { name: 'team', path: '/team', narrow: true },
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
  { name: 'settings-developers', path: '/settings', prepare: openTab('Developers') },
  { name: 'moderation', path: '/moderation', narrow: true },
  { name: 'moderation-reject', path: '/moderation', prepare: press('Reject') },
  { name: 'moderation-history', path: '/moderation', prepare: openTab('History') },
  { name: 'moderation-rule-changes', path: '/moderation', prepare: openTab('Rule changes') },
  { name: 'users', path: '/admin/users', narrow: true },
  { name: 'users-adjust-credits', path: '/admin/users', prepare: press(/^Adjust credits/) },
  { name: 'users-video-models', path: '/admin/users', prepare: openTab('Video models') },
  {
    name: 'commands',
    path: '/dashboard',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
    },
  },
  { name: 'not-found', path: '/no/such/page' },
];

type Theme = (typeof THEMES)[number];

interface Shot {
  readonly screen: Screen;
  readonly theme: Theme;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** As high as its content, so that what sticks to the edges of a window stays there in the picture. */
async function growTo(page: Page, viewport: Shot['viewport']): Promise<void> {
  const height = await page.evaluate('document.documentElement.scrollHeight');
  await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, Number(height)) });
  await page.evaluate('window.scrollTo(0, 0)');
}

async function shoot(browser: Browser, evening: Evening, { screen, theme, viewport }: Shot) {
  const context = await browser.newContext({
    viewport,
    baseURL: evening.url,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(`localStorage.setItem('casino-video-theme', '${theme}')`);
  if (!screen.isPublic) await storeLogin(context, evening[screen.of ?? 'owner']);
  const page = await context.newPage();
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(evening));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await screen.prepare?.(page);
  await page.evaluate('document.fonts.ready');
  if (!screen.isPublic) await growTo(page, viewport);
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  const width = viewport === PHONE ? '-390' : '';
  const look = screen.hasOneLook ? '' : `-${theme}`;
  const image = await loadImage(await page.screenshot({ fullPage: true }));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const file = join(FOLDER, `${screen.name}${width}${look}.webp`);
  await writeFile(file, await canvas.encode('webp', WEBP_QUALITY));
  await context.close();
}

const wanted = process.argv.slice(2);
const chosen = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const shots = chosen.flatMap((screen) =>
  (screen.hasOneLook ? ONE_THEME : THEMES).flatMap((theme): Shot[] => [
    { screen, theme, viewport: DESKTOP },
    ...(screen.narrow ? [{ screen, theme, viewport: PHONE }] : []),
  ]),
);

await mkdir(FOLDER, { recursive: true });
const house = await openHouse();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: FLAGS,
});
try {
  const evening = await settledEvening(house.url);
  for (const shot of shots) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time: the machine also makes films
    await shoot(browser, evening, shot);
    console.log(`${shot.screen.name} ${shot.theme} ${shot.viewport.width}`);
  }
} finally {
  await browser.close();
  await house.close();
}
