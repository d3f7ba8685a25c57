import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import {
  BACKUP_FORMAT,
  MANIFEST_FILE,
  storedFile,
  tableFile,
} from '#server/platform/backup/manifest.ts';

export interface FormerBackup {
  /** Hashes of the applied migrations. */
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

/** Writes a backup like an earlier version did, with one film. */
export function writeFormerBackup(folder: string, { migrations, tables }: FormerBackup): void {
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const entries = Object.entries(tables).map(([table, rows]) => {
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    write(tableFile(table), lines);
    return [table, { rows: rows.length, sha256: hashOf(lines) }] as const;
  });
  write(storedFile('jobs/film.mp4'), 'a film');
  const sumOf = (table: string, column: string) =>
    (tables[table] ?? []).reduce((sum, row) => sum + Number(row[column]), 0);
  const manifest = {
    format: BACKUP_FORMAT,
    createdAt: '2026-03-05T00:00:00.000Z',
    migrations,
    tables: Object.fromEntries(entries),
    files: { 'jobs/film.mp4': { bytes: 6, sha256: hashOf('a film') } },
    credits: {
      balances: sumOf('organizations', 'credit_balance'),
      ledger: sumOf('credit_ledger', 'delta'),
    },
  };
  write(MANIFEST_FILE, JSON.stringify(manifest));
}
