import { readdirSync } from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

import { readCatalog, type Catalog, type Table } from './read-catalog.ts';

const FOLDER = new URL('../../src/server/platform/database/', import.meta.url);

/** Reads the tables that Drizzle makes of what `*schema.ts` declare, in a database of their own. */
export async function readDeclaredTables(
  migrated: Pick<Catalog, 'extensions' | 'functions'>,
): Promise<readonly Table[]> {
  const declared: Record<string, unknown> = {};
  for (const name of readdirSync(FOLDER).filter((each) => each.endsWith('schema.ts'))) {
    Object.assign(declared, await import(new URL(name, FOLDER).href));
  }
  const statements = await generateMigration(
    generateDrizzleJson({}),
    generateDrizzleJson(declared),
  );
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  try {
    for (const each of [...migrated.extensions, ...migrated.functions, ...statements]) {
      await pglite.exec(each);
    }
    return (await readCatalog(pglite)).tables;
  } finally {
    await pglite.close();
  }
}
