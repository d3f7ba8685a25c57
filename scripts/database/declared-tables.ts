import { readdirSync } from 'node:fs';

import type { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

import { readCatalog, type Catalog, type Table } from './read-catalog.ts';
import { emptyScratch } from './scratch-database.ts';

const FOLDER = new URL('../../src/server/platform/database/schema/', import.meta.url);

/**
 * Reads the tables that Drizzle creates from the declarations in `platform/database/schema`, in an
 * emptied database.
 */
export async function readDeclaredTables(
  scratch: PGlite,
  { extensions, functions }: Pick<Catalog, 'extensions' | 'functions'>,
): Promise<readonly Table[]> {
  const declared: Record<string, unknown> = {};
  for (const name of readdirSync(FOLDER)) {
    Object.assign(declared, await import(new URL(name, FOLDER).href));
  }
  const statements = await generateMigration(
    generateDrizzleJson({}),
    generateDrizzleJson(declared),
  );
  await emptyScratch(scratch);
  for (const each of [...extensions, ...functions, ...statements]) await scratch.exec(each);
  return (await readCatalog(scratch)).tables;
}
