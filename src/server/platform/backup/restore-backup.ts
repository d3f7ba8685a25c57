import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { sql } from 'drizzle-orm';

import { rowsOf, type Database, type Transaction } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

import {
  MANIFEST_FILE,
  SECRET_FILE,
  manifestSchema,
  storedFile,
  tableFile,
  type Manifest,
} from './manifest.ts';
import { creditsOf, migrationsOf, unbalancedOrganizations } from './state.ts';
import { tablesInOrder } from './tables.ts';
import { hashOfFile } from './write-backup.ts';

interface Targets {
  readonly db: Database;
  readonly storage: Storage;
  readonly dataFolder: string;
}

const ROWS_AT_ONCE = 200;

/**
 * Fills an empty installation from a backup, on either database, and proves it: every hash before,
 * every count and the credits after. Rows come in one transaction; a restore that fails can be
 * repeated.
 */
export async function restoreBackup(targets: Targets, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await requireIntact(folder, manifest);
  await requireSameTables(targets.db, manifest);
  await requireEmpty(targets.db);
  for (const key of Object.keys(manifest.files)) await keepFile(targets, folder, key);
  const secret = join(targets.dataFolder, SECRET_FILE);
  if (existsSync(join(folder, SECRET_FILE))) await copyFile(join(folder, SECRET_FILE), secret);
  await targets.db.transaction(async (tx) => {
    await insertTables(tx, folder);
    await requireComplete(tx, manifest);
  });
  return manifest;
}

/** Inserts the rows that `writeTables` wrote below `folder`. */
export async function insertTables(tx: Transaction, folder: string): Promise<void> {
  // The guard of free videos asks about rows that may come later.
  await tx.execute(sql`select set_config('casinoreel.restoring', 'on', true)`);
  for (const table of tablesInOrder()) await insertRows(tx, table, folder);
  await continueNumbering(tx);
}

/** Columns that number themselves go on after the numbers that came with the rows. */
async function continueNumbering(tx: Transaction): Promise<void> {
  const columns = await rowsOf<{ table: string; name: string }>(
    tx,
    sql`select table_name as table, column_name as name from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, name } of columns) {
    const column = sql.identifier(name);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${name}), max(${column}))
          from ${sql.identifier(table)} having max(${column}) is not null`,
    );
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST_FILE);
  if (!existsSync(path)) throw new Error(`${folder} holds no backup`);
  return manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
}

async function requireIntact(folder: string, { tables, files }: Manifest): Promise<void> {
  const expected = [
    ...Object.entries(tables).map(([table, { sha256 }]) => [tableFile(table), sha256] as const),
    ...Object.entries(files).map(([key, { sha256 }]) => [storedFile(key), sha256] as const),
  ];
  for (const [path, sha256] of expected) {
    const isIntact =
      existsSync(join(folder, path)) && (await hashOfFile(join(folder, path))) === sha256;
    if (!isIntact) throw new Error(`The backup is damaged: ${path} is not what was written`);
  }
}

/** Throws where the database was made by other migrations than the rows. */
export async function requireSameTables(
  db: Database,
  manifest: Pick<Manifest, 'migrations'>,
): Promise<void> {
  const ours = await migrationsOf(db);
  if (ours.join() === manifest.migrations.join()) return;
  throw new Error(
    'The backup was made by another version. Restore it with the version that made it, then upgrade',
  );
}

async function requireEmpty(db: Database): Promise<void> {
  const rows = await rowsOf(db, sql`select 1 from organizations limit 1`);
  if (rows.length > 0)
    throw new Error('This installation holds data already: restore into an empty one');
}

/** Storage takes files over by moving them, so it is given a copy. */
async function keepFile(
  { storage, dataFolder }: Targets,
  folder: string,
  key: string,
): Promise<void> {
  const draftFolder = await mkdtemp(join(dataFolder, 'restore-'));
  try {
    const draft = join(draftFolder, 'file');
    await copyFile(join(folder, storedFile(key)), draft);
    await storage.keep(key, draft);
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
  }
}

async function insertRows(tx: Transaction, table: string, folder: string): Promise<void> {
  const lines = createInterface({ input: createReadStream(join(folder, tableFile(table))) });
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < ROWS_AT_ONCE) continue;
    await insertBatch(tx, table, batch);
    batch = [];
  }
  if (batch.length > 0) await insertBatch(tx, table, batch);
}

async function insertBatch(tx: Transaction, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`,
  );
}

/** Throws where rows are missing, or where credits are not what they were, or not what the ledger says. */
export async function requireComplete(
  tx: Transaction,
  { tables, credits }: Pick<Manifest, 'tables' | 'credits'>,
): Promise<void> {
  for (const [table, { rows }] of Object.entries(tables)) {
    const [found] = await rowsOf<{ rows: string }>(
      tx,
      sql`select count(*)::text as rows from ${sql.identifier(table)}`,
    );
    if (Number(found?.rows) !== rows) throw new Error(`The table ${table} came back incomplete`);
  }
  const restored = await creditsOf(tx);
  if (restored.balances !== credits.balances || restored.ledger !== credits.ledger) {
    throw new Error('The credits do not add up to what they were');
  }
  const unsound = await unbalancedOrganizations(tx);
  if (unsound.length > 0) {
    throw new Error(`The ledger does not sum to the balance of ${unsound.join(', ')}`);
  }
}
