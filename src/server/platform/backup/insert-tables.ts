import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { sql } from 'drizzle-orm';

import { rowsOf, type Transaction } from '#server/platform/database/database.ts';

import { tableFile, type Manifest } from './manifest.ts';
import { creditsOf, unbalancedOrganizations } from './state.ts';
import { tablesInOrder } from './tables.ts';

const ROWS_AT_ONCE = 200;

/** Inserts the rows that `writeTables` wrote below `folder`. */
export async function insertTables(tx: Transaction, folder: string): Promise<void> {
  // The trigger that checks free videos reads rows that may be inserted later.
  await tx.execute(sql`select set_config('casinoreel.restoring', 'on', true)`);
  for (const table of tablesInOrder()) await insertRows(tx, table, folder);
  await continueNumbering(tx);
}

/** Identity columns continue after the highest inserted number. */
async function continueNumbering(tx: Transaction): Promise<void> {
  const columns = await rowsOf<{ table: string; name: string }>(
    tx,
    sql`select table_name as table, column_name as name from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, name } of columns) {
    const column = sql.identifier(name);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${name}), max(${column}))
          from ${sql.identifier(table)} having max(${column}) is not null`,
    );
  }
}

/** Inserts the rows of one table from a backup in `folder`. */
export async function insertRows(tx: Transaction, table: string, folder: string): Promise<void> {
  const lines = createInterface({ input: createReadStream(join(folder, tableFile(table))) });
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < ROWS_AT_ONCE) continue;
    await insertBatch(tx, table, batch);
    batch = [];
  }
  if (batch.length > 0) await insertBatch(tx, table, batch);
}

async function insertBatch(tx: Transaction, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`,
  );
}

/** Throws if rows are missing, or if credits differ from the backup or from the ledger. */
export async function requireComplete(
  tx: Transaction,
  { tables, credits }: Pick<Manifest, 'tables' | 'credits'>,
): Promise<void> {
  for (const [table, { rows }] of Object.entries(tables)) {
    const [found] = await rowsOf<{ rows: string }>(
      tx,
      sql`select count(*)::text as rows from ${sql.identifier(table)}`,
    );
    if (Number(found?.rows) !== rows) throw new Error(`The table ${table} came back incomplete`);
  }
  const restored = await creditsOf(tx);
  if (restored.balances !== credits.balances || restored.ledger !== credits.ledger) {
    throw new Error('The credits do not add up to what they were');
  }
  const unsound = await unbalancedOrganizations(tx);
  if (unsound.length > 0) {
    throw new Error(`The ledger does not sum to the balance of ${unsound.join(', ')}`);
  }
}
