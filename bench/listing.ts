// Measures how long the newest 50 jobs of an organization that owns half of all jobs take, on a
// PostgreSQL started here, while the table grows: `node bench/listing.ts`. The goal is a constant
// time.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import { sql } from 'drizzle-orm';

import type { OrganizationId } from '#domain/ids.ts';
import { findJobs } from '#server/features/jobs/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { createLog } from '#server/platform/log.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { SAMPLE_ORDER } from './sample-order.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const ORGANIZATIONS = 100;
const ROUNDS = 200;

const whale = randomUUID() as OrganizationId;
const postgres = await startPostgres();
const database = await openPostgres(postgres.urlOf('postgres'), 2, createLog('error'));
try {
  await addOrganizations(database.db);
  console.log('| jobs | newest 50, median ms |\n| --- | --- |');
  let existing = 0;
  for (const size of SIZES) {
    await addJobs(database.db, existing, size);
    existing = size;
    console.log(`| ${size} | ${(await medianMs(database.db)).toFixed(2)} |`);
  }
} finally {
  await database.close();
  await postgres.stop();
}

async function addOrganizations(db: Database): Promise<void> {
  await db.execute(sql`
    insert into organizations (id, name, created_at)
    select case when n = 1 then ${whale}::uuid else gen_random_uuid() end, 'Casino ' || n, now()
    from generate_series(1, ${ORGANIZATIONS}::int) n`);
}

/** Every second job belongs to one large organization. */
async function addJobs(db: Database, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into jobs (id, org_id, created_at, ${sql.raw(SAMPLE_ORDER.columns)})
    select gen_random_uuid(),
      case when n % 2 = 0 then ${whale}::uuid else o.ids[1 + n % ${ORGANIZATIONS}::int] end,
      now() - make_interval(secs => ${SIZES.at(-1) ?? 0}::int - n),
      ${sql.raw(SAMPLE_ORDER.values)}
    from generate_series(${from + 1}::int, ${to}::int) n,
      (select array_agg(id) ids from organizations) o`);
  await db.execute(sql`
    insert into job_runs (job_id, status, error)
    select id, 'failed', 'Cancelled' from jobs where seed > ${from}`);
  await db.execute(sql`
    insert into job_reviews (job_id, asked_at, moderation_status)
    select id, created_at, 'pending' from jobs where seed > ${from}`);
  await db.execute(sql`vacuum analyze`);
}

async function medianMs(db: Database): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await findJobs(db, whale, { limit: 50, after: null });
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return times[ROUNDS / 2] ?? 0;
}
