import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { rowsOf, type Database } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

import { convertBackup, type Backup } from './convert-backup.ts';
import { insertTables, requireComplete } from './insert-tables.ts';
import {
  MANIFEST_FILE,
  SECRET_FILE,
  manifestSchema,
  storedFile,
  tableFile,
  type Manifest,
} from './manifest.ts';
import { migrationsOf } from './state.ts';
import { hashOfFile } from './write-backup.ts';

interface Targets {
  readonly db: Database;
  readonly storage: Storage;
  readonly dataFolder: string;
}

/**
 * Restores a backup into an empty installation, on either database, and verifies it: every hash
 * before, every count and the credits after. Backups of earlier versions are converted first. Rows
 * are inserted in one transaction; a failed restore can be repeated.
 */
export async function restoreBackup(targets: Targets, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await requireIntact(folder, manifest);
  await requireEmpty(targets.db);
  const draftFolder = await mkdtemp(join(targets.dataFolder, 'restore-'));
  try {
    const rows = await rowsForThisVersion(targets.db, { folder, manifest }, draftFolder);
    for (const key of Object.keys(manifest.files)) {
      await keepFile(targets.storage, join(folder, storedFile(key)), { key, draftFolder });
    }
    const secret = join(targets.dataFolder, SECRET_FILE);
    if (existsSync(join(folder, SECRET_FILE))) await copyFile(join(folder, SECRET_FILE), secret);
    await targets.db.transaction(async (tx) => {
      await insertTables(tx, rows.folder);
      await requireComplete(tx, rows.manifest);
    });
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
  }
  return manifest;
}

/** Returns the backup itself if its tables match this database, or a converted copy. */
async function rowsForThisVersion(db: Database, backup: Backup, draftFolder: string) {
  const ours = await migrationsOf(db);
  if (ours.join() === backup.manifest.migrations.join()) return backup;
  const folder = join(draftFolder, 'converted');
  return { folder, manifest: await convertBackup(backup, folder) };
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

async function requireEmpty(db: Database): Promise<void> {
  const rows = await rowsOf(db, sql`select 1 from organizations limit 1`);
  if (rows.length > 0)
    throw new Error('This installation holds data already: restore into an empty one');
}

/** Storage moves files it receives, so it is given a copy. */
async function keepFile(
  storage: Storage,
  path: string,
  { key, draftFolder }: { key: string; draftFolder: string },
): Promise<void> {
  const draft = join(draftFolder, 'file');
  await copyFile(path, draft);
  await storage.keep(key, draft);
}
