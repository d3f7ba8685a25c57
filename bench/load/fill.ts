import type { Pool } from 'pg';

import { SAMPLE_ORDER } from '../sample-order.ts';

const CASINOS = 20_000;

/** The number of rows in the database. */
export interface Size {
  readonly jobs: number;
  readonly users: number;
}

interface Filling {
  /** The organization with every second job and its charge. */
  readonly whale: string;
  readonly from: Size;
  readonly to: Size;
}

/** Adds rows until there are `to`. */
export async function fillUp(pool: Pool, { whale, from, to }: Filling): Promise<void> {
  if (from.users === 0) await pool.query(ADD_ORGANIZATIONS, [CASINOS]);
  await pool.query(ADD_USERS, [from.users + 1, to.users]);
  await pool.query(ADD_JOBS, [from.jobs + 1, to.jobs, whale]);
  for (const statement of [...ADD_PARTS, ADD_CHARGES]) await pool.query(statement, [from.jobs]);
  await pool.query('vacuum analyze');
}

/** Credits for the orders, with their ledger entry. */
export async function giveCredits(pool: Pool, organizationId: string, delta: number) {
  await pool.query(
    `with changed as (update organizations set credit_balance = credit_balance + $2 where id = $1
       returning credit_balance)
     insert into credit_ledger (id, org_id, kind, reason, delta, balance_after, created_at)
     select gen_random_uuid(), $1, 'adjustment', 'For the bench', $2, credit_balance, now()
     from changed`,
    [organizationId, delta],
  );
}

const ADD_ORGANIZATIONS = `
  insert into organizations (id, name, created_at)
  select gen_random_uuid(), 'Casino ' || n || ' of ' || md5(n::text), now()
  from generate_series(1, $1::int) n`;

const ADD_USERS = `
  insert into users (id, org_id, username, email, password_hash, role, created_at)
  select gen_random_uuid(), o.ids[1 + n % cardinality(o.ids)], 'guest_' || n,
    md5(n::text) || '@example.test', 'none', 'creator', now() - make_interval(secs => n)
  from generate_series($1::int, $2::int) n,
    (select array_agg(id) ids from organizations where name like 'Casino %') o`;

const ADD_JOBS = `
  insert into jobs (id, org_id, created_at, ${SAMPLE_ORDER.columns})
  select gen_random_uuid(),
    case when n % 2 = 0 then $3::uuid else o.ids[1 + n % cardinality(o.ids)] end,
    now() - make_interval(secs => n), ${SAMPLE_ORDER.values}
  from generate_series($1::int, $2::int) n,
    (select array_agg(id) ids from organizations where name like 'Casino %') o`;

const ADDED = `jobs where seed > $1 and prompt like 'A prompt of usual length%'`;

/** The results of these jobs: one in fifty waits for review. */
const ADD_PARTS = [
  `insert into job_files (job_id, video_key) select id, 'jobs/none.mp4' from ${ADDED}`,
  `insert into job_runs (job_id, status, finished_at) select id, 'ready', now() from ${ADDED}`,
  `insert into job_reviews (job_id, asked_at, moderation_status)
   select id, created_at, case when seed % 50 = 0 then 'pending' else 'approved' end from ${ADDED}`,
];

/** The ledger of these jobs; balances are as if their credits had been granted and spent. */
const ADD_CHARGES = `
  insert into credit_ledger (id, org_id, kind, reason, delta, balance_after, job_id, created_at)
  select gen_random_uuid(), org_id, 'charge', 'Video created', -50, 0, id, created_at
  from ${ADDED}`;
