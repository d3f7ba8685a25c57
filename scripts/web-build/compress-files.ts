// After `react-router build`: a brotli and a gzip twin beside every text file of the pages, so that
// the server never compresses them while somebody waits.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const FOLDER = 'build/client/assets';
const TEXT = /\.(?:js|css|svg)$/;
/** Smaller files gain nothing over the packets they travel in. */
const BYTES_MIN = 512;

for (const name of readdirSync(FOLDER).filter((file) => TEXT.test(file))) {
  const path = join(FOLDER, name);
  const bytes = readFileSync(path);
  if (bytes.length < BYTES_MIN) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
