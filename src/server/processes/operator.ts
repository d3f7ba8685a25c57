// `npm run operator -- EMAIL`: makes the organization of this account the operator of the installation.
import { createAuditService } from '#server/features/audit/service.ts';
import { nameOperator } from '#server/features/auth/name-operator.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';
import { startOrExplain } from '#server/processes/run-process.ts';

startOrExplain(async () => {
  const email = process.argv[2];
  if (email === undefined)
    throw new Error('Say whose organization it is: npm run operator -- EMAIL');
  const config = readConfig();
  const database = await openDatabase(config.database, createLog('error'));
  const { db } = database;
  const audit = createAuditService({ db, clock: systemClock });
  const organizationName = await nameOperator({ db, audit }, email);
  await database.close();
  if (organizationName === null) throw new Error(`No account has the address ${email}`);
  process.stdout.write(`${organizationName} now operates this installation.\n`);
});
