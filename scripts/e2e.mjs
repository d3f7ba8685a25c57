// `npm run e2e`: runs the end-to-end tests in a real Chromium, and reads the words of films with
// tesseract. Installs missing programs from Debian after announcing it, builds the pages, and
// passes all arguments to Playwright.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { buildWebWhenStale } from './build-when-stale.mjs';

/** Chromium without windows: the whole browser takes a second of processor time more for each story. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const BROWSER = '/usr/bin/chromium';
const isRoot = process.getuid?.() === 0;

process.env.CHROMIUM_PATH ??= findOrInstallChromium();
requireProgram('tesseract-ocr', () => spawnSync('tesseract', ['--version']).status === 0, {
  otherwise: 'Install tesseract with its English data.',
});

buildWebWhenStale();
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

function findOrInstallChromium() {
  const hasShell = () => existsSync(HEADLESS_SHELL);
  // Nobody is asked for a password who has the browser already.
  const mayInstall = isRoot || !existsSync(BROWSER);
  if (mayInstall ? installed('chromium-headless-shell', hasShell) : hasShell())
    return HEADLESS_SHELL;
  requireProgram('chromium', () => existsSync(BROWSER), {
    otherwise: 'Install Chromium and set CHROMIUM_PATH to its program.',
  });
  return BROWSER;
}

function requireProgram(debianPackage, isThere, { otherwise }) {
  if (installed(debianPackage, isThere)) return;
  console.error(`${debianPackage} could not be installed. ${otherwise}`);
  process.exit(1);
}

/** Whether a program is there, if need be after its installation. */
function installed(debianPackage, isThere) {
  if (isThere()) return true;
  console.log(`No ${debianPackage} here: installing Debian's through apt (needs root) …`);
  const asRoot = isRoot ? [] : ['sudo'];
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', debianPackage],
  ]) {
    const [command, ...rest] = [...asRoot, ...step];
    if (spawnSync(command, rest, { stdio: 'inherit' }).status !== 0) break;
  }
  return isThere();
}
