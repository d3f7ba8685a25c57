import { join } from 'node:path';

import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';
import { openLocalStorage } from '#server/platform/storage/local-storage.ts';

/** Opens what backup and restore read and fill: database and storage of the configured installation. */
export async function openStores() {
  const config = readConfig();
  const database = await openDatabase(config.database, createLog('error'));
  return {
    db: database.db,
    storage: await openLocalStorage(join(config.data.folder, 'media')),
    dataFolder: config.data.folder,
    close: () => database.close(),
  };
}
