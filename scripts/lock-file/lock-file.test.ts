import { expect, it } from 'vitest';

import { problemsOf, removeUnproven, type LockFile } from './lock-file.ts';

const integrity = 'sha512-abc';
const lockOf = (packages: LockFile['packages']): LockFile => ({
  packages: { '': {}, ...packages },
});

it('reports packages without a hash and unreviewed install scripts', () => {
  const lock = lockOf({
    'node_modules/a': { version: '1.0.0', integrity },
    'node_modules/a/node_modules/@b/c': { version: '1.0.0' },
    'node_modules/weak': { integrity: 'sha1-abc' },
    'node_modules/builds': { integrity, hasInstallScript: true },
    'node_modules/judged': { integrity, hasInstallScript: true },
  });
  expect(problemsOf(lock, { judged: false })).toEqual([
    'node_modules/a/node_modules/@b/c has no SHA-512 hash',
    'node_modules/weak has no SHA-512 hash',
    "builds has an install script that package.json's allowScripts does not judge",
  ]);
});

it('removes packages without a hash and all references to them, but nothing that is needed', () => {
  const lock = lockOf({
    'node_modules/canvas': {
      integrity,
      optionalDependencies: { 'canvas-linux': '1.0.0', 'canvas-darwin': '1.0.0', other: '1.0.0' },
    },
    'node_modules/canvas-linux': { integrity, optional: true },
    'node_modules/canvas-darwin': { version: '1.0.0', optional: true },
    'node_modules/needed': { version: '1.0.0' },
  });
  expect(removeUnproven(lock)).toEqual(['canvas-darwin']);
  expect(lock.packages['node_modules/canvas']?.optionalDependencies).toEqual({
    'canvas-linux': '1.0.0',
  });
  expect(Object.keys(lock.packages)).toContain('node_modules/needed');
  expect(problemsOf(lock, {})).toEqual(['node_modules/needed has no SHA-512 hash']);
});
