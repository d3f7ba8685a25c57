// `npm run picture:landing`: the Create screen of the real product, on a desktop and on a phone, in
// public/pictures. Names after the command select pictures: `create`, `create-phone`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { chromium, expect } from '@playwright/test';

import { startTestServer } from '#tests/e2e/support/test-server.ts';
import { ask, newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';

const FOLDER = join(import.meta.dirname, '..', 'public', 'pictures');
const DESKTOP = {
  name: 'create',
  viewport: { width: 1280, height: 800 },
  widths: [800, 1280, 2560],
};
const PHONE = { name: 'create-phone', viewport: { width: 390, height: 780 }, widths: [780] };
type Device = typeof DESKTOP;
const AVIF = { quality: 55, speed: 4 } as const;
const BYTES_MAX = 150_000;
/** All shots of the strip are drawn by then. */
const STILLS_MILLISECONDS = 120_000;
const SETTLE_MILLISECONDS = 1_000;
const ORGANIZATION = 'Grand Aurora';
const PROMPT =
  '“Friday at the Wheel”, roulette and live jazz. Friday 9 PM at the Grand Aurora. Book your table';

/** The screen with an order on it, at double resolution. */
async function takePicture(url: string, { viewport }: Device): Promise<Image> {
  const owner = await register(url, newPerson());
  const named = { ...owner, organization: { ...owner.organization, name: ORGANIZATION } };
  const body = { name: ORGANIZATION };
  await ask(`${url}/api/organization`, { token: owner.token, method: 'PATCH', body });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 2,
      baseURL: url,
      reducedMotion: 'reduce',
    });
    await storeLogin(context, named);
    const page = await context.newPage();
    await page.goto('/create');
    await page.getByRole('radio', { name: 'Roulette' }).click();
    await page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT);
    const shots = page.getByRole('list', { name: 'Shots' });
    await shots.waitFor({ timeout: STILLS_MILLISECONDS });
    const bare = shots.locator('> li').filter({ hasNot: page.locator('img') });
    await expect(bare).toHaveCount(0, { timeout: STILLS_MILLISECONDS });
    if (viewport.width < DESKTOP.viewport.width) {
      await page.getByRole('textbox', { name: 'Prompt' }).blur();
      // Prompt and preview, with the presets above.
      await page.evaluate("document.querySelector('textarea').scrollIntoView({ block: 'start' })");
      await page.evaluate('window.scrollBy(0, -44)');
    }
    await page.waitForTimeout(SETTLE_MILLISECONDS);
    await expect(shots.locator('img').first()).toBeVisible();
    return await loadImage(await page.screenshot());
  } finally {
    await browser.close();
  }
}

async function save(picture: Image, { name, viewport, widths }: Device): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const width of widths) {
    const canvas = createCanvas(width, Math.round((width * viewport.height) / viewport.width));
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // oxlint-disable-next-line no-await-in-loop -- encoding takes the whole machine
    const file = await canvas.encode('avif', AVIF);
    console.log(`${name} ${width}: ${Math.round(file.length / 1_000)} kB`);
    if (file.length > BYTES_MAX) throw new Error(`The picture has more than ${BYTES_MAX} bytes`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeFile(join(FOLDER, `${name}-${width}.avif`), file);
  }
}

const wanted = process.argv.slice(2);
const server = await startTestServer();
try {
  for (const device of [DESKTOP, PHONE]) {
    if (wanted.length > 0 && !wanted.includes(device.name)) continue;
    // oxlint-disable-next-line no-await-in-loop -- drawing takes the whole machine
    await save(await takePicture(server.url, device), device);
  }
} finally {
  await server.close();
}
