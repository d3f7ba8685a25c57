// After `react-router build`: makes the built pages quick to arrive.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const FOLDER = 'build/client';
const TEXT = /\.(?:js|css|svg)$/;
/** Smaller files gain nothing over the packets they travel in. */
const COMPRESSED_BYTES_MIN = 512;
const SCRIPT_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

for (const path of filesIn(FOLDER, /\.html$/)) styleBeforeScripts(path);
for (const path of filesIn(join(FOLDER, 'assets'), TEXT)) compress(path);

function filesIn(folder: string, kind: RegExp): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => kind.test(path)).map((path) => join(folder, path));
}

/** The prerendered page can be read before its scripts: what paints it is asked for first. */
function styleBeforeScripts(path: string): void {
  const html = readFileSync(path, 'utf8');
  const preloads = (html.match(SCRIPT_PRELOAD) ?? [])
    .join('')
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  const rest = html.replaceAll(SCRIPT_PRELOAD, '');
  writeFileSync(
    path,
    rest.replace('</head>', () => `${preloads}</head>`),
  );
}

/** A brotli and a gzip twin: the server never compresses while somebody waits. */
function compress(path: string): void {
  const bytes = readFileSync(path);
  if (bytes.length < COMPRESSED_BYTES_MIN) return;
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
