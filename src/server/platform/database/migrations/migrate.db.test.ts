import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterEach, expect, it } from 'vitest';

import { createEmbeddedDatabase, createPostgresDatabase } from '#tests/support/test-database.ts';

import { migrateEmbedded, migrateServer } from './migrate.ts';

/** What a database of a former version holds, as far as it is looked at. */
const FORMER = `
  drop schema if exists migrations cascade;
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('a', 1), ('b', 2);`;

const REFUSED =
  /made by an earlier version of CasinoReel, with 2 migrations .* Nothing was changed\. .*npm run backup.*npm run restore/;
const HISTORY = `select to_regnamespace('migrations') is not null as "isThere"`;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function openEmbedded(): Promise<PGlite> {
  const pglite = await createEmbeddedDatabase();
  ends.push(() => pglite.close());
  return pglite;
}

async function openServer() {
  const database = await createPostgresDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  ends.push(database.drop, () => client.end());
  return { url: database.url, client };
}

it('refuses an embedded database of a former version and changes nothing', async () => {
  const pglite = await openEmbedded();
  await pglite.exec(FORMER);
  await expect(migrateEmbedded(pglite)).rejects.toThrow(REFUSED);
  expect((await pglite.query(HISTORY)).rows).toEqual([{ isThere: false }]);
});

it('refuses a PostgreSQL database of a former version and changes nothing', async () => {
  const { url, client } = await openServer();
  await client.query(FORMER);
  await expect(migrateServer(url)).rejects.toThrow(REFUSED);
  expect((await client.query(HISTORY)).rows).toEqual([{ isThere: false }]);
});

it('refuses to go on where an applied migration has changed', async () => {
  const pglite = await openEmbedded();
  await migrateEmbedded(pglite);
  await pglite.exec(`update migrations.applied set sha256 = 'other'`);
  await expect(migrateEmbedded(pglite)).rejects.toThrow('0001_initial.sql was changed');
});

it('migrates once where two processes start together', async () => {
  const { url, client } = await openServer();
  await client.query(
    'drop schema migrations cascade; drop schema public cascade; create schema public',
  );
  await Promise.all([migrateServer(url), migrateServer(url)]);
  const { rows } = await client.query('select name from migrations.applied');
  expect(rows).toContainEqual({ name: '0001_initial.sql' });
});
