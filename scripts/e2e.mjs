// `npm run e2e`: runs the end-to-end tests in a real Chromium, and reads the words of films with
// tesseract. Installs missing programs from Debian after announcing it, builds the pages, and
// passes all arguments to Playwright.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { buildWebWhenStale } from './build-when-stale.mjs';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

requireProgram('chromium', () => existsSync(CHROMIUM), {
  otherwise: 'Install Chromium and set CHROMIUM_PATH to its program.',
});
requireProgram('tesseract-ocr', () => spawnSync('tesseract', ['--version']).status === 0, {
  otherwise: 'Install tesseract with its English data.',
});

buildWebWhenStale();
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

function requireProgram(debianPackage, isThere, { otherwise }) {
  if (isThere()) return;
  console.log(`No ${debianPackage} here: installing Debian's through apt (needs root) …`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', debianPackage],
  ]) {
    const [command, ...rest] = [...asRoot, ...step];
    if (spawnSync(command, rest, { stdio: 'inherit' }).status !== 0) break;
  }
  if (isThere()) return;
  console.error(`${debianPackage} could not be installed. ${otherwise}`);
  process.exit(1);
}
