// `npm run picture:landing`: the Create screen of the real product, in public/pictures.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { chromium } from '@playwright/test';

import { openHouse } from '#tests/e2e/support/house.ts';
import { newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';
import { SCREENS } from './screens/screen-list.ts';

const FOLDER = join(import.meta.dirname, '..', 'public', 'pictures');
const VIEWPORT = { width: 1280, height: 800 };
const WIDTHS = [800, 1280, 2560];
const AVIF = { quality: 55, speed: 4 } as const;
const BYTES_MAX = 150_000;
/** The last shot of the strip is drawn by then. */
const STILLS_MILLISECONDS = 60_000;

/** The screen with an order on it, at twice its size. */
async function takePicture(url: string): Promise<Image> {
  const owner = await register(url, newPerson());
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      deviceScaleFactor: 2,
      baseURL: url,
      reducedMotion: 'reduce',
    });
    await storeLogin(context, owner);
    const page = await context.newPage();
    await page.goto('/create');
    await SCREENS.find(({ name }) => name === 'create')?.prepare?.(page);
    const stills = page.getByRole('list', { name: 'Shots' }).getByRole('img');
    const deadline = Date.now() + STILLS_MILLISECONDS;
    let before = -1;
    for (let now = 0; now !== before && Date.now() < deadline; now = await stills.count()) {
      before = now;
      // oxlint-disable-next-line no-await-in-loop -- stills come one after the other
      await page.waitForTimeout(5_000);
    }
    return await loadImage(await page.screenshot());
  } finally {
    await browser.close();
  }
}

async function save(picture: Image): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const width of WIDTHS) {
    const canvas = createCanvas(width, Math.round((width * VIEWPORT.height) / VIEWPORT.width));
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // oxlint-disable-next-line no-await-in-loop -- encoding takes the whole machine
    const file = await canvas.encode('avif', AVIF);
    console.log(`create ${width}: ${Math.round(file.length / 1_000)} kB`);
    if (file.length > BYTES_MAX) throw new Error(`The picture has more than ${BYTES_MAX} bytes`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeFile(join(FOLDER, `create-${width}.avif`), file);
  }
}

const house = await openHouse();
try {
  await save(await takePicture(house.url));
} finally {
  await house.close();
}
