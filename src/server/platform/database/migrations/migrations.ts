import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of SQL that changes the tables. */
export interface Migration {
  /** The file's name: files are applied in the order of their names. */
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

const DATABASE_FOLDER = new URL('../../../../../database/', import.meta.url);

/** The migrations of this version, in order. */
export const readMigrations = (): readonly Migration[] => readSqlFiles('migrations');

/**
 * The steps that led to the first of today's migrations, in order: what databases went through before
 * `0001_initial.sql` took their place. Only backups from then still need them.
 */
export const readFormerSteps = (): readonly Migration[] => readSqlFiles('former');

function readSqlFiles(folder: 'migrations' | 'former'): Migration[] {
  const url = new URL(`${folder}/`, DATABASE_FOLDER);
  const names = readdirSync(fileURLToPath(url)).filter((name) => name.endsWith('.sql'));
  return names.toSorted().map((name) => {
    const sql = readFileSync(new URL(name, url), 'utf8');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}
