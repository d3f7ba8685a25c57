import { mkdirSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { openInstance } from '#server/platform/database/embedded/open-embedded.ts';
import { migrateServer } from '#server/platform/database/migrations/migrate.ts';
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts';

export const POSTGRES_TEMPLATE = 'casinoreel_template';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated embedded database, as a tar file. */
    embeddedTemplatePath: string;
    /** The same as a folder, for servers in separate processes. */
    embeddedFolderPath: string;
    /** A server with the migrated database `casinoreel_template`. */
    postgresUrl: string;
  }
}

/** Runs once per test run: creates a migrated template of each database, which test files copy. */
export default async function makeTemplates(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'casinoreel-templates-'));
  const embeddedTemplatePath = join(folder, 'embedded.tar');
  const embeddedFolderPath = join(folder, 'embedded');
  const makeEmbedded = async () => {
    await makeEmbeddedTemplate(embeddedTemplatePath);
    await unpackTemplate(embeddedTemplatePath, embeddedFolderPath);
  };
  const [postgres] = await Promise.all([startWithTemplate(), makeEmbedded()]);
  project.provide('embeddedTemplatePath', embeddedTemplatePath);
  project.provide('embeddedFolderPath', embeddedFolderPath);
  project.provide('postgresUrl', postgres.urlOf('postgres'));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeEmbeddedTemplate(path: string): Promise<void> {
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  const database = await openInstance(pglite);
  // Removes what copies do not need, half of the files that each of them would have to unpack.
  await pglite.exec('update pg_database set datistemplate = false');
  await pglite.exec('drop database template0');
  await pglite.exec('drop database template1');
  const tar = await pglite.dumpDataDir('none');
  writeFileSync(path, Buffer.from(await tar.arrayBuffer()));
  await database.close();
}

/** As a server of its own would have left it. */
async function unpackTemplate(path: string, folder: string): Promise<void> {
  const loadDataDir = await openAsBlob(path);
  mkdirSync(folder);
  const pglite = await PGlite.create(join(folder, 'cluster'), {
    loadDataDir,
    extensions: { pg_trgm },
  });
  await pglite.close();
}

async function startWithTemplate(): Promise<PostgresServer> {
  const postgres = await startPostgres();
  const client = new Client({ connectionString: postgres.urlOf('postgres') });
  await client.connect();
  await client.query(`create database ${POSTGRES_TEMPLATE}`);
  await client.end();
  await migrateServer(postgres.urlOf(POSTGRES_TEMPLATE));
  return postgres;
}
