// `npm run move-to-postgres`: moves the embedded installation in DATA_DIR to DATABASE_URL, and its
// files to STORAGE_URL if set. The embedded installation must not be running; it is only read.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { moveInstallation, type Moved } from '#server/platform/backup/move-installation.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openEmbedded } from '#server/platform/database/embedded/open-embedded.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { createLog } from '#server/platform/log.ts';
import { openLocalStorage } from '#server/platform/storage/local-storage.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { startOrExplain } from '#server/processes/run-process.ts';

const CONNECTIONS = 2;

startOrExplain(async () => {
  const config = readConfig();
  const { embeddedFolder, url } = config.database;
  if (url === null)
    throw new Error('Say where to: set DATABASE_URL to an empty PostgreSQL database');
  if (!existsSync(embeddedFolder)) throw new Error(`${embeddedFolder} holds no embedded database`);
  const log = createLog('error');
  const from = await openEmbedded(embeddedFolder, log);
  const to = await openPostgres(url, CONNECTIONS, log);
  const storage = await openStorage(config);
  try {
    const here = await openLocalStorage(join(config.data.folder, 'media'));
    const moved = await moveInstallation(
      { db: from.db, storage: here },
      { db: to.db, storage },
      config.data.folder,
    );
    process.stdout.write(
      `${describe(moved)}\n${adviceFor(config.secretKey, config.data.folder)}\n`,
    );
  } finally {
    storage.close();
    await to.close();
    await from.close();
  }
});

function describe({ areRowsNew, rows, credits, ...files }: Moved): string {
  const missing = files.filesMissing.map((key) => `\nNamed by a video but not there: ${key}`);
  return (
    (areRowsNew
      ? `${rows} rows moved; counts and credits agree (${credits.balances} credits, ledger ${credits.ledger}).`
      : 'The rows were moved before; the target has every entry of the ledger.') +
    ` ${files.filesCopied} files copied, ${files.filesFound} were there already; every hash agrees.` +
    missing.join('')
  );
}

/** Mailed links and issued URLs are signed with the old key. */
function adviceFor(configured: string | null, dataFolder: string): string {
  const key =
    configured === null
      ? `Give every process the SECRET_KEY that stands in ${join(dataFolder, 'secret-key')}`
      : 'Keep SECRET_KEY as it is';
  return `${key}, and start with DATABASE_URL from now on; the embedded database is left as it was.`;
}
