import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { sql } from 'drizzle-orm';

import { rowsOf, type Database, type Transaction } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

import {
  BACKUP_FORMAT,
  MANIFEST_FILE,
  SECRET_FILE,
  storedFile,
  tableFile,
  type Manifest,
} from './manifest.ts';
import { creditsOf, migrationsOf, storedKeysOf } from './state.ts';
import { tablesInOrder } from './tables.ts';

interface Sources {
  readonly db: Database;
  readonly storage: Storage;
  /** Where the secret key is, if it is stored in a file. */
  readonly dataFolder: string;
}

const ROWS_AT_ONCE = 500;

/**
 * Writes everything in an installation to `folder`, which must not exist yet: rows as a consistent
 * snapshot, the files they reference, the secret key. The folder gets its final name only when it
 * is complete.
 */
export async function writeBackup(sources: Sources, folder: string, now: Date): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} exists already: name a new folder`);
  const draft = `${folder}.partial`;
  await mkdir(draft, { recursive: true });
  const inDatabase = await sources.db.transaction((tx) => writeTables(tx, draft), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const { keys, ...rest } = inDatabase;
  const files: Manifest['files'] = {};
  for (const key of keys) {
    const copied = await copyStored(sources.storage, key, join(draft, storedFile(key)));
    if (copied) files[key] = copied;
  }
  const secret = join(sources.dataFolder, SECRET_FILE);
  if (existsSync(secret)) await copyFile(secret, join(draft, SECRET_FILE));
  const manifest = { format: BACKUP_FORMAT, createdAt: now.toISOString(), ...rest, files } as const;
  await writeFile(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(draft, folder);
  return manifest;
}

/**
 * Writes the rows of all tables below `folder`; returns their counts and the files they reference.
 */
export async function writeTables(tx: Transaction, folder: string) {
  const tables: Manifest['tables'] = {};
  for (const table of tablesInOrder()) {
    tables[table] = await writeRows(tx, table, join(folder, tableFile(table)));
  }
  return {
    migrations: await migrationsOf(tx),
    credits: await creditsOf(tx),
    keys: await storedKeysOf(tx),
    tables,
  };
}

async function writeRows(tx: Transaction, table: string, path: string) {
  let rows = 0;
  async function* lines() {
    for await (const row of readRows(tx, table)) {
      rows += 1;
      yield `${row}\n`;
    }
  }
  const { sha256 } = await writeHashed(Readable.from(lines()), path);
  return { rows, sha256 };
}

/** Rows as JSON text, so that numbers, timestamps and nested values are restored exactly. */
async function* readRows(tx: Transaction, table: string): AsyncGenerator<string> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${name} t`,
  );
  for (;;) {
    const rows = await rowsOf<{ row: string }>(
      tx,
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`,
    );
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await tx.execute(sql`close backup_rows`);
}

/** Null if the file no longer exists because its job was deleted while the backup was written. */
async function copyStored(storage: Storage, key: string, path: string) {
  const size = await storage.sizeOf(key);
  if (size === null) return null;
  return writeHashed(storage.read(key, { first: 0, last: size - 1 }), path);
}

async function writeHashed(source: Readable, path: string) {
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(source, measure, createWriteStream(path, { flush: true }));
  return { bytes, sha256: hash.digest('hex') };
}

/** The SHA-256 of a file, in hex. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
