// `npm run bench`: figures of the server, measured in one run, printed as a table. Ratios mean more
// than absolute numbers: they hold on another machine. Refuses to print on a machine that does other
// work; `-- --loaded` prints nevertheless, and says so in the table; `-- --shares` measures the shares of
// bare node:http alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { startPostgres } from '#tests/support/postgres-server.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { register, send } from './api-calls.ts';
import { measureInstall } from './install.ts';
import { residentMegabytes } from './resident-memory.ts';
import { measureShares, median } from './share-of-bare.ts';
import { freePort } from '#tests/support/free-port.ts';

const SERVER = 'tests/support/fake-film-server.ts';
/** Longer than the bench: renders do not disturb the figures. */
const NEVER_READY = ['100000000'];
/** Memory of the start itself is given back within this time. */
const SETTLED_MS = 30_000;
const LOAD_MAX = 1;

const isLoadAllowed = process.argv.includes('--loaded');
const areSharesAlone = process.argv.includes('--shares');
const loadBefore = refuseUnderLoad();

const rows: [figure: string, value: string][] = [];
const folder = mkdtempSync(join(tmpdir(), 'casinoreel-bench-'));
const port = String(await freePort());
const address = `http://localhost:${port}`;
const UNLIMITED = '1000000000';
const limits = { LIMIT_CALLS_PER_USER: UNLIMITED, LIMIT_CALLS_PER_ADDRESS: UNLIMITED };
const shared = { PORT: port, ...limits };

const postgres = await startPostgres();
try {
  if (!areSharesAlone) await addInstall();
  await measure('embedded', null);
  await measure('PostgreSQL', postgres.urlOf('postgres'));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
printTable();

async function addInstall(): Promise<void> {
  const { installSeconds, firstPageSeconds } = await measureInstall(await freePort());
  rows.push(['npm ci', `${installSeconds.toFixed(1)} s`]);
  rows.push([
    'npm start, built, fresh DATA_DIR: to the first page',
    `${firstPageSeconds.toFixed(1)} s`,
  ]);
}

async function measure(name: string, url: string | null): Promise<void> {
  const dataFolder = join(folder, name);
  const environment = {
    ...shared,
    DATA_DIR: dataFolder,
    ...(url !== null && { DATABASE_URL: url }),
  };
  const cold = await startTimed(environment);
  rows.push([`${name}: first start, fresh database`, `${cold.seconds.toFixed(2)} s`]);
  await sleep(areSharesAlone ? 0 : SETTLED_MS);
  rows.push([`${name}: memory after the first start`, memoryOf(cold.server)]);
  await cold.server.stop();
  const { server, seconds } = await startTimed(environment);
  rows.push([`${name}: start, existing database`, `${seconds.toFixed(2)} s`]);
  await sleep(areSharesAlone ? 0 : SETTLED_MS);
  rows.push([`${name}: memory after the start`, memoryOf(server)]);
  const { token, organization } = await register(address, name.toLowerCase());
  if (url !== null) await giveCredits(url, organization.id, 950);
  const credits = url === null ? '50' : '1,000';
  rows.push([`${name}: 200 simultaneous creates on ${credits} credits`, await createAtOnce(token)]);
  rows.push([`${name}: memory after them`, memoryOf(server)]);
  await server.stop();
  const setting = { folder: dataFolder, url, token, organizationId: organization.id };
  await addShares(name, { ...setting, environment });
}

async function addShares(
  name: string,
  setting: Omit<Parameters<typeof measureShares>[0], 'startOurs'>,
): Promise<void> {
  const shares = await measureShares({
    ...setting,
    startOurs: (environment) => startServer(SERVER, NEVER_READY, environment),
  });
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  for (const { path, callsPerSecond, p99, cpuMicroseconds, byCpu, byCalls } of shares) {
    const ours = `${callsPerSecond} calls/s, p99 ${p99} ms, ${cpuMicroseconds} µs of processor`;
    const ratio = `${percent(byCpu)} by processor time, ${percent(byCalls)} by calls a second`;
    rows.push([`${name}: GET ${path}`, ours], [`${name}: share of bare node:http`, ratio]);
  }
  const overall = median(shares.map(({ byCpu }) => byCpu));
  rows.push([`${name}: median share, by processor time`, percent(overall)]);
}

/** The load of the last minute; ends the process where it is too high for figures to mean anything. */
function refuseUnderLoad(): number {
  const [load = 0] = loadavg();
  if (load <= LOAD_MAX || isLoadAllowed) return load;
  console.error(
    `The load of this machine is ${load.toFixed(1)}; figures taken above ${LOAD_MAX} do not hold. ` +
      'Wait until it is quiet, or print them marked as loaded: npm run bench -- --loaded',
  );
  process.exit(1);
}

async function startTimed(environment: Record<string, string>) {
  const startedAt = performance.now();
  const server = await startServer(SERVER, NEVER_READY, environment);
  return { server, seconds: (performance.now() - startedAt) / 1000 };
}

async function createAtOnce(token: string): Promise<string> {
  const body = { preset: 'roulette', prompt: 'A golden night at the wheel' };
  const startedAt = performance.now();
  const responses = await Promise.all(
    Array.from({ length: 200 }, () => send(`${address}/api/jobs`, body, token)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const count = (status: number) =>
    responses.filter((response) => response.status === status).length;
  return `${count(201)} made, ${count(402)} refused, ${seconds.toFixed(2)} s`;
}

async function giveCredits(url: string, organizationId: string, delta: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `with changed as (
       update organizations set credit_balance = credit_balance + $2 where id = $1
       returning credit_balance)
     insert into credit_ledger (id, org_id, kind, reason, delta, balance_after, created_at)
     select gen_random_uuid(), $1, 'adjustment', 'For the bench', $2, credit_balance, now() from changed`,
    [organizationId, delta],
  );
  await client.end();
}

function memoryOf({ pid }: ServerProcess): string {
  return `${residentMegabytes(pid)} MB`;
}

function printTable(): void {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model ?? 'unknown'}`;
  console.log(`Node ${process.version}, ${machine}, load before the run ${loadBefore.toFixed(1)}`);
  if (loadBefore > LOAD_MAX)
    console.log('**Loaded: other work ran beside it; absolute figures do not hold.**');
  console.log('\n| figure | value |\n| --- | --- |');
  for (const [figure, value] of rows) console.log(`| ${figure} | ${value} |`);
}
