// Writes docs/api/openapi.json from the route table; `--check` only reports whether it is up to
// date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { describeApi } from '#contracts/openapi.ts';

const FILE = new URL('../docs/api/openapi.json', import.meta.url);

const text = `${JSON.stringify(describeApi(), null, 2)}\n`;
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('docs/api/openapi.json is out of date: run npm run api:write');
    process.exit(1);
  }
} else {
  mkdirSync(new URL('.', FILE), { recursive: true });
  writeFileSync(FILE, text);
}
