// `npm run bench:pages`: Lighthouse with its mobile settings on the built product in a real
// Chromium: the median of several runs per page. Names after the command select pages.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';

import { startTestServer } from '#tests/e2e/support/test-server.ts';
import { newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';
import { freePort } from '#tests/support/free-port.ts';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PAGES = ['/', '/login', '/register', '/dashboard'];
const SIGNED_IN = new Set(['/dashboard']);
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

const wanted = process.argv.slice(2);
const server = await startTestServer();
const member = await register(server.url, newPerson());
try {
  console.log(`| page | ${CATEGORIES.join(' | ')} | largest paint s | blocked ms | shift |`);
  console.log(`| --- ${'| --- '.repeat(CATEGORIES.length + 3)}|`);
  for (const page of PAGES.filter((path) => wanted.length === 0 || wanted.includes(path))) {
    const runs: Result[] = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await measure(page));
    console.log(rowOf(page, runs));
    report(page, runs.at(-1));
  }
} finally {
  await server.close();
}

async function measure(path: string): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'casinoreel-pages-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    if (SIGNED_IN.has(path)) {
      await storeLogin(browser, member);
      const page = await browser.newPage();
      await page.goto(`${server.url}/login`);
      await page.close();
    }
    const outcome = await lighthouse(`${server.url}${path}`, {
      port,
      disableStorageReset: true,
      onlyCategories: [...CATEGORIES],
    });
    if (!outcome) throw new Error(`Lighthouse measured nothing at ${path}`);
    return outcome.lhr;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function rowOf(page: string, runs: readonly Result[]): string {
  const figure = (id: string) => median(runs.map((run) => run.audits[id]?.numericValue ?? 0));
  const scores = CATEGORIES.map((id) =>
    Math.round(100 * median(runs.map((run) => run.categories[id]?.score ?? 0))),
  );
  const paint = (figure('largest-contentful-paint') / 1_000).toFixed(2);
  const blocked = figure('total-blocking-time').toFixed(0);
  return `| ${page} | ${scores.join(' | ')} | ${paint} | ${blocked} | ${figure('cumulative-layout-shift').toFixed(3)} |`;
}

/** Lighthouse's suggestions, with the complete report next to them. */
function report(page: string, run: Result | undefined): void {
  if (!run) return;
  const failed = Object.values(run.audits).filter(
    ({ score, scoreDisplayMode }) =>
      score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  );
  for (const audit of failed)
    console.error(`${page} ${audit.id}: ${audit.displayValue ?? audit.title}`);
  const file = join(tmpdir(), `lighthouse${page.replaceAll('/', '-')}.json`);
  writeFileSync(file, JSON.stringify(run));
  console.error(`${page}: ${file}`);
}
