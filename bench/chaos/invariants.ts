import { readdirSync, existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import type { Pool } from 'pg';

import { checkChains } from '#server/features/audit/check-chains.ts';
import { removeOrphanFiles } from '#server/features/jobs/removal/orphan-files.ts';
import { storedKeysOf } from '#server/platform/backup/state.ts';
import { parseEnvironment } from '#server/platform/config/environment.ts';
import { storageFrom } from '#server/platform/config/storage-config.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { createLog } from '#server/platform/log.ts';
import { openBucketStorage } from '#server/platform/storage/bucket-storage.ts';

import type { Customers } from './customers.ts';
import type { Installation } from './installation.ts';
import type { StuckWatch } from './stuck-videos.ts';

/** Invariants, each as a query that finds violations. */
const ALWAYS: Record<string, string> = {
  'the ledger sums to the balance': `
    select o.id from organizations o where o.credit_balance <>
      (select coalesce(sum(delta), 0) from credit_ledger where org_id = o.id)`,
  'one charge per video': `
    select j.id from jobs j where 1 <>
      (select count(*) from credit_ledger where job_id = j.id and kind = 'charge')`,
  'no charge without its video': `
    select job_id from credit_ledger where kind = 'charge' and job_id not in (select id from jobs)`,
  'one refund per failed video, none for others': `
    select run.job_id from job_runs run where (run.status = 'failed')::int <>
      (select count(*) from credit_ledger l where l.job_id = run.job_id and l.kind = 'refund')`,
  'credits once per payment': `
    select p.id from payments p where (p.status = 'completed')::int * p.credits <>
      (select coalesce(sum(delta), 0) from credit_ledger where payment_id = p.id)`,
  'the counter of unfinished videos': `
    select o.id from organizations o where o.unfinished_videos <>
      (select count(*) from jobs j join job_runs run on run.job_id = j.id
        where j.org_id = o.id and run.status not in ('ready', 'failed'))`,
};

/** Including acknowledged videos that are lost, and videos that are stuck. */
export const ALWAYS_COUNT = Object.keys(ALWAYS).length + 2;

const TRIES = 5;

/** The current violations, described for people. */
export async function findViolations(
  pool: Pool,
  customers: Customers,
  stuckAmong: StuckWatch,
): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await violationsNow(pool, customers, stuckAmong);
    } catch (error) {
      // This connection may have been cut off, too.
      if (tries === TRIES) throw error;
      await delay(500);
    }
  }
}

/** All queries use the same snapshot. */
async function violationsNow(
  pool: Pool,
  customers: Customers,
  stuckAmong: StuckWatch,
): Promise<string[]> {
  const acknowledged = [...customers.acknowledged];
  const client = await pool.connect();
  let hasFailed = true;
  try {
    await client.query('begin isolation level repeatable read read only');
    const violations: string[] = [];
    for (const [name, statement] of Object.entries(ALWAYS)) {
      const { rows } = await client.query<Record<string, unknown>>(statement);
      if (rows.length > 0) violations.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
    }
    const { rows } = await client.query<{ id: string }>(
      'select a.id from unnest($1::uuid[]) a (id) left join jobs j on j.id = a.id where j.id is null',
      [acknowledged],
    );
    if (rows.length > 0) violations.push(`acknowledged videos lost: ${JSON.stringify(rows)}`);
    const unfinished = await client.query<{ id: string }>(
      `select job_id as id from job_runs where status not in ('ready', 'failed')`,
    );
    const stuck = stuckAmong(unfinished.rows.map(({ id }) => id));
    if (stuck.length > 0) violations.push(`videos stuck for 15 minutes: ${stuck.join()}`);
    await client.query('commit');
    hasFailed = false;
    return violations;
  } finally {
    client.release(hasFailed);
  }
}

export interface Ending {
  readonly ready: number;
  readonly failed: number;
  readonly orphansRemoved: number;
  readonly attempts: number;
  readonly violations: readonly string[];
}

/**
 * What must hold when everything has finished: nothing unfinished, and no missing or superfluous
 * file or folder.
 */
export async function inspectEnding(
  { pool, storageUrl, databaseUrl, workFolders }: Installation,
  customers: Customers,
  stuckAmong: StuckWatch,
): Promise<Ending> {
  const violations = await findViolations(pool, customers, stuckAmong);
  const { rows } = await pool.query<{
    ready: number;
    failed: number;
    jobs: number;
    attempts: number;
  }>(
    `select count(*)::int as jobs, count(*) filter (where status = 'ready')::int as ready,
       count(*) filter (where status = 'failed')::int as failed, sum(attempt)::int as attempts
     from job_runs`,
  );
  const [counted] = rows;
  if (!counted) throw new Error('The jobs cannot be counted');
  const { jobs, ready, failed, attempts } = counted;
  if (jobs !== ready + failed) violations.push(`${jobs - ready - failed} videos never ended`);
  if (jobs !== customers.acknowledged.size) {
    violations.push(`${jobs} videos for ${customers.acknowledged.size} acknowledged orders`);
  }
  const database = await openPostgres(databaseUrl, 2, createLog('error'));
  const config = storageFrom(parseEnvironment({ STORAGE_URL: storageUrl }));
  if (!config) throw new Error('There is no bucket');
  const storage = openBucketStorage(config);
  const orphansRemoved = await removeOrphanFiles(
    database.db,
    storage,
    new Date(Date.now() + 60_000),
  );
  const stored = new Set<string>();
  for await (const { key } of storage.list('')) stored.add(key);
  const named = await storedKeysOf(database.db);
  const missing = named.filter((key) => !stored.delete(key));
  if (missing.length > 0) violations.push(`${missing.length} files of videos are missing`);
  if (stored.size > 0) violations.push(`orphan files: ${[...stored].slice(0, 3).join()}`);
  const { broken, entries } = await checkChains(database.db);
  if (broken.length > 0 || entries === 0) violations.push('an audit chain is broken');
  await database.close();
  storage.close();
  const left = workFolders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  if (left.length > 0) violations.push(`work folders left: ${left.join()}`);
  return { ready, failed, attempts, orphansRemoved, violations };
}
