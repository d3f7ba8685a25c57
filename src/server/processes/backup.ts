// `npm run backup -- FOLDER`: writes the whole installation to a new folder.
import { join } from 'node:path';

import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { openStores } from '#server/processes/open-stores.ts';
import { startOrExplain } from '#server/processes/run-process.ts';

startOrExplain(async () => {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Name a folder to write: npm run backup -- FOLDER');
  const stores = await openStores();
  try {
    const { tables, files } = await writeBackup(stores, join(folder), new Date());
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(`${rows} rows and ${Object.keys(files).length} files are in ${folder}.\n`);
  } finally {
    await stores.close();
  }
});
