// `npm start`: checks Node, builds the web app if it is missing or older than its sources, then
// serves everything in this process. Plain JavaScript, because an old Node must be able to run it.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildWebWhenStale } from './build-when-stale.mjs';

const NODE_MAJOR_MIN = 24;
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

const major = Number(process.versions.node.split('.')[0]);
if (major < NODE_MAJOR_MIN) {
  console.error(
    `CasinoReel needs Node ${NODE_MAJOR_MIN} or newer, this is ${process.version}. ` +
      'On Linux `npm ci` brings the right one and `npm start` uses it; elsewhere, please install it from nodejs.org.',
  );
  process.exit(1);
}

process.chdir(ROOT);
buildWebWhenStale();
await import('../src/server/processes/all.ts');
