// `npm run operator -- EMAIL`: makes the organization of this account the operator of the
// installation. `npm run operator -- reset-second-factor EMAIL`: for a user who has lost phone,
// passkey and recovery codes.
import { createAuditService } from '#server/features/audit/service.ts';
import { appointOperator } from '#server/features/auth/appoint-operator.ts';
import { resetSecondFactorOf } from '#server/features/second-factor/reset.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';
import { openMailer } from '#server/platform/mail/open-mailer.ts';
import { createOutbox } from '#server/platform/mail/outbox.ts';
import { startOrExplain } from '#server/processes/run-process.ts';

const USAGE = 'npm run operator -- EMAIL, or npm run operator -- reset-second-factor EMAIL';
const RESET = 'reset-second-factor';

startOrExplain(async () => {
  const [first, second] = process.argv.slice(2);
  const email = first === RESET ? second : first;
  if (email === undefined) throw new Error(`Say whose account it is: ${USAGE}`);
  const config = readConfig();
  const log = createLog('error');
  const database = await openDatabase(config.database, log);
  const audit = createAuditService({ db: database.db, clock: systemClock });
  const mailer = openMailer(config, systemClock, log);
  const outbox = createOutbox({ mailer, clock: systemClock });
  const run = first === RESET ? reset : operate;
  const done = await run(database.db, { audit, outbox }, email);
  mailer.close();
  await database.close();
  if (done === null) throw new Error(`No account has the address ${email}`);
  process.stdout.write(`${done}\n`);
});

type Deps = Parameters<typeof resetSecondFactorOf>[1];

/** Returns what was done, or null if the address is unknown. */
async function operate(db: Database, { audit }: Deps, email: string): Promise<string | null> {
  const organizationName = await appointOperator({ db, audit }, email);
  return organizationName && `${organizationName} now operates this installation.`;
}

async function reset(db: Database, deps: Deps, email: string): Promise<string | null> {
  const isKnown = await resetSecondFactorOf(db, deps, email);
  return isKnown
    ? `${email} signs in with the password alone, until they set up a second factor.`
    : null;
}
