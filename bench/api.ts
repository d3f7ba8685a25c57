// `npm run bench`: figures of the server, measured in one run, printed as a table. Ratios mean more
// than absolute numbers: they hold on another machine.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import autocannon from 'autocannon';
import { Client } from 'pg';

import type { AuthAnswer } from '#contracts/schemas/auth.ts';
import { freePort, startPostgres } from '#tests/support/postgres-server.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

const SERVER = 'tests/support/fake-film-server.ts';
/** Longer than the bench: renders do not disturb the figures. */
const NEVER_READY = ['100000000'];
const ROUNDS = 3;
const ROUND_SECONDS = 5;
const CONNECTIONS = 50;

const rows: [figure: string, value: string][] = [];
const folder = mkdtempSync(join(tmpdir(), 'casinoreel-bench-'));
const port = String(await freePort());
const address = `http://localhost:${port}`;
const UNLIMITED = '1000000000';
const limits = { LIMIT_CALLS_PER_USER: UNLIMITED, LIMIT_CALLS_PER_ADDRESS: UNLIMITED };
const shared = { PORT: port, DATA_DIR: folder, ...limits };

const postgres = await startPostgres();
try {
  await measure('embedded', shared);
  await measure('PostgreSQL', { ...shared, DATABASE_URL: postgres.urlOf('postgres') });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
printTable();

async function measure(name: string, environment: Record<string, string>): Promise<void> {
  const cold = await startTimed(environment);
  rows.push([`${name}: first start, fresh database`, `${cold.seconds.toFixed(2)} s`]);
  await cold.server.stop();
  const { server, seconds } = await startTimed(environment);
  rows.push([`${name}: start, existing database`, `${seconds.toFixed(2)} s`]);
  rows.push([`${name}: memory after the start`, memoryOf(server)]);
  const { token, organization } = await register(name.toLowerCase());
  const ours = await callsPerSecond(token);
  rows.push([`${name}: GET /api/presets`, `${ours.average} calls/s, p99 ${ours.p99} ms`]);
  rows.push([`${name}: memory under load`, memoryOf(server)]);
  const url = environment['DATABASE_URL'];
  if (url !== undefined) {
    await giveCredits(url, organization.id, 950);
    rows.push([`${name}: 200 simultaneous creates on 1,000 credits`, await createAtOnce(token)]);
  } else {
    rows.push([`${name}: 200 simultaneous creates on 50 credits`, await createAtOnce(token)]);
  }
  await server.stop();
  const bare = await startServer('bench/bare-server.ts', [], environment);
  const least = await callsPerSecond(token);
  await bare.killGroup();
  rows.push([
    `${name}: the same on bare node:http`,
    `${least.average} calls/s, p99 ${least.p99} ms`,
  ]);
  rows.push([
    `${name}: share of bare node:http`,
    `${Math.round((100 * ours.average) / least.average)} %`,
  ]);
}

async function startTimed(environment: Record<string, string>) {
  const startedAt = performance.now();
  const server = await startServer(SERVER, NEVER_READY, environment);
  return { server, seconds: (performance.now() - startedAt) / 1000 };
}

async function register(username: string): Promise<AuthAnswer> {
  const body = { username, email: `${username}@example.test`, password: 'long enough' };
  const account = await post<AuthAnswer>('/api/auth/register', body);
  await post('/api/auth/verify-age', { ageVerified: true }, account.token);
  return account;
}

async function send(path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

async function post<Answer>(path: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await send(path, body, token);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The median round of several. */
async function callsPerSecond(token: string) {
  const results = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { requests, latency, non2xx } = await autocannon({
      url: `${address}/api/presets`,
      connections: CONNECTIONS,
      duration: ROUND_SECONDS,
      headers: { authorization: `Bearer ${token}` },
    });
    if (non2xx > 0) throw new Error(`${non2xx} calls failed`);
    results.push({ average: Math.round(requests.average), p99: latency.p99 });
  }
  const sorted = results.toSorted((a, b) => a.average - b.average);
  const median = sorted[Math.floor(ROUNDS / 2)];
  if (!median) throw new Error('No round was measured');
  return median;
}

async function createAtOnce(token: string): Promise<string> {
  const body = { preset: 'roulette', prompt: 'A golden night at the wheel' };
  const startedAt = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => send('/api/jobs', body, token)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
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
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}

function printTable(): void {
  const [processor] = cpus();
  console.log(`Node ${process.version}, ${cpus().length} × ${processor?.model ?? 'unknown'}\n`);
  console.log('| figure | value |\n| --- | --- |');
  for (const [figure, value] of rows) console.log(`| ${figure} | ${value} |`);
}
