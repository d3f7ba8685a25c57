import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { rowsOf, type Database } from '#server/platform/database/database.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { creditLedger } from '#server/platform/database/schema/credits.ts';
import { jobFiles, jobReviews, jobRuns, jobs } from '#server/platform/database/schema/jobs.ts';
import { DATABASE_KINDS } from '#tests/support/test-database.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

import { tableFile } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { tablesInOrder } from './tables.ts';
import { writeBackup } from './write-backup.ts';
import { NO_WORDS } from '#domain/order/words.ts';
import { NO_WISHES } from '#tests/support/film/example-order.ts';

const NOW = new Date('2026-05-01T12:00:00.123Z');

describe.each(DATABASE_KINDS)('a backup written from %s', (from) => {
  const platforms: TestPlatform[] = [];
  let folder = '';

  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'casinoreel-backup-')), 'backup');
  });

  afterEach(async () => {
    await Promise.all(platforms.splice(0).map((platform) => platform.close()));
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  async function open(kind: (typeof DATABASE_KINDS)[number]) {
    const platform = await openTestPlatform(kind);
    platforms.push(platform);
    return { ...platform, dataFolder: platform.config.data.folder };
  }

  async function openFilled() {
    const source = await open(from);
    const id = '6f0d2c1e-5a51-4a5c-9a0e-2f3a7b9c1d01' as (typeof organizations.$inferInsert)['id'];
    const jobId = '6f0d2c1e-5a51-4a5c-9a0e-2f3a7b9c1d02' as (typeof jobs.$inferInsert)['id'];
    await source.db
      .insert(organizations)
      .values({ id, name: 'Émile & "Söhne"\n', creditBalance: 50, createdAt: NOW });
    await source.db.insert(creditLedger).values({
      id: '6f0d2c1e-5a51-4a5c-9a0e-2f3a7b9c1d03',
      organizationId: id,
      kind: 'welcome',
      reason: 'Welcome credits',
      delta: 50,
      balanceAfter: 50,
      createdAt: NOW,
    });
    await source.db.insert(jobs).values({
      id: jobId,
      organizationId: id,
      prompt: '轮盘之夜 "quoted" \\ back',
      preset: 'roulette',
      controls: {
        aspectRatio: '16:9',
        cameraMotion: 'smooth',
        lighting: 'neon',
        crowdDensity: 'none',
        fps: 30,
        duration: 5,
      },
      markets: ['US'],
      words: NO_WORDS,
      leftOut: [],
      language: 'en',
      look: NO_WISHES,
      seed: 2_147_483_647,
      shortSidePixels: 720,
      costCredits: 50,
      createdAt: NOW,
    });
    const files = { videoKey: 'jobs/film.mp4', posterKey: 'jobs/film.jpg' };
    await source.db.insert(jobFiles).values({ ...files, jobId });
    await source.db.insert(jobRuns).values({ jobId, status: 'ready' });
    await source.db.insert(jobReviews).values({ jobId, askedAt: NOW, moderationStatus: 'pending' });
    for (const key of ['film.mp4', 'film.jpg']) {
      writeFileSync(join(source.dataFolder, key), `bytes of ${key}`);
      await source.storage.keep(`jobs/${key}`, join(source.dataFolder, key));
    }
    writeFileSync(join(source.dataFolder, 'secret-key'), 'the key\n');
    return source;
  }

  it('includes every table', async () => {
    const { db } = await open(from);
    const tables = await rowsOf<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(new Set(tablesInOrder())).toEqual(new Set(tables.map(({ name }) => name)));
  });

  it.each(DATABASE_KINDS)('is restored completely on %s', async (to) => {
    const source = await openFilled();
    const written = await writeBackup(source, folder, NOW);
    expect(written.credits).toEqual({ balances: 50, ledger: 50 });

    const target = await open(to);
    await restoreBackup(target, folder);

    for (const table of tablesInOrder()) {
      expect(await rowsIn(target.db, table)).toEqual(await rowsIn(source.db, table));
    }
    expect(await text(target.storage.read('jobs/film.mp4', { first: 0, last: 16 }))).toBe(
      'bytes of film.mp4',
    );
  });

  it('is refused if it was damaged, or if the installation has data', async () => {
    const source = await openFilled();
    await writeBackup(source, folder, NOW);
    await expect(restoreBackup(source, folder)).rejects.toThrow('holds data already');
    const target = await open(from);
    appendFileSync(join(folder, tableFile('organizations')), '{}\n');
    await expect(restoreBackup(target, folder)).rejects.toThrow(
      'The backup is damaged: tables/organizations.jsonl',
    );
    await expect(writeBackup(source, folder, NOW)).rejects.toThrow('exists already');
  });
});

/** The table's name with all its rows, in a deterministic order. */
async function rowsIn(db: Database, table: string) {
  const rows = await rowsOf<{ row: string }>(
    db,
    sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t order by 1`,
  );
  return { table, rows };
}
