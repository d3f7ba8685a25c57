// `npm run chaos:engines -- --minutes 3`: orders films from a model that misbehaves, kills the
// servers that make them at random, and counts what was ordered, made and charged. Needs only
// PostgreSQL's programs.
import { parseArgs } from 'node:util';

import { Client } from 'pg';

import { runEngineChaos, type ChaosOutcome } from '#tests/support/engine-chaos.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    jobs: { type: 'string', default: '30' },
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const jobs = Number(values.jobs);
const MINUTE_MS = 60_000;
/** After the last kill: leases expire, lost responses are resolved, films are made. */
const DRAIN_MS = 5 * MINUTE_MS;

const startedAt = Date.now();
const say = (sentence: string) =>
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${sentence}`);

say(`seed ${values.seed}; starting PostgreSQL, a model's server and 3 servers`);
const postgres = await startPostgres();
try {
  const client = new Client({ connectionString: postgres.urlOf('postgres') });
  await client.connect();
  await client.query('create database chaos');
  await client.end();
  const killForMs = Number(values.minutes) * MINUTE_MS;
  const outcome = await runEngineChaos({
    jobs,
    servers: 3,
    databaseUrl: postgres.urlOf('chaos'),
    faultChance: 0.2,
    killEveryMs: 700,
    killsMax: Number(values.kills),
    killForMs,
    spreadMs: killForMs,
    seed: Number(values.seed),
    timeoutMs: killForMs + DRAIN_MS,
    onProgress: say,
  });
  console.log(`\n${summaryOf(outcome)}\n`);
  const broken = brokenPromises(outcome);
  for (const sentence of broken) console.log(`BROKEN: ${sentence}`);
  if (broken.length === 0) console.log('All promises were kept.');
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
}

function summaryOf(outcome: ChaosOutcome): string {
  const { kills, faults, orders, distinctOrders, ready, failed, balance, ledger } = outcome;
  return [
    `${kills} kills, ${faults} faults of the model's server, ${outcome.seconds} s`,
    `${orders} orders at the model for ${jobs} clips, ${distinctOrders} of them different`,
    `${ready} films ready, ${failed.length} failed, ${outcome.unfinished} unfinished`,
    `balance ${balance}, sum of the ledger ${ledger}`,
    ...failed.map((reason) => `failed: ${reason}`),
  ].join('\n');
}

function brokenPromises(outcome: ChaosOutcome): string[] {
  const { orders, distinctOrders, withoutFrame, unfinished, balance, ledger, kills } = outcome;
  return [
    orders === jobs ? null : `${orders} orders for ${jobs} clips`,
    distinctOrders === orders ? null : 'a clip was ordered twice',
    withoutFrame === 0 ? null : `${withoutFrame} clips began without their frame`,
    unfinished === 0 ? null : `${unfinished} jobs are stuck`,
    balance === ledger ? null : 'the ledger is not the balance',
    kills > 0 ? null : 'no server was killed: nothing was shown',
  ].filter((sentence) => sentence !== null);
}
