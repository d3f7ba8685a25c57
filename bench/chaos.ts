// `npm run chaos -- --minutes 3`: a group of servers on this machine, customers who keep ordering,
// and every kind of failure. Prints what was done and the result; exits with 1 if a guarantee was
// broken.
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { createApiClient } from './chaos/api-client.ts';
import { createCustomers } from './chaos/customers.ts';
import { endProcess, FAULTS, renderersOf, whileFilmIsMade } from './chaos/faults.ts';
import { install } from './chaos/installation.ts';
import { ALWAYS_COUNT, findViolations, inspectEnding } from './chaos/invariants.ts';
import { createStuckWatch } from './chaos/stuck-videos.ts';
import { createRecords, failuresIn, faultTable } from './chaos/report.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    only: { type: 'string', default: '' },
  },
});
const MINUTE_MS = 60_000;
const RECOVERY_MS = 5 * MINUTE_MS;
const DRAIN_MS = 10 * MINUTE_MS;
/** So that renderers also fail when nothing else does. */
const RANDOM_KILL_MS = 30_000;

const startedAt = Date.now();
const endsAt = startedAt + Number(values.minutes) * MINUTE_MS;
const random = createRandom(Number(values.seed));
const say = (sentence: string) =>
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${sentence}`);

say(`seed ${values.seed}; starting PostgreSQL, a bucket, 2 API and 2 worker processes`);
const installation = await install();
// Leaves no process behind, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void installation
      .stopProcesses()
      .then(() => installation.close(false))
      .finally(() => process.exit(1));
  });
}
const violations: string[] = [];
let checks = 0;
let randomKills = 0;
let summary = '';
try {
  summary = await run();
} catch (error) {
  violations.push(`The run ended early: ${String(error)}`);
} finally {
  await installation.stopProcesses();
  await installation.close(violations.length > 0);
}
console.log(`\n${summary}\n`);
for (const violation of violations) console.log(`BROKEN: ${violation}`);
if (violations.length > 0) console.log(`Logs of the processes: ${installation.folder}`);
process.exit(violations.length > 0 ? 1 : 0);

async function run(): Promise<string> {
  const { pool } = installation;
  const deadline = AbortSignal.timeout(endsAt - startedAt + RECOVERY_MS + DRAIN_MS + 5 * MINUTE_MS);
  const client = createApiClient(installation, random);
  const unfinished = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from job_runs where status not in ('ready', 'failed')`,
    );
    return rows[0]?.count ?? 0;
  };
  const customers = await createCustomers({ client, random, unfinished, deadline });
  const stopShopping = new AbortController();
  const shopping = customers.shop(stopShopping.signal);
  shopping.catch(() => undefined);
  const killing = killRenderersPeriodically(stopShopping.signal);
  const records = createRecords(kindsWanted());
  const stuckAmong = createStuckWatch();

  for (const kind of rounds([...records.keys()])) {
    const fault = FAULTS[kind];
    const record = records.get(kind);
    if (!fault || !record) throw new Error(`No such fault: ${kind}`);
    await whileFilmIsMade(installation);
    const detail = await fault(installation, random);
    if (detail === null) {
      say(`${kind}: nothing to damage`);
      continue;
    }
    record.injected += 1;
    record.lastDetail = detail;
    const begun = Date.now();
    const isBack = await recovers(pool, () => customers.order());
    const seconds = (Date.now() - begun) / 1000;
    if (isBack) record.recovered += 1;
    record.seconds.push(seconds);
    const found = await findViolations(pool, customers, stuckAmong);
    checks += 1;
    violations.push(...found.map((sentence) => `after ${kind}: ${sentence}`));
    say(`${kind} (${detail}): ${isBack ? `back after ${seconds.toFixed(1)} s` : 'NOT BACK'}`);
  }

  stopShopping.abort();
  await shopping;
  await killing;
  say('no more orders; waiting for the last films');
  await drained(unfinished);
  // After a restart, a worker removes what was left behind by films that were finished elsewhere.
  for (const worker of installation.fleet.workers) await worker.restart(0);
  const ending = await inspectEnding(installation, customers, stuckAmong);
  violations.push(...ending.violations, ...customers.contradictions, ...failuresIn(records));
  const minutes = ((Date.now() - startedAt) / MINUTE_MS).toFixed(1);
  const { counts, acknowledged } = customers;
  return [
    faultTable(records),
    '',
    `${minutes} minutes, seed ${values.seed}. ${acknowledged.size} orders acknowledged, ${counts.sentTwice} of them sent twice at once, ${client.failedCalls()} calls failed and were repeated.`,
    `${ending.ready} films ready, ${ending.failed} failed and refunded (${counts.cancelled} cancelled), ${ending.attempts} attempts, ${randomKills} more renderers killed at random, ${counts.paid} packages paid three times at once.`,
    `${ALWAYS_COUNT} promises checked ${checks + 1} times, 6 more at the end: ${violations.length === 0 ? 'all kept' : `${violations.length} BROKEN`}. ${ending.orphansRemoved} orphan files swept.`,
  ].join('\n');
}

function kindsWanted(): string[] {
  const kinds = Object.keys(FAULTS).filter((kind) => kind.includes(values.only));
  if (installation.smallDisk !== null) return kinds;
  say('this user may not mount a small disk: leaving out the full disk');
  return kinds.filter((kind) => kind !== 'worker: disk full');
}

/**
 * All kinds in a new order each round: at least one complete round, then as many as time allows.
 */
function* rounds(kinds: readonly string[]): Generator<string> {
  for (let round = 0; round === 0 || Date.now() < endsAt; round += 1) {
    const order = kinds.map((kind) => ({ kind, place: random() }));
    for (const { kind } of order.sort((a, b) => a.place - b.place)) {
      if (round > 0 && Date.now() >= endsAt) return;
      yield kind;
    }
  }
}

/** Whether an order placed after the failure becomes a film, or is refunded, in time. */
async function recovers(
  pool: typeof installation.pool,
  order: () => Promise<string>,
): Promise<boolean> {
  const givesUpAt = Date.now() + RECOVERY_MS;
  const probe = await order();
  while (Date.now() < givesUpAt) {
    const { rows } = await pool
      .query<{ status: string }>('select status from job_runs where job_id = $1', [probe])
      .catch(() => ({ rows: [] }));
    if (rows[0]?.status === 'ready') return true;
    if (rows[0]?.status === 'failed') return recovers(pool, order);
    await delay(200);
  }
  const { rows } = await pool.query(
    `select run.job_id, run.status, run.attempt, run.stage, t.due_at, t.attempts, t.lease_expires_at, now()
     from job_runs run left join tasks t on t.name = 'render-video' and t.key = run.job_id::text
     where run.status not in ('ready', 'failed')`,
  );
  say(`the order ${probe} waits: ${JSON.stringify(rows)}`);
  return false;
}

async function killRenderersPeriodically(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await delay(RANDOM_KILL_MS * (0.5 + random()), undefined, { signal: stop }).catch(() => null);
    const [renderer] = installation.fleet.workers.flatMap(renderersOf);
    if (!stop.aborted && renderer !== undefined && endProcess(renderer)) randomKills += 1;
  }
}

async function drained(unfinished: () => Promise<number>): Promise<void> {
  const givesUpAt = Date.now() + DRAIN_MS;
  while (Date.now() < givesUpAt) {
    if ((await unfinished()) === 0) return;
    await delay(500);
  }
}

/** The same seed gives the same order of failures, though not the same timing. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
