import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';

/** Opens what backup and restore read and fill: database and storage of the configured installation. */
export async function openStores() {
  const config = readConfig();
  const database = await openDatabase(config.database, createLog('error'));
  const storage = await openStorage(config);
  return {
    db: database.db,
    storage,
    dataFolder: config.data.folder,
    close: async () => {
      await database.close();
      storage.close();
    },
  };
}
