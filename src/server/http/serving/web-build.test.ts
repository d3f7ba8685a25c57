import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { readWebBuild } from './web-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'casinoreel-web-build-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('names the hash of every inline script of every page, once, and of nothing else', () => {
  const shared = 'window.__context = {"a": "</b>"};';
  const page = (inline: string) =>
    `<html><script>${shared}</script><script type="module" async="">${inline}</script>` +
    '<script src="/assets/entry.js"></script><link rel="modulepreload" href="/a.js"></html>';
  mkdirSync(join(folder, 'login'), { recursive: true });
  writeFileSync(join(folder, '__spa-fallback.html'), page('import "/shell.js"'));
  writeFileSync(join(folder, 'index.html'), page('\n  import "/home.js"\n'));
  writeFileSync(join(folder, 'login', 'index.html'), page('import "/login.js"'));
  const hashes = readWebBuild(folder)?.inlineScriptHashes;
  const scripts = [shared, 'import "/shell.js"', '\n  import "/home.js"\n', 'import "/login.js"'];
  expect([...(hashes ?? [])].sort()).toEqual(scripts.map(hashOf).sort());
});

it('answers nothing where nothing is built', () => {
  expect(readWebBuild(join(folder, 'missing'))).toBeNull();
});
