import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createLog } from '#server/platform/log.ts';

import { rowsOf, type OpenDatabase } from '../database.ts';
import { lockDirectory } from './directory-lock.ts';
import { openEmbedded } from './open-embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'casinoreel-embedded-'));
const log = createLog('silent');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openEmbedded(folder, log);
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('refuses a second opener with a way out', async () => {
    await expect(openEmbedded(folder, log)).rejects.toThrow(/DATABASE_URL/);
  });

  it('refuses a second process', () => {
    const module = new URL('directory-lock.ts', import.meta.url).pathname;
    const program = `
      const { lockDirectory } = await import(${JSON.stringify(module)});
      lockDirectory(${JSON.stringify(folder)});
    `;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('DATABASE_URL');
  });

  it('frees a directory when its holder lets go', () => {
    const other = mkdtempSync(join(tmpdir(), 'casinoreel-lock-'));
    const first = lockDirectory(other);
    expect(() => lockDirectory(other)).toThrow(/Another process/);
    first.release();
    lockDirectory(other).release();
    rmSync(other, { recursive: true, force: true });
  });

  it('syncs what is committed, on little memory', async () => {
    const settings = await rowsOf<{ name: string; setting: string }>(
      database.db,
      sql`select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'shared_buffers') order by name`,
    );
    expect(settings).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'shared_buffers', setting: '2048' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
  });

  it('turns a query on the outer handle inside a transaction into an error', async () => {
    const mistaken = database.db.transaction(async () => database.db.execute(sql`select 1`));
    await expect(mistaken).rejects.toThrow(/inside a transaction/);
    await expect(database.db.execute(sql`select 1`)).resolves.toBeDefined();
  });

  it('lets work that a transaction left behind use the outer handle afterwards', async () => {
    let later: (() => PromiseLike<unknown>) | undefined;
    await database.db.transaction(async () => {
      later = () => database.db.execute(sql`select 1`);
    });
    await expect(later?.()).resolves.toBeDefined();
  });
});
