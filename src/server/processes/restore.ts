// `npm run restore -- FOLDER`: restores a backup into this empty installation.
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { openStores } from '#server/processes/open-stores.ts';
import { startOrExplain } from '#server/processes/run-process.ts';

startOrExplain(async () => {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Name the backup: npm run restore -- FOLDER');
  const stores = await openStores();
  try {
    const { tables, files, createdAt } = await restoreBackup(stores, folder);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${rows} rows and ${Object.keys(files).length} files of ${createdAt} are back; counts, hashes and credits agree.\n`,
    );
  } finally {
    await stores.close();
  }
});
