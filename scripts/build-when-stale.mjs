// Builds the pages if they are missing or older than their sources. Plain JavaScript, like
// `start.mjs`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const BUILT_FROM = join(ROOT, 'build', 'built-from.txt');

/** Everything the built pages depend on. */
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

export function buildWebWhenStale() {
  if (!hasBuildScript()) return;
  const sources = hashOfSources();
  const isFresh = existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === sources;
  if (isFresh && existsSync(join(ROOT, 'build', 'client'))) return;
  console.log('Building the pages, this takes a few seconds …');
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
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
