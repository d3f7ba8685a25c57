// `npm run e2e`: the stories in a real Chromium. Installs Debian's where there is none, saying so,
// then hands all arguments to Playwright.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

if (!existsSync(CHROMIUM)) installChromium();
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

function installChromium() {
  console.log(`No Chromium at ${CHROMIUM}: installing Debian's through apt (needs root) …`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  ]) {
    const [command, ...rest] = [...asRoot, ...step];
    if (spawnSync(command, rest, { stdio: 'inherit' }).status !== 0) break;
  }
  if (existsSync(CHROMIUM)) return;
  console.error(
    'Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
