// `npm run audit:check`: verifies every organization's audit chain and reports where one is broken.
import { checkChains } from '#server/features/audit/check-chains.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';
import { startOrExplain } from '#server/processes/run-process.ts';

startOrExplain(async () => {
  const config = readConfig();
  const database = await openDatabase(config.database, createLog('error'));
  const { chains, entries, broken } = await checkChains(database.db);
  await database.close();
  process.stdout.write(`${entries} entries in ${chains} chains checked.\n`);
  for (const { organizationId, problem } of broken) {
    process.stdout.write(`Organization ${organizationId}: ${problem}\n`);
  }
  if (broken.length > 0) throw new Error(`${broken.length} chains are broken.`);
});
