import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

import { refuseFormerHistory } from '#server/platform/database/migrations/former-history.ts';
import type { MigrationSession } from '#server/platform/database/migrations/migration-session.ts';
import { readMigrations, type Migration } from '#server/platform/database/migrations/migrations.ts';

/** Any number, the same in every process: only one of them migrates at a time. */
const MIGRATION_LOCK = 727_001;

/** The embedded database has one process, so nobody else migrates. */
export async function migrateEmbedded(pglite: PGlite): Promise<void> {
  await pglite.transaction((tx) => migrate(tx));
}

/** Over a connection of its own, because the lock belongs to a connection. */
export async function migrateServer(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('begin');
    await migrate(sessionOf(client));
    await client.query('commit');
  } finally {
    await client.end();
  }
}

function sessionOf(client: Client): MigrationSession {
  return {
    exec: (sql) => client.query(sql),
    query: (sql, parameters) => client.query(sql, parameters),
  };
}

/** Applies what is not applied yet; all of it or nothing. */
async function migrate(session: MigrationSession): Promise<void> {
  await refuseFormerHistory(session);
  await makeHistory(session);
  const { rows } = await session.query('select name, sha256 from migrations.applied');
  const applied = rows as Applied[];
  for (const migration of readMigrations()) {
    const before = applied.find(({ name }) => name === migration.name);
    if (before && before.sha256 !== migration.sha256) {
      throw new Error(`The migration ${migration.name} was changed after it was applied here`);
    }
    if (!before) {
      await session.exec(migration.sql);
      await recordMigration(session, migration);
    }
  }
}

type Applied = Pick<Migration, 'name' | 'sha256'>;

/** Makes the table that knows which migrations a database has seen. */
export async function makeHistory(session: MigrationSession): Promise<void> {
  await session.exec(`
    create schema if not exists migrations;
    create table if not exists migrations.applied (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    );`);
}

/** Records a migration as applied; runs in the transaction that applied it. */
export async function recordMigration(
  session: MigrationSession,
  { name, sha256 }: Applied,
): Promise<void> {
  await session.query('insert into migrations.applied (name, sha256) values ($1, $2)', [
    name,
    sha256,
  ]);
}
