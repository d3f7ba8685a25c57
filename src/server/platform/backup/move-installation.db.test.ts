import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { rowsOf, type Database } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { putJob } from '#tests/support/job-states.ts';
import { startBucketServer, type BucketServer } from '#tests/support/bucket-server.ts';
import { giveCredits, openTestApi, VIDEO_REQUEST, type TestApi } from '#tests/support/test-api.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/test-platform.ts';

import { moveInstallation } from './move-installation.ts';
import { restoreBackup } from './restore-backup.ts';
import { tablesInOrder } from './tables.ts';
import { writeBackup } from './write-backup.ts';

let bucket: BucketServer;
let source: TestApi;
const folder = mkdtempSync(join(tmpdir(), 'casinoreel-move-'));
const platforms: TestPlatform[] = [];

beforeAll(async () => {
  bucket = await startBucketServer();
  source = await openTestApi(await openTestPlatform('embedded'));
  for (let casino = 0; casino < 3; casino += 1) await addCasino(casino);
});

afterEach(async () => {
  await Promise.all(platforms.splice(0).map((platform) => platform.close()));
});

afterAll(async () => {
  await source.close();
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** With a ready film, a waiting one, and some credits left. */
async function addCasino(number: number): Promise<void> {
  const { token } = await source.signUp({ credits: 137 + number });
  const order = async () => {
    const response = await source.call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    return response.json<JobBody>().id as JobId;
  };
  const id = await order();
  await order();
  for (const ending of ['mp4', 'jpg']) {
    const draft = join(folder, 'draft');
    writeFileSync(draft, `${ending} of casino ${number}`);
    await source.storage.keep(`jobs/${id}-1.${ending}`, draft);
  }
  await putJob(source.db, id, {
    run: { status: 'ready' },
    files: { videoKey: `jobs/${id}-1.mp4`, posterKey: `jobs/${id}-1.jpg` },
  });
}

async function openTarget(place: string) {
  const platform = await openTestPlatform('postgres', { STORAGE_URL: bucket.urlOf(place) });
  platforms.push(platform);
  return platform;
}

const contentOf = async (storage: Storage, key: string) =>
  text(storage.read(key, { first: 0, last: ((await storage.sizeOf(key)) ?? 0) - 1 }));

async function rowsIn(db: Database) {
  const tables: Record<string, unknown> = {};
  for (const table of tablesInOrder()) {
    tables[table] = await rowsOf(
      db,
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t order by 1`,
    );
  }
  return tables;
}

async function expectSameAsSource(db: Database, storage: Storage): Promise<void> {
  expect(await rowsIn(db)).toEqual(await rowsIn(source.db));
  for await (const { key } of source.storage.list('')) {
    expect(await contentOf(storage, key)).toBe(await contentOf(source.storage, key));
  }
}

it('moves rows and files, and recognises them when it is run again', async () => {
  const target = await openTarget('whole');

  const moved = await moveInstallation(source, target, folder);
  expect(moved).toMatchObject({
    areRowsNew: true,
    filesCopied: 6,
    filesFound: 0,
    filesMissing: [],
  });
  expect(moved.credits).toEqual({ balances: 37 + 38 + 39, ledger: 37 + 38 + 39 });
  await expectSameAsSource(target.db, target.storage);
  expect(await moveInstallation(source, target, folder)).toMatchObject({
    areRowsNew: false,
    filesCopied: 0,
    filesFound: 6,
  });
  expect(readdirSync(folder)).toEqual([]);

  // A backup of the moved installation restores into a new embedded one.
  const backup = join(folder, 'backup');
  await writeBackup({ ...target, dataFolder: target.config.data.folder }, backup, new Date());
  const fresh = await openTestPlatform('embedded');
  platforms.push(fresh);
  await restoreBackup({ ...fresh, dataFolder: fresh.config.data.folder }, backup);
  await expectSameAsSource(fresh.db, fresh.storage);
  rmSync(backup, { recursive: true });

  // The moved installation continues: its audit log numbers the next entry after the last.
  const api = await openTestApi(target);
  expect((await api.signUp()).organization.creditBalance).toBe(50);
});

it('continues after an interruption, and replaces damaged files', async () => {
  const target = await openTarget('interrupted');
  let kept = 0;
  const failing: Storage = {
    ...target.storage,
    keep: async (key, path) => {
      if (kept === 3) throw new Error('The line was cut');
      kept += 1;
      await target.storage.keep(key, path);
    },
  };
  const { db, storage } = target;
  const first = moveInstallation(source, { db, storage: failing }, folder);
  await expect(first).rejects.toThrow('The line was cut');
  expect(await rowsOf(db, sql`select 1 from organizations`)).toEqual([]);
  for await (const { key } of storage.list('jobs/')) {
    writeFileSync(join(folder, 'draft'), 'not what it was');
    await storage.keep(key, join(folder, 'draft'));
    break;
  }

  expect(await moveInstallation(source, target, folder)).toMatchObject({
    areRowsNew: true,
    filesCopied: 4,
    filesFound: 2,
  });
  await expectSameAsSource(db, storage);
});

it('refuses a target with another installation, or a source that was used since', async () => {
  const other = await openTestApi(await openTarget('other'));
  await other.signUp();
  await expect(moveInstallation(source, other, folder)).rejects.toThrow('another installation');

  const target = await openTarget('used-on');
  await moveInstallation(source, target, folder);
  const organizationId = (await source.signUp()).organizationId;
  await giveCredits(source.db, organizationId, 5);
  await expect(moveInstallation(source, target, folder)).rejects.toThrow('2 entries');
});
