// Runs after `react-router build` and makes the built pages load faster.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { minifySync } from 'vite';

import { slimManifest } from './manifest.ts';
import { scriptsOfScreens } from './scripts-of-screens.ts';

const FOLDER = 'build/client';
const TEXT = /\.(?:js|css|svg)$/;
/** Smaller files would not need fewer packets. */
const COMPRESSED_BYTES_MIN = 512;
const MODULE_SCRIPT = '<script type="module" async=""';
const SHELL = '__spa-fallback.html';

for (const path of filesIn(FOLDER, /index\.html$/)) startAfterPaint(path);
preloadScreens(join(FOLDER, SHELL));
slimManifest(join(FOLDER, 'assets'));
for (const path of filesIn(join(FOLDER, 'assets'), TEXT)) compress(path);

function filesIn(folder: string, kind: RegExp): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => kind.test(path)).map((path) => join(folder, path));
}

function inlineScript(name: string, text = readFileSync(join(import.meta.dirname, name), 'utf8')) {
  return `<script>${minifySync(name, text).code}</script>`;
}

/** Preloads the scripts of the requested screen in the page that serves all screens. */
function preloadScreens(path: string): void {
  const name = 'preload-screen.js';
  const scripts = JSON.stringify(scriptsOfScreens(join(FOLDER, 'assets')));
  const text = readFileSync(join(import.meta.dirname, name), 'utf8').replace(
    '= SCREENS',
    () => `= ${scripts}`,
  );
  const html = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    html.replace('</head>', () => `${inlineScript(name, text)}</head>`),
  );
}

/** The prerendered page is readable before its scripts run, so they start after it is painted. */
function startAfterPaint(path: string): void {
  const html = readFileSync(path, 'utf8');
  const later = html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(MODULE_SCRIPT, '<script type="later"');
  writeFileSync(
    path,
    later.replace('</body>', () => `${inlineScript('start-after-paint.js')}</body>`),
  );
}

/** Writes a brotli and a gzip version, so that the server never compresses during a request. */
function compress(path: string): void {
  const bytes = readFileSync(path);
  if (bytes.length < COMPRESSED_BYTES_MIN) return;
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
