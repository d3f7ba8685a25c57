import { sql } from 'drizzle-orm';

import { jobFileKeys } from '#server/platform/database/job-files.ts';
import { rowsOf, type Connection } from '#server/platform/database/database.ts';

/** Hashes of the migrations applied to a database, in order. */
export async function migrationsOf(connection: Connection): Promise<string[]> {
  const rows = await rowsOf<{ hash: string }>(
    connection,
    sql`select sha256 as hash from migrations.applied order by name`,
  );
  return rows.map(({ hash }) => hash);
}

/** Credits over all organizations: the sum of the balances and the sum of the ledger. */
export async function creditsOf(
  connection: Connection,
): Promise<{ balances: number; ledger: number }> {
  const [sums] = await rowsOf<{ balances: string; ledger: string }>(
    connection,
    sql`select (select coalesce(sum(credit_balance), 0) from organizations)::text as balances,
               (select coalesce(sum(delta), 0) from credit_ledger)::text as ledger`,
  );
  return { balances: Number(sums?.balances), ledger: Number(sums?.ledger) };
}

/**
 * Organizations whose balance differs from the sum of their ledger: none in a consistent
 * installation.
 */
export async function unbalancedOrganizations(connection: Connection): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    connection,
    sql`select o.id from organizations o left join credit_ledger l on l.org_id = o.id
        group by o.id having o.credit_balance <> coalesce(sum(l.delta), 0)`,
  );
  return rows.map(({ id }) => id);
}

/** The storage keys referenced by rows. */
export async function storedKeysOf(connection: Connection): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    connection,
    sql`select key from job_files cross join lateral unnest(${jobFileKeys}) as named (key)
        where key is not null
        union
        select key from clips
        cross join lateral unnest(array[
          file_key, images #>> '{start,key}', images #>> '{end,key}',
          images #>> '{reference,key}'
        ]) as named (key)
        where key is not null
          and exists (select 1 from job_runs run
            where run.job_id = clips.job_id or run.clips_of = clips.job_id)
        union
        select key from media cross join lateral unnest(array[main_key, preview_key]) as named (key)
        where key is not null
        union
        select key from media_pieces
        order by key`,
  );
  return rows.map(({ key }) => key);
}
