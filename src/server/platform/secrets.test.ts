import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { loadSecretKey } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'casinoreel-secrets-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('creates a key once, for all concurrent processes, readable only by its owner', async () => {
  const keys = await Promise.all(
    Array.from({ length: 10 }, () => loadSecretKey(null, { folder, access: 'owner' })),
  );
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]?.length).toBeGreaterThanOrEqual(43);
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret-key']);
});

it('prefers the configured key and writes none', async () => {
  expect(await loadSecretKey('configured', { folder, access: 'owner' })).toBe('configured');
});
