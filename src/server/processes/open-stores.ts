import { readConfig } from '#server/platform/config/config.ts';
import { limitNewFiles } from '#server/platform/data-directory/modes.ts';
import { protectDataDirectory } from '#server/platform/data-directory/protect-data-directory.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';

/**
 * Opens what backup and restore read and write: database and storage of the configured
 * installation.
 */
export async function openStores() {
  const config = readConfig();
  const log = createLog('warn');
  limitNewFiles(config.data.access);
  protectDataDirectory(config.data.folder, config.data.access, log);
  const database = await openDatabase(config.database, log);
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
