import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';

import { migrateEmbedded } from '#server/platform/database/migrate.ts';
import { readFormerSteps, readMigrations } from '#server/platform/database/migrations.ts';

import { compareTables } from '../../scripts/database/compare-tables.ts';
import { readDeclaredTables } from '../../scripts/database/declared-tables.ts';
import { printCatalog } from '../../scripts/database/print-catalog.ts';
import { readCatalog, type Catalog } from '../../scripts/database/read-catalog.ts';

const opened: PGlite[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((pglite) => pglite.close()));
});

async function openEmpty(): Promise<PGlite> {
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  opened.push(pglite);
  return pglite;
}

/** Columns in any order, names with or without quotes. */
function comparable({ extensions, functions, procedures, tables }: Catalog) {
  const plain = (sql: string) => sql.replaceAll('"', '');
  return {
    extensions,
    code: [...functions, ...procedures].map(plain),
    tables: tables.map((table) => ({
      name: table.name,
      columns: table.columns.map(plain).toSorted(),
      rest: [...table.constraints, ...table.indexes, ...table.triggers].map(plain).toSorted(),
    })),
  };
}

it('is the same after the former steps as after the first migration', async () => {
  const former = await openEmpty();
  for (const step of readFormerSteps()) await former.exec(step.sql);
  const first = await openEmpty();
  await first.exec(readMigrations()[0]?.sql ?? '');

  expect(comparable(await readCatalog(former))).toEqual(comparable(await readCatalog(first)));
});

it('can be made from schema.sql alone', async () => {
  const written = readFileSync('database/schema.sql', 'utf8');
  const pglite = await openEmpty();
  await pglite.exec(written);
  expect(written).toContain(printCatalog(await readCatalog(pglite)));
});

it('is checked for the values of a list, in whatever order', async () => {
  const change = async (values: string) => {
    const pglite = await openEmpty();
    await migrateEmbedded(pglite);
    await pglite.exec(`
      alter table users drop constraint users_role_known;
      alter table users add constraint users_role_known check (role in (${values}));`);
    return pglite;
  };
  const reordered = await readCatalog(await change(`'viewer', 'creator', 'admin', 'owner'`));
  const declared = await readDeclaredTables(reordered);
  expect(compareTables(reordered.tables, declared)).toEqual([]);

  const { tables } = await readCatalog(await change(`'viewer', 'creator', 'admin'`));
  expect(compareTables(tables, declared)).toHaveLength(2);
});

it('is checked against what is declared: each kind of difference is named', async () => {
  const pglite = await openEmpty();
  await migrateEmbedded(pglite);
  const declared = await readDeclaredTables(await readCatalog(pglite));
  await pglite.exec(`
    alter table users alter column role drop not null;
    alter table media add column colour text;
    alter table tasks alter column priority set default 1;
    alter table jobs drop constraint jobs_captions_known;
    drop index users_by_age;
    create table leftovers (id uuid);
  `);
  const { tables } = await readCatalog(pglite);

  expect(compareTables(tables, declared).toSorted()).toEqual([
    'No migration makes what is declared: jobs: ' +
      "CONSTRAINT jobs_captions_known CHECK ((captions = ANY (ARRAY['burned'::text, 'off'::text, 'sidecar'::text])))",
    'No migration makes what is declared: tasks: priority integer NOT NULL DEFAULT 0',
    'No migration makes what is declared: users: CREATE INDEX users_by_age ON users USING btree (created_at, id)',
    'No migration makes what is declared: users: role text NOT NULL',
    'Nothing declares what migrations make: leftovers: id uuid',
    'Nothing declares what migrations make: media: colour text',
    'Nothing declares what migrations make: table leftovers',
    'Nothing declares what migrations make: tasks: priority integer NOT NULL DEFAULT 1',
    'Nothing declares what migrations make: users: role text',
  ]);
});
