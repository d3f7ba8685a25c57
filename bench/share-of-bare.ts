// How much of bare node:http the server reaches, on one database after the other.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';

import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { SAMPLE_ORDER } from './sample-order.ts';
import { freePort } from '#tests/support/free-port.ts';

export const PATHS = ['/api/presets', '/api/jobs?limit=50', '/api/credits/ledger?limit=50'];

const ROUNDS = 9;
const ROUND_SECONDS = 3;
/** Before the first round: until then the compiler is part of what is measured, and calls take up to eight times as long. */
const WARM_UP_SECONDS = 20;
const CONNECTIONS = 50;
const TICKS_A_SECOND = 100;

export interface Share {
  readonly path: string;
  /** Medians over the rounds. */
  readonly callsPerSecond: number;
  readonly cpuMicroseconds: number;
  readonly p99: number;
  /** Medians of the rounds' ratios to bare node:http: by processor time a call, by calls a second. */
  readonly byCpu: number;
  readonly byCalls: number;
}

interface Setting {
  /** Of an installation that is not running; `url` is null for the embedded database. */
  readonly folder: string;
  readonly url: string | null;
  readonly token: string;
  readonly organizationId: string;
  readonly environment: Record<string, string>;
  readonly startOurs: (environment: Record<string, string>) => Promise<ServerProcess>;
}

/** Both servers are up at the same time and are measured by turns, so that other work disturbs both alike. */
export async function measureShares(setting: Setting): Promise<Share[]> {
  await fill(setting);
  const { folder, environment, startOurs } = setting;
  const copy = `${folder}-bare`;
  cpSync(folder, copy, { recursive: true });
  const ports = [await freePort(), await freePort()] as const;
  const ours = await startOurs({ ...environment, DATA_DIR: folder, PORT: String(ports[0]) });
  const bare = await startServer('bench/bare-server.ts', [], {
    ...environment,
    DATA_DIR: copy,
    PORT: String(ports[1]),
  });
  try {
    const shares: Share[] = [];
    for (const path of PATHS) {
      await requireSameFields(path, ports, setting.token);
      const callOurs = () => call({ port: ports[0], path, token: setting.token, server: ours });
      const callBare = () => call({ port: ports[1], path, token: setting.token, server: bare });
      for (const port of ports) await warmUp(port, path, setting.token);
      const rounds: [ours: Round, bare: Round][] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        // Who goes first alternates, too.
        if (round % 2 === 0) rounds.push([await callOurs(), await callBare()]);
        else rounds.push(await inReverse(callOurs, callBare));
      }
      shares.push(shareOf(path, rounds));
    }
    return shares;
  } finally {
    await ours.stop();
    await bare.stop();
  }
}

/** A ratio means something only where both answer the same: as many rows, with the same fields. */
async function requireSameFields(
  path: string,
  ports: readonly [ours: number, bare: number],
  token: string,
): Promise<void> {
  const [ours, bare] = await Promise.all(ports.map((port) => fieldsOf(port, path, token)));
  if (ours !== bare) throw new Error(`Ours and the bare server differ in what ${path} answers`);
}

async function fieldsOf(port: number, path: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`http://localhost:${port}${path}`, { headers });
  const rows = (await response.json()) as object[];
  return JSON.stringify(rows.map((row) => Object.keys(row).toSorted()));
}

async function inReverse(first: () => Promise<Round>, second: () => Promise<Round>) {
  const later = await second();
  return [await first(), later] satisfies [Round, Round];
}

async function warmUp(port: number, path: string, token: string): Promise<void> {
  await autocannon({
    url: `http://localhost:${port}${path}`,
    connections: CONNECTIONS,
    duration: WARM_UP_SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
}

interface Round {
  readonly calls: number;
  readonly cpu: number;
  readonly p99: number;
}

interface Called {
  readonly port: number;
  readonly path: string;
  readonly token: string;
  readonly server: ServerProcess;
}

async function call({ port, path, token, server }: Called): Promise<Round> {
  const before = cpuSecondsOf(server);
  const { requests, latency, non2xx } = await autocannon({
    url: `http://localhost:${port}${path}`,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
  if (non2xx > 0) throw new Error(`${non2xx} calls failed`);
  const cpu = ((cpuSecondsOf(server) - before) / requests.total) * 1e6;
  return { calls: requests.average, cpu, p99: latency.p99 };
}

function shareOf(path: string, rounds: readonly [ours: Round, bare: Round][]): Share {
  const ours = rounds.map(([round]) => round);
  return {
    path,
    callsPerSecond: Math.round(median(ours.map(({ calls }) => calls))),
    cpuMicroseconds: Math.round(median(ours.map(({ cpu }) => cpu))),
    p99: median(ours.map(({ p99 }) => p99)),
    byCpu: median(rounds.map(([mine, least]) => least.cpu / mine.cpu)),
    byCalls: median(rounds.map(([mine, least]) => mine.calls / least.calls)),
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Of all threads of a process. */
function cpuSecondsOf({ pid }: ServerProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** A page of jobs and of ledger entries, as a customer of some weeks has. */
export async function fill({ folder, url, organizationId }: Setting): Promise<void> {
  const embeddedFolder = join(folder, 'database');
  const settings = { url, connections: 2, embeddedFolder };
  const database = await openDatabase(settings, createLog('error'));
  const { db } = database;
  await db.execute(sql`
    insert into jobs (id, org_id, created_at, ${sql.raw(SAMPLE_ORDER.columns)})
    select gen_random_uuid(), ${organizationId}::uuid, now() - make_interval(secs => n),
      ${sql.raw(SAMPLE_ORDER.values)}
    from generate_series(1, 60) n`);
  await db.execute(
    sql`insert into job_files (job_id, video_key) select id, 'jobs/none.mp4' from jobs
      on conflict do nothing`,
  );
  await db.execute(sql`
    insert into job_runs (job_id, status, finished_at) select id, 'ready', now() from jobs
    on conflict do nothing`);
  await db.execute(sql`
    insert into job_reviews (job_id, asked_at, moderation_status)
    select id, created_at, 'approved' from jobs
    on conflict do nothing`);
  await db.transaction(async (tx) => {
    for (let entry = 0; entry < 60; entry += 1) {
      await tx.execute(sql`
        with changed as (update organizations set credit_balance = credit_balance + 1
          where id = ${organizationId}::uuid returning credit_balance)
        insert into credit_ledger (id, org_id, kind, reason, delta, balance_after, created_at)
        select gen_random_uuid(), ${organizationId}::uuid, 'adjustment', 'For the bench', 1,
          credit_balance, ${systemClock.now()}::timestamptz + make_interval(secs => ${entry}::int) from changed`);
    }
  });
  await db.execute(sql`analyze`);
  await database.close();
}
