// `npm run screens`: screenshots of every screen in both themes and three widths, from the real
// product, in out/screens. Names after the command select screens.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium, type BrowserContext, type Page } from '@playwright/test';

import { SCREENS, type Screen } from './screens/screen-list.ts';
import {
  createDemoInstallation,
  type DemoInstallation,
} from '#tests/e2e/support/demo-installation.ts';
import { startTestServer } from '#tests/e2e/support/test-server.ts';
import { storeLogin } from '#tests/e2e/support/people.ts';

const FOLDER = join(import.meta.dirname, '..', 'out', 'screens');
const THEMES = ['dark', 'light'] as const;
const ONE_THEME = ['dark'] as const;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const VIEWPORTS = [DESKTOP, PHONE, { width: 1920, height: 1080 }];
const WEBP_QUALITY = 60;
/** Pictures that the server still draws may take this long. */
const LOADING_MILLISECONDS = 60_000;
/** Panels have finished their animation by then. */
const SETTLE_MILLISECONDS = 350;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

type Theme = (typeof THEMES)[number];

interface Shot {
  readonly screen: Screen;
  readonly theme: Theme;
  readonly viewport: { readonly width: number; readonly height: number };
}

/**
 * As high as its content, so that elements fixed to the edges of a window stay there in the
 * picture.
 */
async function growTo(page: Page, viewport: Shot['viewport']): Promise<void> {
  const height = await page.evaluate('document.documentElement.scrollHeight');
  await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, Number(height)) });
  await page.evaluate('window.scrollTo(0, 0)');
}

/** Scrolls through the page, so that lazy content is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  for (let top = 0; top < height; top += DESKTOP.height) {
    await page.evaluate(`window.scrollTo({ top: ${top}, behavior: 'instant' })`);
    await page.waitForTimeout(SETTLE_MILLISECONDS);
  }
  await page.evaluate("window.scrollTo({ top: 0, behavior: 'instant' })");
  await page.waitForLoadState('networkidle');
}

/** A screen that is not loaded in time is shown as it is then. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page
    .waitForFunction("!document.body.innerText.includes('Loading')", null, {
      timeout: LOADING_MILLISECONDS,
    })
    .catch(() => console.log('  still loading'));
}

async function shoot(
  context: BrowserContext,
  demo: DemoInstallation,
  { screen, theme, viewport }: Shot,
) {
  await context.addInitScript(`localStorage.setItem('casino-video-theme', '${theme}')`);
  // The stream never ends, so the page would never be idle.
  await context.route('**/api/notifications/stream', (route) => route.abort());
  if (!screen.isPublic) await storeLogin(context, demo[screen.of ?? 'owner']);
  const page = await context.newPage();
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(demo));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await screen.prepare?.(page);
  await waitUntilLoaded(page);
  if (screen.isPublic) await scrollThrough(page);
  await page.evaluate('document.fonts.ready');
  if (!screen.isPublic) await growTo(page, viewport);
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  const width = viewport === DESKTOP ? '' : `-${viewport.width}`;
  const look = screen.hasOneLook ? '' : `-${theme}`;
  const image = await loadImage(await page.screenshot({ fullPage: true }));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const file = join(FOLDER, `${screen.name}${width}${look}.webp`);
  await writeFile(file, await canvas.encode('webp', WEBP_QUALITY));
}

const wanted = process.argv.slice(2);
const chosen = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const shots = chosen.flatMap((screen) =>
  (screen.hasOneLook ? ONE_THEME : THEMES).flatMap((theme) =>
    VIEWPORTS.map((viewport): Shot => ({ screen, theme, viewport })),
  ),
);

const missing: string[] = [];

await mkdir(FOLDER, { recursive: true });
const server = await startTestServer();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: FLAGS,
});
try {
  const demo = await createDemoInstallation(server.url);
  for (const shot of shots) {
    const { viewport } = shot;
    const name = `${shot.screen.name} ${shot.theme} ${viewport.width}`;
    /* oxlint-disable no-await-in-loop -- one page at a time: the machine also makes films */
    const context = await browser.newContext({
      viewport,
      baseURL: demo.url,
      reducedMotion: 'reduce',
      hasTouch: viewport === PHONE,
      isMobile: viewport === PHONE,
    });
    try {
      await shoot(context, demo, shot);
      console.log(name);
    } catch (error) {
      missing.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await context.close();
    }
    /* oxlint-enable no-await-in-loop */
  }
} finally {
  await browser.close();
  await server.close();
}
if (missing.length > 0) {
  console.error(`Missing:\n${missing.join('\n')}`);
  process.exitCode = 1;
}
