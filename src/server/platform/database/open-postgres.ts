import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

import type { OpenDatabase } from '#server/platform/database/database.ts';
import { migrateServer } from '#server/platform/database/migrations/migrate.ts';
import { guardTransactions } from '#server/platform/database/transaction-guard.ts';
import type { Log } from '#server/platform/log.ts';

/** A server that does not answer at all is an error after this long; a dead line is noticed. */
const PATIENCE = { connectionTimeoutMillis: 15_000, keepAlive: true };

/** Opens a PostgreSQL database (15 or newer) with at most `connections` connections. */
export async function openPostgres(
  url: string,
  connections: number,
  log: Log,
): Promise<OpenDatabase> {
  await migrateServer(url);
  const pool = new Pool({ connectionString: url, max: connections, ...PATIENCE });
  // Without listeners a connection that the server ends would end this process: the pool listens for
  // those that rest in it, not for one that a transaction holds between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn(error, 'a database connection was lost')),
  );
  return {
    db: guardTransactions(drizzle({ client: pool })),
    kind: 'postgres',
    driver: { kind: 'postgres', url },
    close: () => pool.end(),
  };
}
