import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { rowsOf, type Database } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

import { moveFiles, type MovedFiles } from './move-files.ts';
import { insertTables, requireComplete } from './insert-tables.ts';
import { creditsOf, migrationsOf } from './state.ts';
import { writeTables } from './write-backup.ts';

/** What an installation consists of. */
export interface Installation {
  readonly db: Database;
  readonly storage: Storage;
}

export interface Moved extends MovedFiles {
  /** False if an earlier run had already copied them. */
  readonly areRowsNew: boolean;
  readonly rows: number;
  readonly credits: { readonly balances: number; readonly ledger: number };
}

/**
 * Moves a whole installation to another database and storage, and verifies it: counts of rows, sums
 * of credits, hashes of files. Rows are copied last and in one transaction, so that an interrupted
 * run can be repeated; files already copied are skipped. Refuses a target that contains anything
 * else. `draftFolder` needs space for the rows and one file.
 */
export async function moveInstallation(
  source: Installation,
  target: Installation,
  draftFolder: string,
): Promise<Moved> {
  const folder = await mkdtemp(join(draftFolder, 'move-'));
  try {
    const { keys, ...manifest } = await source.db.transaction((tx) => writeTables(tx, folder), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    if ((await migrationsOf(target.db)).join() !== manifest.migrations.join()) {
      throw new Error('The two databases were migrated by different versions');
    }
    const areRowsNew = !(await holdsAlready(source.db, target.db));
    const files = await moveFiles(source.storage, target.storage, { keys, draftFolder: folder });
    if (areRowsNew) {
      await target.db.transaction(async (tx) => {
        await insertTables(tx, folder);
        await requireComplete(tx, manifest);
      });
    }
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    return { ...files, areRowsNew, rows, credits: await creditsOf(target.db) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const IDS_AT_ONCE = 1_000;

/**
 * Whether the target is this installation, moved before and perhaps used since: it then has every
 * entry of the source's ledger, which cannot be deleted. False if the target is empty.
 */
async function holdsAlready(source: Database, target: Database): Promise<boolean> {
  const [inUse] = await rowsOf(target, sql`select 1 from organizations limit 1`);
  if (!inUse) return false;
  let entries = 0;
  let known = 0;
  for (let last = NO_ID; ;) {
    const page = await rowsOf<{ id: string }>(
      source,
      sql`select id from credit_ledger where id > ${last}::uuid order by id limit ${IDS_AT_ONCE}`,
    );
    if (page.length === 0) break;
    last = page.at(-1)?.id ?? last;
    entries += page.length;
    const ids = JSON.stringify(page.map(({ id }) => id));
    const [found] = await rowsOf<{ count: number }>(
      target,
      sql`select count(*)::int as count from credit_ledger
          where id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`,
    );
    known += found?.count ?? 0;
  }
  if (known === 0) throw new Error('The target holds another installation: move into an empty one');
  if (known === entries) return true;
  throw new Error(
    `The target holds this installation as it was when it was moved; ${entries - known} entries of ` +
      'its ledger are newer than that. It was used on: choose one of the two, they cannot be joined',
  );
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
