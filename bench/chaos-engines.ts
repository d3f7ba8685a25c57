// `npm run chaos:engines [JOBS]`: orders films from a model that misbehaves, kills the servers that make
// them at random, and counts what was ordered, made and charged. Needs PostgreSQL's programs, nothing else.
import { Client } from 'pg';

import { runEngineChaos } from '#tests/support/engine-chaos.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';

const jobs = Number(process.argv[2] ?? 100);
const seed = Number(process.env['CHAOS_SEED'] ?? 1);
const postgres = await startPostgres();
try {
  const client = new Client({ connectionString: postgres.urlOf('postgres') });
  await client.connect();
  await client.query('create database chaos');
  await client.end();
  const outcome = await runEngineChaos({
    jobs,
    servers: 3,
    databaseUrl: postgres.urlOf('chaos'),
    faultChance: 0.2,
    killEveryMs: 700,
    killsMax: 30,
    seed,
    timeoutMs: 15 * 60_000,
  });
  console.log(outcome);
  const faults = [
    outcome.orders === jobs ? null : `${outcome.orders} orders for ${jobs} clips`,
    outcome.withoutFrame === 0 ? null : 'a clip began without its frame',
    outcome.distinctOrders === outcome.orders ? null : 'a clip was ordered twice',
    outcome.unfinished === 0 ? null : `${outcome.unfinished} jobs are stuck`,
    outcome.balance === outcome.ledger ? null : 'the ledger is not the balance',
  ].filter((sentence) => sentence !== null);
  console.log(faults.length === 0 ? 'All promises were kept.' : `BROKEN: ${faults.join('; ')}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
}
