import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HERE = new URL('./', import.meta.url);
const SOURCE = new URL('../../../', HERE);
const IMPORT = /from '([^']+)'/g;

/** The packages that a module of ours needs, by itself and through others. */
function packagesOf(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return new Set();
  seen.add(file.href);
  const names = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name]) => name ?? '');
  const reached = names.flatMap((name) =>
    name.startsWith('#') ? [...packagesOf(new URL(name.slice(1), SOURCE), seen)] : [name],
  );
  return new Set(reached);
}

test('reading a manifest needs the C2PA engine and nothing of Node', () => {
  expect(packagesOf(new URL('read-manifest.ts', HERE))).toEqual(
    new Set(['@contentauth/c2pa-wasm']),
  );
});

test('telling what was read needs nothing at all', () => {
  expect(packagesOf(new URL('describe-provenance.ts', HERE))).toEqual(new Set());
});
