import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';

import { openInstance } from '#server/platform/database/embedded/open-embedded.ts';
import { makeHistory, recordMigration } from '#server/platform/database/migrations/migrate.ts';

import { findUpgrade, type Upgrade } from './find-upgrade.ts';
import { insertRows, requireComplete } from './insert-tables.ts';
import type { Manifest } from './manifest.ts';
import { writeTables } from './write-backup.ts';

export interface Backup {
  readonly folder: string;
  readonly manifest: Pick<Manifest, 'migrations' | 'tables' | 'credits'>;
}

/**
 * Converts a backup made by an earlier version and writes its rows below `folder`: they are
 * inserted into the tables of that version, in memory, which are then migrated. Throws if the
 * backup's version is unknown, or if its rows do not add up.
 */
export async function convertBackup(backup: Backup, folder: string): Promise<Backup['manifest']> {
  const upgrade = findUpgrade(backup.manifest.migrations);
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  try {
    for (const step of upgrade.made) await pglite.exec(step.sql);
    await fill(pglite, backup);
    await finish(pglite, upgrade);
    const { db } = await openInstance(pglite);
    return await db.transaction((tx) => writeTables(tx, folder));
  } finally {
    await pglite.close();
  }
}

/** Without triggers and foreign keys, like a replica: the rows were consistent in their source. */
async function fill(pglite: PGlite, { folder, manifest }: Backup): Promise<void> {
  await drizzle({ client: pglite }).transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of Object.keys(manifest.tables)) await insertRows(tx, table, folder);
    await requireComplete(tx, manifest);
  });
}

async function finish(pglite: PGlite, { toMake, recorded }: Upgrade): Promise<void> {
  for (const step of toMake) await pglite.exec(step.sql);
  await pglite.transaction(async (tx) => {
    await makeHistory(tx);
    for (const migration of recorded) await recordMigration(tx, migration);
  });
}
