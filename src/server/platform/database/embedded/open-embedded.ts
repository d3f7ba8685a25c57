import { setImmediate as nextTurn } from 'node:timers/promises';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';

import type { OpenDatabase } from '#server/platform/database/database.ts';
import { lockDirectory } from '#server/platform/database/embedded/directory-lock.ts';
import {
  SyncedFileSystem,
  durableStartParameters,
} from '#server/platform/database/embedded/synced-file-system.ts';
import { migrateEmbedded } from '#server/platform/database/migrations/migrate.ts';
import { guardTransactions } from '#server/platform/database/transaction-guard.ts';
import type { Log } from '#server/platform/log.ts';

/** The embedded server has no autovacuum; without statistics, lists grow slower with every row. */
const VACUUM_INTERVAL_MS = 10 * 60_000;

/**
 * PGlite runs in this thread and answers waiting queries one after the other without a pause: forty of
 * them would keep every other request waiting. A turn of the event loop after each lets those in.
 */
class YieldingPGlite extends PGlite {
  override _runExclusiveQuery<T>(run: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      const result = await run();
      await nextTurn();
      return result;
    });
  }
}

/** Opens the embedded database in `folder`, which no other process can use until it is closed. */
export async function openEmbedded(folder: string, log: Log): Promise<OpenDatabase> {
  const lock = lockDirectory(folder);
  try {
    // `PGlite.create` would make a plain one.
    const pglite = new YieldingPGlite({
      fs: new SyncedFileSystem(`${folder}/cluster`),
      startParams: durableStartParameters(PGlite),
      extensions: { pg_trgm },
    });
    await pglite.waitReady;
    const stopVacuum = vacuumRegularly(pglite, log);
    const open = await openInstance(pglite);
    const close = async () => {
      stopVacuum();
      await open.close();
      lock.release();
    };
    return { ...open, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database over a PGlite instance that already runs: the tests bring theirs, in memory. */
export async function openInstance(pglite: PGlite): Promise<OpenDatabase> {
  await migrateEmbedded(pglite);
  const inner = drizzle({ client: pglite });
  return {
    db: guardTransactions(inner),
    kind: 'embedded',
    driver: { kind: 'embedded', pglite },
    close: () => pglite.close(),
  };
}

function vacuumRegularly(pglite: PGlite, log: Log): () => void {
  const timer = setInterval(() => {
    pglite.exec('VACUUM (ANALYZE)').catch((error: unknown) => log.error(error, 'vacuum failed'));
  }, VACUUM_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
