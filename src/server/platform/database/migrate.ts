import { fileURLToPath } from 'node:url';

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';

const MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('../../../../database/migrations', import.meta.url)),
};

/** Any number, the same in every process: only one of them migrates at a time. */
const MIGRATION_LOCK = 727_001;

/** The embedded database has one process, so nobody else migrates. */
export async function migrateEmbedded<S extends Record<string, unknown>>(
  db: PgliteDatabase<S>,
): Promise<void> {
  await migratePglite(db, MIGRATIONS);
}

/** Over a connection of its own, because the lock belongs to a connection. */
export async function migrateServer(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const db = drizzle({ client });
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migratePostgres(db, MIGRATIONS);
  } finally {
    await client.end();
  }
}
