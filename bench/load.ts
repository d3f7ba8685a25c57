// `npm run bench:load -- --minutes 30`: 2 API and 2 worker processes on a PostgreSQL (with fsync)
// started here. Users browse at a steady rate while orders arrive in bursts, for as long as
// requested, to see whether memory stays flat. Then a minute at full speed, the list of videos
// compared with bare servers, and single calls while the tables grow. Films are made by a stand-in
// that takes 200 ms, since the server is measured.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { Pool } from 'pg';

import { startPostgres } from '#tests/support/postgres-server.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

import { register } from './api-calls.ts';
import { browse, orderAtOnce, quantile, type Burst, type Person } from './load/callers.ts';
import { fillUp, giveCredits, type Size } from './load/fill.ts';
import { watchMemory } from './load/memory.ts';
import { freePort } from '#tests/support/free-port.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    'jobs-max': { type: 'string', default: '1000000' },
  },
});
const PEOPLE = 40;
const CREDITS_EACH = 1_000_000;
const CONNECTIONS = 40;
const ROUND_SECONDS = 8;
const STEADY_RATE = 100;
const FULL_SPEED_SECONDS = 30;
const BURST = 50;
const BURST_EVERY_MS = 15_000;
const MEMORY_POINTS = 6;
const SIZES: readonly Size[] = [
  { jobs: 10_000, users: 1_000 },
  { jobs: 100_000, users: 10_000 },
  { jobs: 1_000_000, users: 100_000 },
].filter(({ jobs }) => jobs <= Number(values['jobs-max']));
const FILM_MS = '200';
const GROWING = [
  '/api/jobs?limit=50',
  '/api/dashboard/stats',
  '/api/credits/ledger?limit=50',
  '/api/moderation/pending?limit=50',
  '/api/admin/users?limit=50',
  '/api/admin/users?limit=50&search=guest_777',
];
const GROWTH_CALLS = 60;

const folder = mkdtempSync(join(tmpdir(), 'casinoreel-load-'));
const postgres = await startPostgres(['max_connections=100', 'shared_buffers=256MB']);
const started: ServerProcess[] = [];
const pool = new Pool({ connectionString: postgres.urlOf('postgres'), max: 2 });
const environment = {
  DATABASE_URL: postgres.urlOf('postgres'),
  DATA_DIR: folder,
  LIMIT_CALLS_PER_USER: '1000000000',
  LIMIT_CALLS_PER_ADDRESS: '1000000000',
  LIMIT_REGISTRATIONS_PER_ADDRESS: '1000000',
  RENDERS_AT_ONCE: '8',
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void close().finally(() => process.exit(1)));
}
try {
  await run();
} finally {
  await close();
}

async function close(): Promise<void> {
  await Promise.all(started.map((server) => server.stop()));
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function start(entry: string, ...parameters: string[]) {
  const port = String(await freePort());
  const server = await startServer(entry, parameters, { ...environment, PORT: port });
  started.push(server);
  return { server, address: `http://localhost:${port}` };
}

async function run(): Promise<void> {
  const apis = [
    await start('src/server/processes/api.ts'),
    await start('src/server/processes/api.ts'),
  ];
  const workers = [
    await start('tests/support/fake-film-worker.ts', FILM_MS),
    await start('tests/support/fake-film-worker.ts', FILM_MS),
  ];
  const addresses = apis.map(({ address }) => address);
  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    people.push(await registerRich(addresses[0] ?? '', `casino_${index}`));
  }
  const memory = watchMemory(
    Object.fromEntries([
      ...apis.map(({ server }, index) => [`API ${index + 1}`, server] as const),
      ...workers.map(({ server }, index) => [`worker ${index + 1}`, server] as const),
    ]),
  );
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; load of the machine ${loadavg()[0]?.toFixed(1)} at the start\n`,
  );
  const minutes = Number(values.minutes);
  await measureLoad(addresses, people, { seconds: Math.round(60 * minutes), rate: STEADY_RATE });
  memory.stop();
  console.log(
    '\n| resident memory, MB | start |  |  |  |  | end |\n| --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const name of ['API 1', 'API 2', 'worker 1', 'worker 2']) {
    console.log(`| ${[name, ...memory.seriesOf(name, MEMORY_POINTS)].join(' | ')} |`);
  }
  await measureLoad(addresses, people, { seconds: FULL_SPEED_SECONDS });
  await compareWithBare(addresses, people);
  await measureGrowth(addresses, people);
}

async function registerRich(address: string, username: string): Promise<Person> {
  const { token, organization } = await register(address, username);
  await giveCredits(pool, organization.id, CREDITS_EACH);
  return { token, organizationId: organization.id };
}

/** Browsing and bursts together, at a rate or at full speed. */
async function measureLoad(
  addresses: readonly string[],
  people: readonly Person[],
  load: { seconds: number; rate?: number },
) {
  const stop = new AbortController();
  const bursts = burstsUntil(stop.signal, addresses, people);
  const outcome = await browse({ addresses, people, ...load, connections: CONNECTIONS });
  stop.abort();
  const done = await bursts;
  const times = done.flatMap(({ milliseconds }) => milliseconds);
  const refused = done.reduce((sum, burst) => sum + burst.refused, 0);
  const speed = load.rate === undefined ? 'at full speed' : `at ${load.rate} a second`;
  console.log(`\n| ${load.seconds} s | calls | a second | p50 ms | p99 ms | failed |`);
  console.log('| --- | --- | --- | --- | --- | --- |');
  const { calls, callsPerSecond, p50, p99, errors } = outcome;
  console.log(`| browsing ${speed} | ${calls} | ${callsPerSecond} | ${p50} | ${p99} | ${errors} |`);
  console.log(
    `| orders, ${BURST} at once every ${BURST_EVERY_MS / 1000} s | ${times.length} | | ${quantile(times, 0.5).toFixed(0)} | ${quantile(times, 0.99).toFixed(0)} | ${refused} |`,
  );
}

async function burstsUntil(
  stop: AbortSignal,
  addresses: readonly string[],
  people: readonly Person[],
): Promise<Burst[]> {
  const bursts: Burst[] = [];
  while (!stop.aborted) {
    bursts.push(await orderAtOnce(addresses, people, BURST));
    await delay(BURST_EVERY_MS, undefined, { signal: stop }).catch(() => null);
  }
  return bursts;
}

/** The list of videos from both API processes, and from two bare servers. */
async function compareWithBare(addresses: readonly string[], people: readonly Person[]) {
  const bare = [await start('bench/bare-server.ts'), await start('bench/bare-server.ts')];
  const paths = ['/api/jobs?limit=50'];
  const load = { people, seconds: ROUND_SECONDS, paths, connections: CONNECTIONS };
  console.log(
    '\n| GET /api/jobs | calls a second | p50 ms | p99 ms | failed |\n| --- | --- | --- | --- | --- |',
  );
  const rates: Record<string, number[]> = { 'the API': [], 'bare node:http': [] };
  for (let round = 0; round < 3; round += 1) {
    for (const [name, servers] of [
      ['the API', addresses],
      ['bare node:http', bare.map(({ address }) => address)],
    ] as const) {
      const { callsPerSecond, p50, p99, errors } = await browse({ ...load, addresses: servers });
      rates[name]?.push(callsPerSecond);
      console.log(`| ${name} | ${callsPerSecond} | ${p50} | ${p99} | ${errors} |`);
    }
  }
  const share =
    quantile(rates['the API'] ?? [], 0.5) / quantile(rates['bare node:http'] ?? [], 0.5);
  console.log(`\nShare of bare node:http, medians: ${Math.round(100 * share)} %`);
  for (const { server } of bare) await server.killGroup();
}

/** One call at a time, by the owner of half of all videos, who is also the operator. */
async function measureGrowth(addresses: readonly string[], people: readonly Person[]) {
  const [whale] = people;
  if (!whale) throw new Error('Nobody is registered');
  console.log(
    `\n| median ms of one call | ${SIZES.map(({ jobs, users }) => `${jobs} videos, ${users} users`).join(' | ')} |`,
  );
  console.log(`| --- ${SIZES.map(() => '| ---').join(' ')} |`);
  const cells = new Map<string, string[]>(GROWING.map((path) => [path, []]));
  let from: Size = { jobs: 0, users: 0 };
  for (const size of SIZES) {
    await fillUp(pool, { whale: whale.organizationId, from, to: size });
    from = size;
    for (const path of GROWING) {
      cells.get(path)?.push((await medianMs(`${addresses[0]}${path}`, whale.token)).toFixed(1));
    }
  }
  for (const [path, figures] of cells) console.log(`| ${[path, ...figures].join(' | ')} |`);
}

async function medianMs(url: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < GROWTH_CALLS; call += 1) {
    const startedAt = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    times.push(performance.now() - startedAt);
  }
  return quantile(times, 0.5);
}
