import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import { migrateEmbedded } from '#server/platform/database/migrate.ts';

import { readCatalog, type Catalog } from './read-catalog.ts';

/** Reads what the migrations make of an empty database. */
export async function migrateInMemory(): Promise<Catalog> {
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  try {
    await migrateEmbedded(pglite);
    return await readCatalog(pglite);
  } finally {
    await pglite.close();
  }
}
