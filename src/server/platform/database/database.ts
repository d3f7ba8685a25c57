import type { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database outside a transaction. Using it inside one throws: see `transaction-guard.ts`. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What store functions take first: they run inside or outside a transaction. */
export type Connection = Database | Transaction;

/** An open database and what belongs to running it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgres';
  /** The driver underneath, for the queue, which speaks SQL itself. */
  readonly driver: DatabaseDriver;
  close(): Promise<void>;
}

export type DatabaseDriver =
  | { readonly kind: 'embedded'; readonly pglite: PGlite }
  | { readonly kind: 'postgres'; readonly url: string };

/** Rows of a statement written by hand; both drivers answer them under `rows`. */
export async function rowsOf<Row>(connection: Connection, query: SQL): Promise<readonly Row[]> {
  const result = (await connection.execute(query)) as { rows: Row[] };
  return result.rows;
}
