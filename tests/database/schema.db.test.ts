import { readFileSync } from 'node:fs';

import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { migrateEmbedded } from '#server/platform/database/migrations/migrate.ts';
import {
  readFormerSteps,
  readMigrations,
} from '#server/platform/database/migrations/migrations.ts';
import { createEmbeddedDatabase } from '#tests/support/test-database.ts';

import { compareTables } from '../../scripts/database/compare-tables.ts';
import { readDeclaredTables } from '../../scripts/database/declared-tables.ts';
import { printCatalog } from '../../scripts/database/print-catalog.ts';
import { readCatalog, type Catalog, type Table } from '../../scripts/database/read-catalog.ts';
import { emptyScratch, readMigrated } from '../../scripts/database/scratch-database.ts';

let scratch: PGlite;
let declared: readonly Table[];

beforeAll(async () => {
  scratch = await createEmbeddedDatabase();
  declared = await readDeclaredTables(scratch, await readMigrated(scratch));
});
beforeEach(() => emptyScratch(scratch));
afterAll(() => scratch.close());

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
  for (const step of readFormerSteps()) await scratch.exec(step.sql);
  const former = comparable(await readCatalog(scratch));
  await emptyScratch(scratch);
  await scratch.exec(readMigrations()[0]?.sql ?? '');

  expect(former).toEqual(comparable(await readCatalog(scratch)));
});

it('can be created from schema.sql alone', async () => {
  const written = readFileSync('database/schema.sql', 'utf8');
  await scratch.exec(written);
  expect(written).toContain(printCatalog(await readCatalog(scratch)));
});

it('compares list constraints in any order', async () => {
  await migrateEmbedded(scratch);
  const problemsWith = async (roles: string) => {
    await scratch.exec(`
      alter table users drop constraint users_role_known;
      alter table users add constraint users_role_known check (role in (${roles}));`);
    return compareTables((await readCatalog(scratch)).tables, declared);
  };
  expect(await problemsWith(`'viewer', 'creator', 'admin', 'owner'`)).toEqual([]);
  expect(await problemsWith(`'viewer', 'creator', 'admin'`)).toHaveLength(2);
});

it('is compared with the declarations, naming each kind of difference', async () => {
  await migrateEmbedded(scratch);
  await scratch.exec(`
    alter table users alter column role drop not null;
    alter table media add column colour text;
    alter table tasks alter column priority set default 1;
    alter table jobs drop constraint jobs_captions_known;
    drop index users_by_age;
    create table leftovers (id uuid);
  `);
  const { tables } = await readCatalog(scratch);

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
