// `node bench/first-frame.ts`: the time on the Create screen between the last key and the first
// frame of the film, and until all frames are there, in Chromium on the built product, after
// warming up.
import { availableParallelism, loadavg } from 'node:os';

import { chromium, type Page } from '@playwright/test';

import { startTestServer } from '#tests/e2e/support/test-server.ts';
import { newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];
const HEADLINES = ['Velvet Hour', 'Golden Hour', 'The Long Spin', 'Noon', 'Blue Room', 'Last Call'];
const OFFER = '\nOffer: Dinner for two, 89 €\nWhen: Friday 9 pm\n15s ';
const WISHES = [
  'warm light',
  'in blue candlelight',
  'in red neon',
  'with palms',
  'golden',
  'rainy',
];
const PRESETS = ['Roulette', 'Slots', 'Poker'];
const SHOTS = '#preview ol[aria-label=Shots] > li';
const SOURCE = `document.querySelector('#preview img[alt*=Frame]')?.src`;

/** Milliseconds from the last key to the first new frame and to the last frame of all shots. */
async function timesAfter(page: Page, text: string): Promise<{ first: number; all: number }> {
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await prompt.fill(text);
  await prompt.press('End');
  await page.evaluate(`window.frameBefore = ${SOURCE}`);
  const startedAt = performance.now();
  await prompt.press('.');
  await page.waitForFunction(`![undefined, window.frameBefore].includes(${SOURCE})`);
  const first = performance.now() - startedAt;
  await page.waitForFunction(`!document.querySelector('${SHOTS}:not(:has(img))')`);
  return { first, all: performance.now() - startedAt };
}

const server = await startTestServer();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
try {
  // The page's content security policy would block the probes below.
  const context = await browser.newContext({ baseURL: server.url, bypassCSP: true });
  await storeLogin(context, await register(server.url, newPerson()));
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto('/create');
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
  console.log('| preset | first frame, median ms | slowest ms | all frames, median ms |');
  console.log('| --- | --- | --- | --- |');
  for (const preset of PRESETS) {
    await page.getByRole('radio', { name: preset }).click();
    const times = [];
    for (const [index, headline] of HEADLINES.entries()) {
      times.push(await timesAfter(page, `Headline: ${headline}${OFFER}${WISHES[index]}`));
    }
    // The first one warms up.
    const warm = times.slice(1);
    const firsts = warm.map(({ first }) => first).toSorted((a, b) => a - b);
    const alls = warm.map(({ all }) => all).toSorted((a, b) => a - b);
    const middle = Math.floor(warm.length / 2);
    const shown = [firsts[middle], firsts.at(-1), alls[middle]].map((time) => time?.toFixed(0));
    console.log(`| ${preset} | ${shown.join(' | ')} |`);
  }
} finally {
  await browser.close();
  await server.close();
}
