// `npm start`: checks Node, builds the web part when it is missing or older than its sources, then
// serves everything in this process. Plain JavaScript, because an old Node must be able to read it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR_MIN = 24;
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const BUILT_FROM = join(ROOT, 'build', 'built-from.txt');

/** What the built pages are made of. */
const SOURCES = [
  'src/web',
  'src/domain',
  'src/contracts',
  'scripts/web-build',
  'src/film/provenance',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

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

function buildWebWhenStale() {
  if (!hasBuildScript()) return;
  const sources = hashOfSources();
  const isFresh = existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === sources;
  if (isFresh && existsSync(join(ROOT, 'build', 'client'))) return;
  console.log('Building the pages, this takes a few seconds …');
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('The pages could not be built.');
    process.exit(1);
  }
  mkdirSync(dirname(BUILT_FROM), { recursive: true });
  writeFileSync(BUILT_FROM, sources);
}

function hasBuildScript() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return scripts.build !== undefined;
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesIn(join(ROOT, source))) {
      hash.update(file).update(readFileSync(file));
    }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
