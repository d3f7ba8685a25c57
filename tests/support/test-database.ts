import { randomBytes } from 'node:crypto';
import { cpSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Client } from 'pg';
import { inject } from 'vitest';

import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openInstance } from '#server/platform/database/embedded/open-embedded.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { createLog } from '#server/platform/log.ts';

export const DATABASE_KINDS = ['embedded', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** A separate, migrated, empty database; closing it deletes it. */
export function openTestDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  return kind === 'embedded' ? openEmbeddedCopy() : openPostgresCopy();
}

async function openEmbeddedCopy(): Promise<OpenDatabase> {
  return openInstance(await createEmbeddedDatabase());
}

/** The default of 128 MB would be filled with zeros each time. */
const FEW_BUFFERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/**
 * A migrated embedded database, copied from the template, because creating a new one takes far
 * longer.
 */
export async function createEmbeddedDatabase(): Promise<PGlite> {
  const loadDataDir = await openAsBlob(inject('embeddedTemplatePath'));
  return PGlite.create({ loadDataDir, startParams: FEW_BUFFERS, extensions: { pg_trgm } });
}

/**
 * Provides a migrated embedded database for a server that is not started yet; it would otherwise
 * spend seconds creating one.
 */
export function placeEmbeddedDatabase(dataFolder: string): void {
  cpSync(inject('embeddedFolderPath'), join(dataFolder, 'database'), { recursive: true });
}

const CONNECTIONS = 10;

async function openPostgresCopy(): Promise<OpenDatabase> {
  const { url, drop } = await createPostgresDatabase();
  const database = await openPostgres(url, CONNECTIONS, createLog('silent'));
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

/** A migrated database on the test run's server, for a process that connects by itself. */
export async function createPostgresDatabase() {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} template casinoreel_template`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => administer(server, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
